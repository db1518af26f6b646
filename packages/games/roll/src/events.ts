// What happened, as typed facts: a closed set of kinds. Every die that moves, every tile, every credit and chip is in
// one of them, with where it was, where it is now, and the tile (or the rule) that caused it.

import type { Seat } from '@orrery/kernel';
import type { DieNo, Moment } from './names.ts';
import type { DieColour, Effect, FaceName, PhaseName, SideKind } from './powers/vocabulary.ts';
import type { Worker } from './questions.ts';

export const eventKinds = [
  'seat-set-up',
  'dice-gained',
  'dice-moved',
  'rolled',
  'round-began',
  'plan-revealed',
  'phases-active',
  'extra-die',
  'phase-began',
  'phase-ended',
  'virtual-workers',
  'explored',
  'tiles-abandoned',
  'tiles-drawn',
  'tile-placed',
  'stacks-rearranged',
  'shortage',
  'tile-given',
  'abandoned-returned',
  'credits',
  'chips',
  'completed',
  'shipped',
  'power-used',
  'game-ended',
  'scored',
] as const;
export type EventKind = (typeof eventKinds)[number];

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

interface Fields {
  'seat-set-up': { readonly faction: string; readonly homeWorld: string; readonly tableau: readonly string[] };
  'dice-gained': { readonly dice: readonly MovedDie[]; readonly cause: string };
  'dice-moved': { readonly dice: readonly MovedDie[]; readonly cause: string };
  /** Faces for the owner alone. */
  rolled: {
    readonly dice: readonly { readonly die: DieNo; readonly colour: DieColour; readonly face: FaceName | null }[];
  };
  'round-began': unknown;
  'plan-revealed': {
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
  'phases-active': { readonly phases: readonly PhaseName[] };
  'extra-die': { readonly face: PhaseName; readonly adds: boolean };
  'phase-began': { readonly strict: boolean };
  'phase-ended': { readonly strict: boolean };
  'virtual-workers': { readonly colours: readonly DieColour[]; readonly cause: string };
  explored: { readonly task: 'stock' | 'scout'; readonly worker: Worker };
  'tiles-abandoned': { readonly count: number; readonly tiles: readonly string[] | null; readonly stacks: StackSizes };
  'tiles-drawn': {
    readonly count: number;
    readonly tiles: readonly string[] | null;
    readonly bagBefore: number;
    readonly bagAfter: number;
    readonly cause: string;
  };
  'tile-placed': {
    readonly tile: string | null;
    readonly stack: SideKind;
    readonly where: 'under' | 'top';
    readonly stacks: StackSizes;
    readonly cause: string;
  };
  'stacks-rearranged': {
    readonly development: readonly string[] | null;
    readonly world: readonly string[] | null;
    readonly stacks: StackSizes;
    readonly cause: string;
  };
  shortage: { readonly level: 1 | 2; readonly givers: readonly Seat[]; readonly returned: number };
  'tile-given': { readonly tile: string | null; readonly stack: SideKind; readonly stacks: StackSizes };
  'abandoned-returned': { readonly count: number; readonly bagBefore: number; readonly bagAfter: number };
  /** `amount` is what was due; `after - before` what the cap let through. Negative for payments. */
  credits: { readonly amount: number; readonly before: number; readonly after: number; readonly cause: string };
  chips: {
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
  'power-used': { readonly tile: string; readonly effect: Effect };
  'game-ended': { readonly poolEmpty: boolean; readonly squares: boolean };
  scored: {
    readonly chips: number;
    readonly costs: number;
    readonly bonuses: readonly { readonly side: string; readonly vp: number }[];
    readonly total: number;
    readonly tieBreak: number;
  };
}

export type EventFields<K extends EventKind> = Readonly<Fields[K]>;

export type EventOf<K extends EventKind> = {
  readonly kind: K;
  readonly round: number;
  readonly phase: Moment;
  readonly seat: Seat | null;
} & EventFields<K>;

export type RollEvent = { [K in EventKind]: EventOf<K> }[EventKind];
