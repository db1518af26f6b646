// A lesson that is being taken: a local match from a prepared position whose rivals know their lines, and how far the coach
// has come. Runs in the worker. Stepping back takes answers away and plays the others again.

import {
  type AnyMatch,
  assert,
  must,
  ok,
  openQuestions,
  type Refusal,
  type Result,
  refused,
  replay,
  startMatch,
  submit,
} from '@orrery/kernel';
import { hostedGames } from '../games.ts';
import {
  answer,
  type Company,
  factsFrom,
  type HostedMatch,
  host,
  hostSaved,
  savedText,
  tableOf,
} from '../local/local-match.ts';
import type { Table } from '../table.ts';
import { amountsAt } from './amount.ts';
import { type Coaching, coachingFor, type Done, decidedBeat, nextBeat, type Replied, readable } from './coach.ts';
import type { DecidingBeat, Lesson, Part } from './lesson.ts';
import { lessonGames } from './lesson-games.ts';
import { fits } from './pattern.ts';
import { lineFor, rivalLines } from './rival-lines.ts';

interface SavedPart {
  readonly record: string;
  readonly done: readonly Done[];
}

export interface LessonMatch {
  readonly lesson: Lesson;
  readonly company: Company;
  /** What the learner is called. */
  readonly you: string;
  part: number;
  hosted: HostedMatch;
  done: Done[];
  reply: Replied | null;
  /** The parts that are behind, as they were left. */
  before: SavedPart[];
}

/** A lesson from its beginning. */
export function openLesson(company: Company, lesson: Lesson, you: string): Result<LessonMatch> {
  const hosted = openPart(company, lesson, 0, you);
  return hosted.ok
    ? ok({ lesson, company, you, part: 0, hosted: hosted.value, done: [], reply: null, before: [] })
    : hosted;
}

const partOf = (lesson: Lesson, at: number): Part => must(lesson.parts[at], `${lesson.id} has no part ${at}`);

function openPart(company: Company, lesson: Lesson, at: number, you: string): Result<HostedMatch> {
  const { game, options, rivals, bot, seed } = lesson;
  const { start, opening = [], lines } = partOf(lesson, at);
  const state = lessonGames[game].position(options, start, { text: `${seed}/${at}`, generator: 'chacha8' });
  const seats = [{ name: you }, ...rivals.map((name) => ({ name, bot }))];
  const position = { stateVersion: hostedGames[game].game.stateVersion, state };
  const setup = { options, seats, seed: `${seed}/${at}`, knownDeal: true, position };
  const started = startMatch(hostedGames[game].game, setup);
  if (!started.ok) return started;
  give(lesson, started.value, opening);
  return host(company, started.value, rivalLines(game, lines));
}

/** What was answered before the part begins. */
function give({ game, id }: Lesson, match: AnyMatch, opening: Part['lines']): void {
  for (const line of opening) {
    const question = openQuestions(match.state).find(({ seat, kind }) => seat === line.seat && kind === line.question);
    assert(question !== undefined, `${id}: seat ${line.seat} is not asked ${line.question}`);
    const refusal = submit(match, line.seat, question.id, lineFor(game, [line], match, question));
    assert(refusal === null, `${id}: the opening answer to ${line.question} is refused`);
  }
}

export function lessonTable(taken: LessonMatch): Table {
  const { lesson, part, hosted, done, before } = taken;
  const table = { ...tableOf(hosted), canUndo: done.length + before.length > 0 };
  const beat = decidedBeat(partOf(lesson, part), done, table, lessonFacts(taken));
  return beat === null || beat.ticked === true ? table : bare(table);
}

/** Nothing is ticked where the coach asks. */
const bare = <T extends Table>(table: T): T => ({
  ...table,
  asks: table.asks.map((ask) => ({ ...ask, bare: true })),
});

export const lessonFacts = ({ hosted }: LessonMatch) => factsFrom(hosted, 0);

export function coaching(taken: LessonMatch): Coaching {
  const { lesson, part, done, reply, before } = taken;
  const standing = { lesson, part, done, reply, mayBack: done.length + before.length > 0 };
  return coachingFor(standing, lessonTable(taken), lessonFacts(taken));
}

/** The learner's answer to a real question, and what the coach says to it. */
export function answerLesson(taken: LessonMatch, question: number, given: unknown): Refusal | null {
  const { lesson, hosted, done } = taken;
  const table = lessonTable(taken);
  const beat = decidedBeat(partOf(lesson, taken.part), done, table, lessonFacts(taken));
  const answers = hosted.match.answers.length;
  const refusal = answer(hosted, question, given);
  if (refusal !== null) return refusal;
  taken.done = [...done, { beat: beat?.id ?? null, answers }];
  taken.reply = beat === null ? null : replyTo(taken, beat, lessonGames[lesson.game].said(table.view, given));
  return null;
}

function replyTo(taken: LessonMatch, beat: DecidingBeat, said: unknown): Replied | null {
  for (const { id, mark, to, amounts } of beat.replies) {
    if (to !== undefined && !fits(to, said)) continue;
    const found = amountsAt(amounts ?? {}, readable(lessonTable(taken)));
    if (found !== null) return { beat: beat.id, reply: id, mark, amounts: found };
  }
  return null;
}

/** Past a beat that only tells, or on to the next part. */
export function goOn(taken: LessonMatch): Result<null> {
  const { wants, beat } = coaching(taken);
  taken.reply = null;
  if (wants === 'part') return nextPart(taken);
  if (wants === 'goOn') taken.done = [...taken.done, { beat, answers: taken.hosted.match.answers.length }];
  return ok(null);
}

function nextPart(taken: LessonMatch): Result<null> {
  const opened = openPart(taken.company, taken.lesson, taken.part + 1, taken.you);
  if (!opened.ok) return opened;
  taken.before = [...taken.before, { record: savedText(taken.hosted), done: taken.done }];
  taken.part += 1;
  taken.hosted = opened.value;
  taken.done = [];
  return ok(null);
}

/** A choice of the coach's own question. */
export function choose(taken: LessonMatch, choice: string): void {
  const table = lessonTable(taken);
  const next = nextBeat(partOf(taken.lesson, taken.part), taken.done, table, lessonFacts(taken));
  if (next === null || next.beat.does !== 'ask') return;
  const { beat } = next;
  const chosen = beat.choices.find(({ id }) => id === choice);
  if (chosen === undefined) return;
  const amounts = amountsAt(chosen.amounts ?? {}, readable(table)) ?? {};
  taken.reply = { beat: beat.id, reply: choice, mark: chosen.mark, amounts: { ...next.amounts, ...amounts } };
  if (chosen.mark !== 'again') {
    taken.done = [...taken.done, { beat: beat.id, answers: taken.hosted.match.answers.length }];
  }
}

/** To where the last beat came up: its answer is taken back. */
export async function stepBack(taken: LessonMatch): Promise<Result<null>> {
  const last = taken.done.at(-1);
  taken.reply = null;
  if (last === undefined) return stepOutOfPart(taken);
  taken.done = taken.done.slice(0, -1);
  const { match } = taken.hosted;
  if (match.answers.length === last.answers) return ok(null);
  const record = { ...match.header, answers: match.answers };
  const again = replay(match.game, record, last.answers);
  if (!again.ok) return again;
  const opened = host(taken.company, again.value, taken.hosted.lines);
  if (!opened.ok) return opened;
  taken.hosted = opened.value;
  return ok(null);
}

async function stepOutOfPart(taken: LessonMatch): Promise<Result<null>> {
  const left = taken.before.at(-1);
  if (left === undefined) return ok(null);
  const { lines } = partOf(taken.lesson, taken.part - 1);
  const opened = await hostSaved(taken.company, left.record, rivalLines(taken.lesson.game, lines));
  if (!opened.ok) return opened;
  taken.before = taken.before.slice(0, -1);
  taken.part -= 1;
  taken.hosted = opened.value;
  taken.done = [...left.done];
  return ok(null);
}

/** Answers this beat with the line of the lesson; a question of no beat as a time-out would. */
export function skip(taken: LessonMatch): Result<null> {
  const now = coaching(taken);
  if (now.wants === 'goOn' || now.wants === 'part') return goOn(taken);
  const part = partOf(taken.lesson, taken.part);
  const beat = part.beats.find(({ id }) => id === now.beat);
  if (beat?.does === 'ask') {
    const best = beat.choices.find(({ mark }) => mark === 'good') ?? beat.choices[0];
    if (best !== undefined) choose(taken, best.id);
    return ok(null);
  }
  const suggested = suggestedAnswer(taken);
  if (suggested === null) return ok(null);
  const refusal = answerLesson(taken, suggested.question, suggested.answer);
  return refusal === null ? ok(null) : { ok: false, refusal };
}

/** What the lesson would answer to the question that is open; null if none is. */
export function suggestedAnswer(taken: LessonMatch): { readonly question: number; readonly answer: unknown } | null {
  const { lesson, hosted } = taken;
  const { match, seat } = hosted;
  const question = openQuestions(match.state).find((each) => each.seat === seat);
  if (question === undefined) return null;
  const beat = decidedBeat(partOf(lesson, taken.part), taken.done, lessonTable(taken), lessonFacts(taken));
  const line = beat === null ? [] : [{ seat, question: question.kind, answer: beat.suggests }];
  const said = lineFor(lesson.game, line, match, question);
  const usual = match.game.propose(match.state, question) ?? match.game.fallback(match.state, question);
  return { question: question.id, answer: said === undefined ? usual : said };
}

interface SavedLesson {
  readonly lesson: string;
  readonly you: string;
  readonly part: number;
  readonly record: string;
  readonly done: readonly Done[];
  readonly reply: Replied | null;
  readonly before: readonly SavedPart[];
}

/** Everything that is needed to go on after a reload. */
export function savedLesson({ lesson, you, part, hosted, done, reply, before }: LessonMatch): string {
  return JSON.stringify({
    lesson: lesson.id,
    you,
    part,
    record: savedText(hosted),
    done,
    reply,
    before,
  } satisfies SavedLesson);
}

/** Takes up a lesson where it was left; refused if it is another one, or does not replay any more. */
export async function resumeLesson(company: Company, lesson: Lesson, text: string): Promise<Result<LessonMatch>> {
  const saved: SavedLesson = JSON.parse(text);
  const part = lesson.parts[saved.part];
  if (saved.lesson !== lesson.id || part === undefined) {
    return refused('kernel/bad-record', { field: 'lesson', problem: 'another lesson' });
  }
  const opened = await hostSaved(company, saved.record, rivalLines(lesson.game, part.lines));
  if (!opened.ok) return opened;
  const { you, done, reply, before } = saved;
  return ok({
    lesson,
    company,
    you,
    part: saved.part,
    hosted: opened.value,
    done: [...done],
    reply,
    before: [...before],
  });
}

/** The match of the lesson as a record without a script: whoever plays on alone has bots from here on. */
export const matchAlone = ({ hosted }: LessonMatch): string => savedText(hosted);
