// What page and worker say to each other. The worker alone holds the match; the page gets what the person's seat may
// know: its view, its own questions with their descriptions, and the faces of events that are meant for it.

import type { Placing, Refusal, Seat } from '@orrery/kernel';
import type { Description, RaceEvent, RaceQuestion, RaceView } from '@orrery/race';

export interface NewMatch {
  /** Read and judged by the game. */
  readonly options: unknown;
  /** One name per seat; the person sits on the first. */
  readonly names: readonly string[];
  /** Null: drawn in secret. */
  readonly seed: string | null;
}

export type ToWorker =
  | { readonly type: 'start'; readonly match: NewMatch }
  | { readonly type: 'resume'; readonly saved: string }
  | { readonly type: 'answer'; readonly question: number; readonly answer: unknown }
  | { readonly type: 'undo' };

/** A question of the person's seat with all that is needed to show it. */
export interface Ask {
  readonly question: RaceQuestion;
  readonly description: Description;
  /** A legal answer to begin with; nothing is given before the person confirms. */
  readonly proposal: unknown;
}

/** An event as the person's seat may see it. */
export type Fact = RaceEvent & { readonly seq: number };

/** What everybody can work out from the open cards: strength and points if the match ended now. */
export interface Standing {
  readonly military: number;
  readonly cards: number;
  readonly chips: number;
  readonly bonuses: number;
  readonly goals: number;
  readonly total: number;
}

export interface Table {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly view: RaceView;
  readonly asks: readonly Ask[];
  /** By seat. */
  readonly standings: readonly Standing[];
  readonly canUndo: boolean;
  /** Null while the match is on. */
  readonly result: readonly Placing[] | null;
}

export type FromWorker =
  | {
      readonly type: 'table';
      readonly table: Table;
      /** Facts from the `from`-th on; those before it stand as they were told. */
      readonly from: number;
      readonly facts: readonly Fact[];
      /** The record, to be kept by the page and given back with `resume`. */
      readonly saved: string;
    }
  | { readonly type: 'refused'; readonly what: ToWorker['type']; readonly refusal: Refusal }
  | { readonly type: 'broken'; readonly why: string };
