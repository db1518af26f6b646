// All that is needed to show a question, one type per kind: what there is to choose from, costs and gains as sums of named
// terms, limits, and why something is not possible. Everything in it is known to the seat that is asked.

import type { DieNo } from '../names.ts';
import type { DieColour, PhaseName } from '../powers/vocabulary.ts';
import type { QuestionKind, Worker } from '../questions.ts';
import type { RollRefusal } from '../refusals.ts';
import type { NamedAssignTable } from './plan-draft.ts';
import type { SequenceTable } from './sequence-table.ts';

/** A summand and where it comes from: a side by its slug, or a rule (`cost`, `stock`, `trade`, `consume`). */
export interface DescribedTerm {
  readonly cause: string;
  readonly amount: number;
}

/** A total with what it is made of. */
export interface DescribedSum {
  readonly total: number;
  readonly terms: readonly DescribedTerm[];
}

/** Credits and VP that something brings or costs at once. */
export interface DescribedGain {
  readonly credits: number;
  readonly vp: number;
  /** What the cap on credits would swallow. */
  readonly lost: number;
  readonly terms: readonly { readonly cause: string; readonly credits: number; readonly vp: number }[];
}

export interface DescribedDie {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly at: string;
}

export interface DescribedSide {
  readonly side: string;
  /** Workers that it takes to complete it: the printed cost, less what the seat's tiles take off. */
  readonly workers: DescribedSum;
}

export interface DescribedTile {
  readonly tile: string;
  readonly development: DescribedSide;
  readonly world: DescribedSide;
}

export interface DescribedWorker {
  readonly worker: Worker;
  readonly colour: DieColour;
}

/** What the explorers that have not acted yet would bring if each of them did a Stock. */
export interface DescribedStocking {
  readonly explorers: number;
  readonly gain: DescribedGain;
}

/** Dice to choose from: pieces with the places they lie at, and one power that says how many may go where. */
export type DiceTable = SequenceTable<DieNo, DieColour, string>;

/** A way to move workers, and why it cannot be used with what was rolled. */
export interface DescribedMover {
  readonly power: string;
  readonly why: RollRefusal | null;
}

/** A stack whose top would be built. */
export interface DescribedBuilding {
  readonly top: DescribedSide | null;
  /** Dice that lie on it already. */
  readonly laid: number;
}

/** What workers of each column could do if their phase happened. Virtual workers come on top of those assigned. */
export interface DescribedColumns {
  readonly explore: { readonly virtual: readonly DieColour[] };
  readonly develop: DescribedBuilding;
  readonly settle: DescribedBuilding;
  /** How many more goods the worlds can hold. */
  readonly produce: { readonly room: number };
  readonly ship: { readonly virtual: readonly DieColour[]; readonly goods: number };
}

/** A good that could be shipped, with what it brings. Only consuming depends on the shipper. */
export interface DescribedGood {
  readonly good: DieNo;
  readonly colour: DieColour;
  readonly world: string;
  readonly trade: DescribedGain;
  /** Trading and paying for VP; null without a power for it. */
  readonly tradeAndBuy: DescribedGain | null;
  readonly consume: readonly { readonly worker: Worker; readonly gain: DescribedGain }[];
}

interface Descriptions {
  'setup.startTiles': {
    readonly tiles: readonly DescribedTile[];
    /** `suggested`: what the rulebook advises for a first game. */
    readonly ways: readonly { readonly development: string; readonly world: string; readonly suggested: boolean }[];
  };
  assign: {
    readonly table: NamedAssignTable;
    readonly movers: readonly DescribedMover[];
    readonly columns: { readonly [P in PhaseName]: DescribedColumns[P] };
  };
  'explore.task': {
    /** Explorers that differ, with what a Stock by each yields. */
    readonly explorers: readonly (DescribedWorker & { readonly stock: DescribedGain })[];
    /** Whether the explorer has to be named. */
    readonly mustName: boolean;
    /** Tiles that could be abandoned for a Scout, each for one more to draw. */
    readonly zone: readonly DescribedTile[];
    /** Why the stacks cannot be rearranged first; null if they can. */
    readonly noRearranging: RollRefusal | null;
    readonly stockAll: DescribedStocking;
  };
  'explore.done': { readonly zone: readonly DescribedTile[] };
  'explore.place': {
    readonly drawn: readonly DescribedTile[];
    /** Why no tile can go on top; null if it can. */
    readonly notOnTop: RollRefusal | null;
    readonly stockAll: DescribedStocking;
  };
  'explore.shortageDiscard': { readonly zone: readonly DescribedTile[] };
  'explore.extraTile': { readonly drawn: readonly DescribedTile[] };
  'build.spendEarly': { readonly side: DescribedSide; readonly table: DiceTable };
  'build.placeWorker': { readonly side: DescribedSide; readonly table: DiceTable };
  'build.workersToCup': { readonly table: DiceTable };
  'build.removeDie': { readonly table: DiceTable };
  'produce.place': {
    readonly producers: readonly DescribedDie[];
    /** All worlds of the tableau, and why no good can lie there. */
    readonly worlds: readonly { readonly world: string; readonly room: number; readonly why: RollRefusal | null }[];
  };
  'ship.task': {
    readonly shippers: readonly DescribedWorker[];
    readonly goods: readonly DescribedGood[];
    /** Why no VP can be bought after a Trade; null if they can. */
    readonly noBuying: RollRefusal | null;
    /** A shipper pays, a good is moved; the power is the task. */
    readonly table: SequenceTable<Worker, 'shipper' | 'good', string>;
  };
  'manage.recruit': { readonly table: DiceTable };
  'manage.recall': {
    readonly table: DiceTable;
    /** Why at least one die has to be recalled; null if none has. */
    readonly mustRecall: RollRefusal | null;
  };
}

export type DescribedOf<K extends QuestionKind> = { [P in K]: { readonly kind: P } & Descriptions[P] }[K];
export type RollDescribed = DescribedOf<QuestionKind>;
