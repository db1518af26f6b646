// A lesson played: once by its own line, with the numbers that come up, and once more for every other answer at every stop.
// Whatever the learner does, the part must come to its end.

import { type AnyMatch, openQuestions, type Question, randomFor, resume } from '@orrery/kernel';
import type { Company } from '../../local/local-match.ts';
import { type Coaching, decidedBeat } from '../coach.ts';
import type { Lesson } from '../lesson.ts';
import {
  answerLesson,
  choose,
  coaching,
  type LessonMatch,
  lessonFacts,
  lessonTable,
  openLesson,
  skip,
  suggestedAnswer,
} from '../lesson-match.ts';
import { lineFor } from '../rival-lines.ts';
import type { Finding } from './finding.ts';

/** The numbers of every text on the line, by beat, and by beat and reply. */
export type LessonNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface PlayedLesson {
  readonly findings: readonly Finding[];
  readonly numbers: LessonNumbers;
  /** Answers that were tried besides the line. */
  readonly branches: number;
  /** Beat and reply of every word of the line, in order: what a learner reads. */
  readonly read: readonly { readonly beat: string; readonly reply: string | null }[];
}

/** Samples of questions whose answers are too many to list. */
export const samples = 200;
const mostSteps = 300;

/** Bots that give any legal answer: a lesson must hold whatever they do. */
const anybody: Company = {
  thinkers: {
    bot: (_, game) => ({
      ok: true,
      value: { answer: (view, question, random) => game.sample(game.determinize(view, random), question, random) },
    }),
    explain: () => [],
  },
  takeUp: async (game, record) => resume(game, record),
};

export function playLesson(lesson: Lesson, tries = samples): PlayedLesson {
  const findings: Finding[] = [];
  const numbers: Record<string, Readonly<Record<string, number>>> = {};
  const read: { beat: string; reply: string | null }[] = [];
  const note = (beat: string, what: string): void => void findings.push({ lesson: lesson.id, beat, what });
  const opened = openLesson(anybody, lesson, 'You');
  if (!opened.ok)
    return { findings: [{ lesson: lesson.id, beat: '', what: opened.refusal.code }], numbers, branches: 0, read };
  const taken = opened.value;
  let branches = 0;
  for (let step = 0; ; step++) {
    const now = coaching(taken);
    if (now.reply !== null) {
      numbers[`${now.reply.beat}/${now.reply.reply}`] = now.reply.amounts;
      read.push({ beat: now.reply.beat, reply: now.reply.reply });
    }
    if (now.beat !== null) {
      numbers[now.beat] = now.amounts;
      read.push({ beat: now.beat, reply: null });
    }
    if (now.wants === 'end') break;
    if (step > mostSteps) {
      note(now.beat ?? '', 'the line comes to no end');
      break;
    }
    if (now.wants === 'answer' && !isSuggestionLegal(taken)) note(now.beat ?? '', 'the suggested answer is not legal');
    branches += branchOff(taken, now, tries, note);
    const skipped = skip(taken);
    if (!skipped.ok) {
      note(now.beat ?? '', `refused: ${skipped.refusal.code}`);
      break;
    }
    if (taken.reply?.mark === 'look')
      note(now.beat ?? '', 'the suggested answer is marked as one that costs something');
  }
  for (const { id } of lesson.parts.flatMap(({ beats }) => beats)) {
    if (numbers[id] === undefined) note(id, 'does not come up on the line');
  }
  return { findings, numbers, branches, read };
}

/** Whether what is suggested can be said and given here. */
function isSuggestionLegal(taken: LessonMatch): boolean {
  const { lesson, hosted, part, done } = taken;
  const { match, seat } = hosted;
  const question = openQuestions(match.state).find((each) => each.seat === seat);
  const stands = lesson.parts[part];
  if (question === undefined || stands === undefined) return false;
  const beat = decidedBeat(stands, done, lessonTable(taken), lessonFacts(taken));
  if (beat === null) return false;
  return (
    lineFor(lesson.game, [{ seat, question: question.kind, answer: beat.suggests }], match, question) !== undefined
  );
}

/** Every other answer at this stop, each played to the end of the part; says how many there were. */
function branchOff(
  taken: LessonMatch,
  now: Coaching,
  tries: number,
  note: (beat: string, what: string) => void,
): number {
  const at = now.beat ?? now.wants;
  if (now.wants === 'choice') {
    for (const choice of now.choices) {
      const copy = copyOf(taken);
      choose(copy, choice);
      if (copy.reply?.reply !== choice) note(at, `nothing is said to ${choice}`);
    }
    return now.choices.length;
  }
  const { match, seat } = taken.hosted;
  const question = openQuestions(match.state).find((each) => each.seat === seat);
  if (question === undefined || now.wants === 'goOn' || now.wants === 'part') return 0;
  const line = JSON.stringify(suggestedAnswer(taken)?.answer);
  const others = answersTo(match, question, tries).filter((answer) => JSON.stringify(answer) !== line);
  for (const answer of others) {
    const trouble = followed(copyOf(taken), question.id, answer, now.wants === 'answer');
    if (trouble !== null) note(at, `${JSON.stringify(answer)}: ${trouble}`);
  }
  return others.length;
}

function answersTo(match: AnyMatch, question: Question, tries: number): readonly unknown[] {
  const listed = match.game.enumerate(match.state, question);
  if (listed !== null) return listed;
  const random = randomFor({ text: 'lessons', generator: 'xoshiro128' }, `${question.id}`);
  const found = new Map<string, unknown>();
  for (let i = 0; i < tries; i++) {
    const answer = match.game.sample(match.state, question, random);
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}

/** Plays on after another answer to the end of the part; what went wrong, or null. */
function followed(taken: LessonMatch, question: number, answer: unknown, hasReply: boolean): string | null {
  const refusal = answerLesson(taken, question, answer);
  if (refusal !== null) return `refused: ${refusal.code}`;
  const spoke = taken.done.at(-1)?.beat ?? null;
  const beat = taken.lesson.parts[taken.part]?.beats.find(({ id }) => id === spoke);
  if (hasReply && taken.reply === null && beat?.does === 'decide' && beat.replies.length > 0)
    return 'nothing is said to it';
  for (let step = 0; step < mostSteps; step++) {
    const now = coaching(taken);
    if (now.wants === 'part' || now.wants === 'end') return null;
    const skipped = skip(taken);
    if (!skipped.ok) return `later refused: ${skipped.refusal.code}`;
  }
  return 'the part comes to no end';
}

function copyOf(taken: LessonMatch): LessonMatch {
  const { match } = taken.hosted;
  const state = match.game.clone(match.state);
  const copy = { ...match, state, answers: match.answers.slice(), events: match.events.slice(), trail: [] };
  return { ...taken, hosted: { ...taken.hosted, match: copy } };
}
