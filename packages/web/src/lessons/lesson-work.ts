// A lesson in the worker of this device's matches, fetched when one is opened. Messages come in one after the other; each gets
// one reply.

import type { Refusal, Result } from '@orrery/kernel';
import { letBotsPlay } from '@orrery/table';
import {
  answerLesson,
  choose,
  coaching,
  goOn,
  type LessonMatch,
  lessonFacts,
  lessonNamed,
  lessonTable,
  matchAlone,
  openLesson,
  resumeLesson,
  savedLesson,
  skip,
  stepBack,
} from '@orrery/table/lessons';
import { company, loadThinkers } from '../local/company.ts';
import type { FromLesson, ToLesson } from './messages.ts';

/** Where replies go. */
export type Post = (reply: FromLesson) => void;

let taken: LessonMatch | null = null;
/** How many facts the page holds. */
let held = 0;

export async function work(message: ToLesson, post: Post): Promise<void> {
  const refusal = message.type === 'open' ? await open(message) : taken === null ? null : await handle(taken, message);
  if (refusal !== null) post({ type: 'refused', refusal });
  else show(post);
  if (company.thinkers !== null) return;
  loadThinkers()
    .then(() => botsJoin(post))
    .catch((bug: unknown) => post({ type: 'broken', why: bug instanceof Error ? bug.message : String(bug) }));
}

/** The bots have arrived: whatever they were asked meanwhile is answered now. */
function botsJoin(post: Post): void {
  if (taken === null) return;
  const { length } = taken.hosted.match.answers;
  const refusal = letBotsPlay(taken.hosted);
  if (refusal !== null) post({ type: 'refused', refusal });
  else if (taken.hosted.match.answers.length !== length) show(post);
}

/** One that cannot be taken up any more begins anew. */
async function open({ lesson: id, you, saved }: Extract<ToLesson, { type: 'open' }>): Promise<Refusal | null> {
  const lesson = lessonNamed(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  const resumed = saved === null ? null : await resumeLesson(company, lesson, saved).catch(() => null);
  const opened = resumed?.ok === true ? resumed : openLesson(company, lesson, you);
  if (!opened.ok) return opened.refusal;
  taken = opened.value;
  held = lessonFacts(taken).length;
  return null;
}

const refusalOf = (result: Result<null>): Refusal | null => (result.ok ? null : result.refusal);

async function handle(match: LessonMatch, message: Exclude<ToLesson, { type: 'open' }>): Promise<Refusal | null> {
  switch (message.type) {
    case 'answer':
      return answerLesson(match, message.question, message.answer);
    case 'choose':
      choose(match, message.choice);
      return null;
    case 'goOn':
      return refusalOf(goOn(match));
    case 'back':
      return refusalOf(await stepBack(match));
    case 'skip':
      return refusalOf(skip(match));
    case 'quiet':
      match.reply = null;
      return null;
  }
}

function show(post: Post): void {
  if (taken === null) return;
  const facts = lessonFacts(taken);
  const { part, hosted } = taken;
  post({
    type: 'lesson',
    table: lessonTable(taken),
    facts,
    seen: Math.min(held, facts.length),
    coaching: coaching(taken),
    position: `${part}/${hosted.match.answers.length}`,
    saved: savedLesson(taken),
    record: matchAlone(taken),
  });
  held = facts.length;
}
