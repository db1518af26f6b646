// The recorded games as they stand in the files. Names of fields as in docs/conformance/race-trace-format.md.

export interface TraceOptions {
  readonly expansion: 'base' | 'gs' | 'rvi';
  readonly players: number;
  readonly advancedTwoPlayer: boolean;
  readonly goals: boolean;
  readonly takeovers: boolean;
}

export interface TracePower {
  readonly card: string | null;
  readonly phase: string;
  readonly codes: readonly string[];
  readonly value?: number;
  readonly times?: number;
}

export interface TraceSpecial {
  readonly card: string;
  readonly powers: readonly Omit<TracePower, 'card'>[];
}

export interface TraceTarget {
  readonly world: string;
  readonly owner: number;
  readonly power: string;
}

/** What a decision says besides whose it is; which fields it has depends on `choice`. */
export interface TracePiece {
  readonly choice: string;
  readonly at?: number;
  readonly auto?: boolean;
  readonly kind?: string;
  readonly for?: string;
  readonly method?: string;
  readonly via?: string;
  readonly world?: string;
  readonly number?: number;
  readonly optional?: boolean;
  readonly noBonus?: boolean;
  readonly power?: TracePower;
  readonly offered?: readonly unknown[];
  readonly cards?: readonly string[];
  readonly specials?: readonly TraceSpecial[];
  readonly attacker?: number;
  readonly chosen?: unknown;
}

export interface TraceDecision extends TracePiece {
  readonly seat: number;
}

export interface TraceSeatDigest {
  readonly handSize: number;
  readonly hand: readonly string[];
  readonly tableau: readonly (readonly [string, number])[];
  readonly vpChips: number;
  readonly goals: Readonly<Record<string, number>>;
  readonly military: number;
  readonly score: number;
}

export interface TraceDigest {
  readonly vpPool: number;
  readonly deck: number;
  readonly discard: number;
  readonly seats: readonly TraceSeatDigest[];
}

export interface TraceTakeover {
  readonly attacker: number;
  readonly defender: number;
  readonly world: string;
  readonly power: string;
  readonly attack?: number;
  readonly defense?: number;
  readonly result: string;
}

export interface TraceGoalChange {
  readonly seat: number;
  readonly goal: string;
  readonly event: 'claim' | 'lose';
}

export type TraceDraw = string | { readonly flip: string };

export interface TracePhase {
  readonly phase: string;
  readonly second?: boolean;
  readonly decisions: readonly TraceDecision[];
  readonly draws: readonly (readonly TraceDraw[])[];
  readonly goods: readonly number[];
  readonly reshuffles?: readonly unknown[];
  readonly takeovers?: readonly TraceTakeover[];
  readonly goalsChanged?: readonly TraceGoalChange[];
  readonly after: TraceDigest;
}

export interface TraceFinalSeat {
  readonly vpChips: number;
  readonly cards: readonly { readonly name: string; readonly vp: number; readonly bonus?: number }[];
  readonly cardVp: number;
  readonly bonusVp: number;
  readonly goals: Readonly<Record<string, number>>;
  readonly goalVp: number;
  readonly total: number;
  readonly tieBreak: number;
  readonly winner: boolean;
}

export interface TraceFinal {
  readonly rounds: number;
  readonly endReasons: readonly string[];
  readonly seats: readonly TraceFinalSeat[];
}

export interface TraceGame {
  readonly format: 1;
  readonly id: string;
  readonly options: TraceOptions;
  readonly activeGoals: readonly string[];
  readonly vpPool: number;
  readonly deckSize: number;
  readonly setup: {
    readonly seats: readonly { readonly startOffered: readonly string[]; readonly dealt: readonly string[] }[];
    readonly decisions: readonly TraceDecision[];
    readonly goalsChanged?: readonly TraceGoalChange[];
    readonly after: TraceDigest;
  };
  readonly rounds: readonly {
    readonly round: number;
    readonly actions: readonly (readonly string[])[];
    readonly phases: readonly TracePhase[];
  }[];
  readonly final: TraceFinal;
}

/** Enough to know that a line holds a recorded game; the rest shows when it is played. */
export function isTraceGame(raw: unknown): raw is TraceGame {
  if (typeof raw !== 'object' || raw === null) return false;
  const game = raw as Partial<Record<keyof TraceGame, unknown>>;
  return (
    game.format === 1 &&
    typeof game.options === 'object' &&
    typeof game.setup === 'object' &&
    Array.isArray(game.rounds) &&
    typeof game.final === 'object'
  );
}
