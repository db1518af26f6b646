// What the coach says now, as a value of ids and numbers: which beat comes up at this table, what it points at, what it wants.
// Whoever shows it puts it into words.

import type { Fact, GameName, Table } from '../table.ts';
import { amountAt, amountsAt, type Readable } from './amount.ts';
import type { Beat, DecidingBeat, Lesson, Mark, Need, Part, Point, When } from './lesson.ts';
import { lessonGames } from './lesson-games.ts';

export interface Replied {
  readonly beat: string;
  readonly reply: string;
  readonly mark: Mark;
  readonly amounts: Readonly<Record<string, number>>;
}

/** A beat that is done, and after how many answers of the match it came up. Null: a question that no beat spoke of. */
export interface Done {
  readonly beat: string | null;
  readonly answers: number;
}

export interface Coaching {
  readonly lesson: string;
  readonly game: GameName;
  /** Of all beats of the lesson, from 1 on. */
  readonly step: number;
  readonly of: number;
  /** Null where the coach has no word: answer as you like, or all is said. */
  readonly beat: string | null;
  readonly amounts: Readonly<Record<string, number>>;
  readonly points: readonly Point[];
  /** `free`: a question without a beat. `part`: this part is over and another follows. `end`: so is the lesson. */
  readonly wants: 'goOn' | 'choice' | 'answer' | 'free' | 'part' | 'end';
  readonly choices: readonly string[];
  /** What was said to the last answer. */
  readonly reply: Replied | null;
  readonly mayBack: boolean;
}

/** What amounts are read off. */
export const readable = (table: Table): Readable => ({
  view: table.view,
  standings: table.standings,
  ask: table.asks[0] ?? null,
  pieces: lessonGames[table.game].pieces,
});

/** The next beat that comes up here, with its numbers. */
export function nextBeat(
  part: Part,
  done: readonly Done[],
  table: Table,
  facts: readonly Fact[],
): { readonly beat: Beat; readonly amounts: Readonly<Record<string, number>> } | null {
  const from = part.beats.findLastIndex(({ id }) => done.some(({ beat }) => beat === id)) + 1;
  for (const beat of part.beats.slice(from)) {
    if (!isNow(beat.when, table, facts) || !(beat.needs ?? []).every((need) => isSo(need, table))) continue;
    const amounts = amountsAt(beat.amounts ?? {}, readable(table));
    if (amounts !== null) return { beat, amounts };
  }
  return null;
}

/** The beat that speaks of the question that is open: whoever answers it has gone past those before. */
export function decidedBeat(
  part: Part,
  done: readonly Done[],
  table: Table,
  facts: readonly Fact[],
): DecidingBeat | null {
  let passed = [...done];
  for (;;) {
    const next = nextBeat(part, passed, table, facts);
    if (next === null) return null;
    if (next.beat.does === 'decide') return next.beat;
    passed = [...passed, { beat: next.beat.id, answers: 0 }];
  }
}

function isNow(when: When, { asks, view, result }: Table, facts: readonly Fact[]): boolean {
  if (when === 'over') return result !== null;
  if ('event' in when) {
    return when.round === view.round && facts.some(({ kind, round }) => kind === when.event && round === when.round);
  }
  return asks[0]?.question.kind === when.question && (when.round ?? view.round) === view.round;
}

function isSo(need: Need, table: Table): boolean {
  const { has } = lessonGames[table.game];
  if ('inHand' in need) return has(table.view, 'hand', need.inHand);
  if ('inPlay' in need) return has(table.view, 'play', need.inPlay);
  const amount = amountAt(need.amount, readable(table));
  if (amount === null) return false;
  return amount >= (need.atLeast ?? Number.NEGATIVE_INFINITY) && amount <= (need.atMost ?? Number.POSITIVE_INFINITY);
}

export interface Standing {
  readonly lesson: Lesson;
  readonly part: number;
  readonly done: readonly Done[];
  readonly reply: Replied | null;
  readonly mayBack: boolean;
}

export function coachingFor(standing: Standing, table: Table, facts: readonly Fact[]): Coaching {
  const { lesson, reply, mayBack } = standing;
  const part = lesson.parts[standing.part];
  const before = lesson.parts.slice(0, standing.part).reduce((sum, { beats }) => sum + beats.length, 0);
  const of = lesson.parts.reduce((sum, { beats }) => sum + beats.length, 0);
  const next = part === undefined ? null : nextBeat(part, standing.done, table, facts);
  const always = { lesson: lesson.id, game: lesson.game, of, reply, mayBack };
  if (part !== undefined && next !== null) {
    const { beat, amounts } = next;
    const step = before + part.beats.indexOf(beat) + 1;
    const wants = ({ tell: 'goOn', ask: 'choice', decide: 'answer' } as const)[beat.does];
    const choices = beat.does === 'ask' ? beat.choices.map(({ id }) => id) : [];
    return { ...always, step, beat: beat.id, amounts, points: beat.points, wants, choices };
  }
  const last = part?.beats.findLastIndex(({ id }) => standing.done.some(({ beat }) => beat === id)) ?? -1;
  const isOver = table.result !== null || table.view.round > (part?.lastRound ?? 0);
  const hasMore = standing.part + 1 < lesson.parts.length;
  const wants = !isOver ? 'free' : hasMore ? 'part' : 'end';
  return { ...always, step: before + last + 1, beat: null, amounts: {}, points: [], wants, choices: [] };
}
