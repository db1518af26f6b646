// What page and worker say to each other. The worker alone holds the match; the page gets what the person's seat may
// know: its view, its own questions with their descriptions, and the faces of events that are meant for it.

import type { ReasonPart, Term } from '@orrery/bots';
import type { Placing, Refusal, Seat } from '@orrery/kernel';
import type { Description, RaceEvent, RaceQuestion, RaceView, Slug } from '@orrery/race';
import type { RollDescription, RollEvent, RollQuestion, RollView, SeatScore } from '@orrery/roll';

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

export type ToWorker =
  | { readonly type: 'start'; readonly match: NewMatch }
  | { readonly type: 'resume'; readonly saved: string }
  | { readonly type: 'answer'; readonly question: number; readonly answer: unknown }
  | { readonly type: 'undo' }
  | { readonly type: 'hint'; readonly question: number }
  /** The one behind the curtain has the device now. */
  | { readonly type: 'reveal' }
  /** Asks which versions of the rules are here. */
  | { readonly type: 'rules' }
  /** Asks for the table that goes with a view from elsewhere. */
  | { readonly type: 'view'; readonly number: number; readonly seen: SeenMatch };

/** What a bot would answer. */
export interface Hint {
  readonly question: number;
  readonly answer: unknown;
  /** Why, as the bot sees it; null where only its answer is known. */
  readonly reason: { readonly share: number; readonly terms: readonly Term<ReasonPart>[] } | null;
}

/** A match that runs elsewhere, as one seat or a watcher may see it. */
export interface SeenMatch {
  readonly game: GameName;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly view: unknown;
  readonly canUndo: boolean;
  readonly result: readonly Placing[] | null;
  /** An answer to begin with instead of the most modest one. */
  readonly hint: Hint | null;
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

/** What everybody can work out from the open cards: strength and points if the match ended now. */
export interface RaceStanding {
  readonly military: number;
  readonly cards: number;
  readonly chips: number;
  readonly bonuses: number;
  readonly goals: number;
  readonly total: number;
  /** What the seat has towards each goal tile of the match, in the order of the view's. */
  readonly towards: readonly number[];
  /** Points of each card in play: as printed, and as its text has it by now. */
  readonly byCard: readonly { readonly card: Slug; readonly vp: number; readonly bonus: number }[];
  /** Points of each goal tile of the match. */
  readonly byGoal: readonly { readonly goal: string; readonly vp: number }[];
}

/** What each game puts on the table. */
export interface Games {
  readonly race: {
    readonly view: RaceView;
    readonly ask: AskOf<RaceQuestion, Description>;
    readonly event: RaceEvent;
    readonly standing: RaceStanding;
  };
  readonly roll: {
    readonly view: RollView;
    readonly ask: AskOf<RollQuestion, RollDescription>;
    readonly event: RollEvent;
    readonly standing: SeatScore;
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
  /** By seat. */
  readonly standings: readonly Games[G]['standing'][];
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

export type FromWorker =
  | {
      readonly type: 'table';
      readonly table: Table;
      /** Facts from the `from`-th on; those before it stand as they were told. */
      readonly from: number;
      readonly facts: readonly Fact[];
      /** How many facts this seat has been told before. */
      readonly seen: number;
      /** After how many facts the match moved to newer rules. */
      readonly rulesChanged: readonly number[];
      /** Several people share this device. */
      readonly shared: boolean;
      /** The record, to be kept by the page and given back with `resume`. */
      readonly saved: string;
    }
  /** Somebody else at this device is asked: nothing secret leaves the worker before the device is handed over. */
  | { readonly type: 'curtain'; readonly curtain: Curtain; readonly saved: string }
  | { readonly type: 'view'; readonly number: number; readonly table: Table }
  /** By game. */
  | { readonly type: 'rules'; readonly rules: Readonly<Record<string, number>> }
  /** The same table once more, with the hint filled in. */
  | { readonly type: 'hint'; readonly hint: Hint; readonly table: Table }
  | { readonly type: 'refused'; readonly what: ToWorker['type']; readonly refusal: Refusal }
  | { readonly type: 'broken'; readonly why: string };
