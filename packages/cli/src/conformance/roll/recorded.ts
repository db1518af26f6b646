// Recorded games of Roll as they come in files: format 1. Only the fields that are read here are named.

import type { DieColour, FaceName, PhaseName, SideKind } from '@orrery/roll';

export type Counts = Readonly<Partial<Record<DieColour, number>>>;
export type Phase = PhaseName | 'manage';

export interface RecordedPlan {
  readonly ask: 'assign-plan';
  readonly wild: readonly { readonly colour: DieColour; readonly column: PhaseName }[];
  readonly select: { readonly colour: DieColour; readonly face: FaceName; readonly phase: PhaseName };
  readonly uses: readonly {
    readonly power: string;
    readonly pay?: { readonly colour: DieColour; readonly from: PhaseName };
    readonly moves: readonly { readonly colour: DieColour; readonly from: PhaseName; readonly to: PhaseName }[];
  }[];
  readonly columns?: Readonly<Partial<Record<PhaseName, Counts>>>;
  readonly dictateArea?: Counts;
}

/** A decision. Which fields there are depends on `ask`. */
export interface Decision {
  readonly ask: string;
  readonly auto?: boolean;
  readonly worker?: DieColour;
  readonly virtual?: boolean;
  readonly autoWorker?: boolean;
  readonly do?: string;
  readonly abandon?: readonly string[];
  readonly tile?: string;
  readonly side?: SideKind;
  readonly where?: string;
  readonly development?: readonly string[];
  readonly world?: readonly string[] | string;
  readonly goods?: readonly (readonly [world: string, colour: DieColour])[];
  readonly seat?: number;
  readonly dice?: readonly DieColour[];
  readonly die?: DieColour;
  readonly colour?: DieColour;
  readonly place?: string;
  readonly column?: PhaseName;
  readonly stack?: SideKind;
  readonly good?: DieColour;
  readonly bankers?: boolean;
  readonly forced?: boolean;
}

/** Something that followed. */
export interface Effect {
  readonly ev: string;
  readonly tiles?: readonly string[];
  readonly level?: number;
  readonly returned?: readonly string[];
  readonly givers?: readonly number[];
  readonly res?: 'credits' | 'vp';
  readonly amount?: number;
  readonly side?: string;
  readonly required?: number;
  readonly spent?: readonly DieColour[];
  readonly early?: boolean;
  readonly dice?: readonly DieColour[];
  readonly cause?: string;
}

export type Step = Decision | Effect;
export const isDecision = (step: Step): step is Decision => 'ask' in step;

export interface SeatDigest {
  readonly cup: Counts;
  readonly citizenry: Counts;
  readonly columns?: Readonly<Partial<Record<PhaseName, Counts>>>;
  readonly stackDice: Readonly<Record<SideKind, Counts>>;
  readonly stacks: Readonly<Record<SideKind, readonly string[]>>;
  readonly tableau: readonly (readonly unknown[])[];
  readonly credits: number;
  readonly vp: number;
  readonly squares: number;
}

export interface Digest {
  readonly seats: readonly SeatDigest[];
  readonly pool: number;
  readonly bag: number;
  readonly abandoned: number;
  readonly supply: Counts;
}

export interface RecordedPhase {
  readonly phase: Phase;
  readonly strict?: boolean;
  readonly seats: readonly (readonly Step[])[];
  readonly digest: Digest;
}

export interface RecordedRound {
  readonly round: number;
  readonly rolls: readonly (readonly (readonly [DieColour, FaceName])[])[];
  readonly plans: readonly RecordedPlan[];
  readonly extraDie?: { readonly face: PhaseName; readonly adds: boolean };
  readonly active: readonly PhaseName[];
  readonly cups: readonly Counts[];
  readonly phases: readonly RecordedPhase[];
  readonly end: boolean;
}

export interface RecordedGame {
  readonly id: string;
  readonly players: number;
  readonly seats: readonly {
    readonly faction: number;
    readonly home: string;
    readonly startTiles: readonly string[];
    readonly choice: { readonly development: string; readonly world: string };
  }[];
  readonly order: readonly number[];
  readonly setup: Digest;
  readonly rounds: readonly RecordedRound[];
  readonly final: {
    readonly rounds: number;
    readonly scores: readonly {
      readonly chips: number;
      readonly costs: number;
      readonly bonuses: readonly { readonly side: string; readonly vp: number }[];
      readonly total: number;
      readonly tieBreak: number;
    }[];
    readonly winners: readonly number[];
    readonly reserveUsed: number;
  };
}

/** An answer that must be refused at a point of a recorded game. */
export interface IllegalAnswer {
  readonly id: string;
  readonly round: number;
  readonly phase: Phase | 'assign';
  readonly seat: number;
  readonly step?: number;
  readonly answer: Decision | RecordedPlan;
  readonly why: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with this as a recorded game of Roll; null if it looks like one. */
export function notARecordedGame(raw: unknown): string | null {
  if (!isObject(raw)) return 'an object';
  if (raw.format !== 1) return 'format 1';
  if (raw.game !== 'roll') return 'game roll';
  for (const field of ['seats', 'order', 'rounds']) if (!Array.isArray(raw[field])) return `a list ${field}`;
  for (const field of ['setup', 'final']) if (!isObject(raw[field])) return `an object ${field}`;
  return null;
}

export function notAnIllegalAnswer(raw: unknown): string | null {
  if (!isObject(raw)) return 'an object';
  if (raw.format !== 1 || raw.game !== 'roll') return 'format 1 of roll';
  if (typeof raw.id !== 'string' || typeof raw.round !== 'number' || typeof raw.phase !== 'string') return 'a place';
  return isObject(raw.answer) && typeof raw.seat === 'number' ? null : 'an answer of a seat';
}
