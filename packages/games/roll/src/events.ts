// What happened, as typed facts: a closed set of kinds. Every die that moves, every tile, every credit and chip is in
// one of them, with where it was, where it is now, and the tile (or the rule) that caused it.

import type { Seat } from '@orrery/kernel';
import type { DieNo, MatchPhase } from './names.ts';
import type { DieColour, Effect, FaceName, PhaseName, SideKind } from './powers/vocabulary.ts';
import type { Worker } from './questions.ts';

/** A die on its way. `from` and `to` are places of places.ts by name, `supply` or `dictate`. */
export interface MovedDie {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly from: string;
  readonly to: string;
}

/** What everybody sees of a seat's construction stacks. */
export interface StackSizes {
  readonly development: { readonly size: number; readonly top: string | null };
  readonly world: { readonly size: number; readonly top: string | null };
}

/** The pool of chips is empty, or a tableau is full. */
export type EndReason = 'pool' | 'tableau';

/** What each kind of event says besides round, phase and seat. */
export interface RollEvents {
  seatSetUp: { readonly faction: string; readonly homeWorld: string; readonly tableau: readonly string[] };
  diceGained: { readonly dice: readonly MovedDie[]; readonly cause: string };
  diceMoved: { readonly dice: readonly MovedDie[]; readonly cause: string };
  /** Faces for the owner alone. */
  rolled: {
    readonly dice: readonly { readonly die: DieNo; readonly colour: DieColour; readonly face: FaceName | null }[];
  };
  roundStarted: object;
  planRevealed: {
    readonly select: { readonly die: DieNo; readonly colour: DieColour; readonly phase: PhaseName };
    readonly wilds: readonly { readonly die: DieNo; readonly colour: DieColour; readonly column: PhaseName }[];
    readonly uses: readonly {
      readonly power: string;
      readonly pay: { readonly die: DieNo; readonly colour: DieColour; readonly from: PhaseName } | null;
      readonly moves: readonly {
        readonly die: DieNo;
        readonly colour: DieColour;
        readonly from: PhaseName;
        readonly to: PhaseName;
      }[];
    }[];
  };
  phasesActive: { readonly phases: readonly PhaseName[] };
  extraDie: { readonly face: PhaseName; readonly adds: boolean };
  phaseStarted: { readonly strict: boolean };
  phaseEnded: { readonly strict: boolean };
  virtualWorkers: { readonly colours: readonly DieColour[]; readonly cause: string };
  explored: { readonly task: 'stock' | 'scout'; readonly worker: Worker };
  tilesAbandoned: { readonly count: number; readonly tiles: readonly string[] | null; readonly stacks: StackSizes };
  tilesDrawn: {
    readonly count: number;
    readonly tiles: readonly string[] | null;
    readonly bagBefore: number;
    readonly bagAfter: number;
    readonly cause: string;
  };
  tilePlaced: {
    readonly tile: string | null;
    readonly stack: SideKind;
    readonly where: 'under' | 'top';
    readonly stacks: StackSizes;
    readonly cause: string;
  };
  stacksRearranged: {
    readonly development: readonly string[] | null;
    readonly world: readonly string[] | null;
    readonly stacks: StackSizes;
    readonly cause: string;
  };
  shortage: { readonly level: 1 | 2; readonly givers: readonly Seat[]; readonly returned: number };
  tileGiven: { readonly tile: string | null; readonly stack: SideKind; readonly stacks: StackSizes };
  abandonedReturned: { readonly count: number; readonly bagBefore: number; readonly bagAfter: number };
  /** `amount` is what was due; `after - before` what the cap let through. Negative for payments. */
  credits: { readonly amount: number; readonly before: number; readonly after: number; readonly cause: string };
  gainedChips: {
    readonly amount: number;
    readonly before: number;
    readonly after: number;
    readonly poolBefore: number;
    readonly poolAfter: number;
    readonly cause: string;
  };
  completed: {
    readonly tile: string;
    readonly side: string;
    readonly printed: number;
    readonly required: number;
    readonly spent: readonly { readonly die: DieNo; readonly colour: DieColour }[];
    readonly early: boolean;
    readonly squares: number;
    /** The next tile of the stack lies open now. */
    readonly stacks: StackSizes;
  };
  shipped: {
    readonly task: 'trade' | 'consume';
    readonly worker: Worker;
    readonly good: DieNo;
    readonly world: string;
  };
  powerUsed: { readonly tile: string; readonly effect: Effect };
  matchEnded: {
    readonly why: readonly EndReason[];
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
  };
  scored: {
    readonly chips: number;
    readonly costs: number;
    readonly bonuses: readonly { readonly side: string; readonly vp: number }[];
    readonly total: number;
    readonly tieBreak: number;
  };
}

export type EventKind = keyof RollEvents;

export type EventOf<K extends EventKind> = {
  readonly kind: K;
  readonly round: number;
  readonly phase: MatchPhase;
  readonly seat: Seat | null;
} & RollEvents[K];

export type RollEvent = { [K in EventKind]: EventOf<K> }[EventKind];

export const eventKinds = [
  'seatSetUp',
  'diceGained',
  'diceMoved',
  'rolled',
  'roundStarted',
  'planRevealed',
  'phasesActive',
  'extraDie',
  'phaseStarted',
  'phaseEnded',
  'virtualWorkers',
  'explored',
  'tilesAbandoned',
  'tilesDrawn',
  'tilePlaced',
  'stacksRearranged',
  'shortage',
  'tileGiven',
  'abandonedReturned',
  'credits',
  'gainedChips',
  'completed',
  'shipped',
  'powerUsed',
  'matchEnded',
  'scored',
] as const satisfies readonly EventKind[];
