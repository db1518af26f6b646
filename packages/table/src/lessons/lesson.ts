// What a lesson is made of: the small vocabulary in which one is written. A lesson is data; no lesson has code of its own.
// Texts stand in `@orrery/words/lessons`, by the ids that are given here.

import type { Seat } from '@orrery/kernel';
import type { PreparedRace } from '@orrery/race';
import type { PreparedRoll } from '@orrery/roll';
import type { Games } from '../table.ts';

/** Where the parts of a lesson begin, by game. */
interface Starts {
  readonly race: PreparedRace;
  readonly roll: PreparedRoll;
}

export interface LessonOf<G extends keyof Games & keyof Starts> {
  /** Begins with its game. */
  readonly id: `${G}-${string}`;
  readonly game: G;
  /** Of the match, as the game reads them. */
  readonly options: unknown;
  /** The other seats by name, from the second on. */
  readonly rivals: readonly string[];
  /** Who answers for a rival where the script does not. */
  readonly bot: string;
  /** Everything that the positions leave to chance. */
  readonly seed: string;
  readonly parts: readonly Part<Starts[G]>[];
}
export type Lesson = { [G in keyof Starts]: LessonOf<G> }[keyof Starts];

/** A stretch of a match from a position on. It is over when its last round is, or the match. */
export interface Part<S = Starts[keyof Starts]> {
  readonly start: S;
  /** What was answered before it begins, the learner's answers among them. */
  readonly opening?: readonly Line[];
  readonly lastRound: number;
  readonly lines: readonly Line[];
  /** In the order in which they come up. */
  readonly beats: readonly Beat[];
}

/** An answer with names in it: slugs as they are, dice as `colour/face` or `colour@place`. */
export type Said = unknown;

/** What a rival answers. One that is not legal gives way to the bot. */
export interface Line {
  readonly seat: Seat;
  /** Left out: in any round. */
  readonly round?: number;
  /** The kind of the question; `*` is any that no other line names. */
  readonly question: string;
  /** `usual`: what a time-out would answer. */
  readonly answer: Said | 'usual';
}

/** When a beat comes up: while a question is open, once something was told in this round, or when the match is over. */
export type When =
  | { readonly question: string; readonly round?: number }
  | { readonly event: string; readonly round: number }
  | 'over';

/** A number of the position: a path through the table (`amount.ts`). */
export type Amount = string;
export type Amounts = Readonly<Record<string, Amount>>;

/** What must be so, or the beat is passed over: a piece of the learner's, or an amount within bounds. */
export type Need =
  | { readonly inHand: string }
  | { readonly inPlay: string }
  | { readonly amount: Amount; readonly atLeast?: number; readonly atMost?: number };

/** Something at the table that a text speaks of: a region, a seat, or a piece by its slug. */
export type Point = Region | `seat:${number}` | `piece:${string}`;
export const regions = [
  'score',
  'end',
  'hand',
  'actions',
  'choices',
  'empire',
  'rivals',
  'phases',
  'columns',
  'stacks',
  'citizenry',
  'robot',
  'goals',
  'scores',
] as const;
export type Region = (typeof regions)[number];

/**
 * `good`: the line of the lesson, or as good. `fine`: sound, and teaches something else. `look`: it costs something, and
 * can be taken back. `again`: nothing was played, the coach asks once more.
 */
export type Mark = 'good' | 'fine' | 'look' | 'again';

interface Saying {
  /** Names its texts; once per lesson. */
  readonly id: string;
  readonly when: When;
  readonly needs?: readonly Need[];
  readonly points: readonly Point[];
  readonly amounts?: Amounts;
}

/** Tells something and waits for "Go on". */
export interface TellingBeat extends Saying {
  readonly does: 'tell';
}

/** Asks something of its own. */
export interface AskingBeat extends Saying {
  readonly does: 'ask';
  readonly choices: readonly { readonly id: string; readonly mark: Mark; readonly amounts?: Amounts }[];
}

/** Speaks of a real question of the match. */
export interface DecidingBeat extends Saying {
  readonly does: 'decide';
  /** The line of the lesson. */
  readonly suggests: Said;
  /** The proposal of the table stays ticked, for a text that speaks of it. Left out: nothing is ticked. */
  readonly ticked?: true;
  /** The first that fits is said; an answer that fits none is left without a word. */
  readonly replies: readonly Reply[];
}

export interface Reply {
  readonly id: string;
  readonly mark: Exclude<Mark, 'again'>;
  /** Parts of the answer, said with names; left out: any answer. */
  readonly to?: Said;
  /** Of the position after the answer. */
  readonly amounts?: Amounts;
}

export type Beat = TellingBeat | AskingBeat | DecidingBeat;
