// What a person sees of a match at a table: the view of a seat, its own questions with their descriptions, the points as
// they stand. The same from a match on this device, from a server and from a record.

import type { GameEvent, Placing, Question, Seat, StartPosition } from '@orrery/kernel';
import type { RaceDescribed, RaceEvent, RaceQuestion, RaceView } from '@orrery/race';
import type { RaceScoreSheet, RaceStandings } from '@orrery/race/describe';
import type { RollDescribed, RollEvent, RollQuestion, RollStandings, RollView } from '@orrery/roll';
import type { RollScoreSheet } from '@orrery/roll/describe';
import type { ToldHint } from '@orrery/words';

export interface NewMatch {
  readonly game: GameName;
  /** Read and judged by the game. */
  readonly options: unknown;
  /** One name per seat; a person sits on the first. */
  readonly names: readonly string[];
  /** Which bot sits on each of the other seats; null: another person at this device. */
  readonly bots: readonly (string | null)[];
  /** Null: drawn in secret. */
  readonly seed: string | null;
  /** Where it begins; left out: with the deal. */
  readonly position?: StartPosition | undefined;
}

/** What a bot would answer. */
export interface Hint extends ToldHint {
  readonly question: number;
}

/** The seat of somebody who only watches. */
export const noSeat: Seat = -1;

/** A question of the person's seat with all that is needed to show it. */
export interface AskOf<Q, D> {
  readonly question: Q;
  readonly description: D;
  /** A sensible answer to begin with, or null; nothing is given before the person confirms. */
  readonly proposal: unknown;
  /** The proposal is what a bot would do: all of it is ticked. */
  readonly hinted: boolean;
  /** The proposal is not ticked either: a coach asks, and whoever answers is to think first. */
  readonly bare?: boolean;
}

/** What every game puts on the table, as far as code knows it that does not care which game it is. */
interface OnTable {
  readonly view: { readonly round: number; readonly phase: string; readonly players: readonly unknown[] };
  readonly ask: AskOf<Question, unknown>;
  readonly event: GameEvent;
  /** What everybody can work out from what lies open. */
  readonly standings: unknown;
  /** Where the points of a seat come from. */
  readonly sheet: { readonly total: number; readonly tieBreak: number };
}

interface RaceOnTable extends OnTable {
  readonly view: RaceView;
  readonly ask: AskOf<RaceQuestion, RaceDescribed>;
  readonly event: RaceEvent;
  readonly standings: RaceStandings;
  readonly sheet: RaceScoreSheet;
}

interface RollOnTable extends OnTable {
  readonly view: RollView;
  readonly ask: AskOf<RollQuestion, RollDescribed>;
  readonly event: RollEvent;
  readonly standings: RollStandings;
  readonly sheet: RollScoreSheet;
}

/** One entry per game: the compiler then names the lists that lack it. */
export interface Games {
  readonly race: RaceOnTable;
  readonly roll: RollOnTable;
}
export type GameName = keyof Games;

/** The match as the person's seat may see it. */
export interface TableOf<G extends GameName> {
  readonly game: G;
  /** Whose eyes these are; `noSeat` for a watcher. */
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly view: Games[G]['view'];
  readonly asks: readonly Games[G]['ask'][];
  readonly standings: Games[G]['standings'];
  readonly canUndo: boolean;
  /** Taking back goes past what has become known, and the record says so. */
  readonly undoMarks: boolean;
  /** Null while the match is on. */
  readonly result: readonly Placing[] | null;
}
export type Table = { [G in GameName]: TableOf<G> }[GameName];
export type RaceTable = TableOf<'race'>;
export type RollTable = TableOf<'roll'>;

export type Ask = Games['race']['ask'];
export type RollAsk = Games['roll']['ask'];

/** An event as the person's seat may see it. */
export type FactOf<G extends GameName> = Games[G]['event'] & { readonly seq: number };
export type Fact = { [G in GameName]: FactOf<G> }[GameName];

export interface Curtain {
  readonly game: GameName;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly round: number;
}
