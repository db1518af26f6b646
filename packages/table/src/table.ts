// What a person sees of a match at a table: the view of a seat, its own questions with their descriptions, the points as
// they stand. The same from a match on this device, from a server and from a record.

import type { Placing, Seat } from '@orrery/kernel';
import type { RaceDescribed, RaceEvent, RaceQuestion, RaceStandings, RaceView } from '@orrery/race';
import type { RollDescribed, RollEvent, RollQuestion, RollView } from '@orrery/roll';
import type { SeatScore } from '@orrery/roll/describe';
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
  /** A legal answer to begin with; nothing is given before the person confirms. */
  readonly proposal: unknown;
  /** The proposal is what a bot would do: all of it is ticked. */
  readonly hinted: boolean;
}

/** What each game puts on the table. */
export interface Games {
  readonly race: {
    readonly view: RaceView;
    readonly ask: AskOf<RaceQuestion, RaceDescribed>;
    readonly event: RaceEvent;
    /** What everybody can work out from what lies open. */
    readonly standings: RaceStandings;
  };
  readonly roll: {
    readonly view: RollView;
    readonly ask: AskOf<RollQuestion, RollDescribed>;
    readonly event: RollEvent;
    readonly standings: readonly SeatScore[];
  };
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
