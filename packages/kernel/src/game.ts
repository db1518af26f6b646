// The door that both games share: server, bots, web, commands and tests go through it and never branch on the game.

import type { Emit, GameEvent } from './event.ts';
import type { FlowState, LineNames } from './flow.ts';
import type { Question, Seat } from './question.ts';
import type { Random, Seed } from './random/random.ts';
import type { Refusal, Result } from './refusal.ts';
import type { StateMigration } from './state-migration.ts';

export interface Placing {
  readonly seat: Seat;
  readonly score: number;
  /** 1 for every winner, also of a shared victory. A seat that plays alone has 2 if its opponent, who has none, won. */
  readonly rank: number;
}

export interface GameDefinition<
  Options,
  State extends FlowState,
  View,
  Q extends Question,
  Event extends GameEvent,
  Description,
> {
  readonly name: string;
  /** Rises with any change that alters outcomes. */
  readonly rulesVersion: number;
  /** Rises with any change to the shape of the state or to the name of a line. */
  readonly stateVersion: number;
  /** From earlier versions of the state to this one, one step each. */
  readonly migrations: readonly StateMigration[];
  readonly questionKinds: readonly Q['kind'][];
  readonly eventKinds: readonly Event['kind'][];
  readonly refusalCodes: readonly string[];
  /** All procedures with their lines. */
  readonly lines: LineNames;

  /** Reads options from outside; fills in what was left out. */
  readOptions(raw: unknown): Result<Options>;
  /** How many seats these options allow. */
  seats(options: Options): readonly [min: number, max: number];

  /** A match before anything was asked; `advance` takes it to its first questions. */
  setup(options: Options, seats: number, seed: Seed): State;
  /** Runs the rules until somebody must decide or the game is over. */
  advance(state: State, emit: Emit<Event>): void;
  /** The only judge of an answer. Anything may come in. */
  check(state: State, question: Q, answer: unknown): Refusal | null;
  /** Whether a procedure that draws within its lane put this question: then the order of answers matters. */
  drawsInLane(state: State, question: Q): boolean;

  clone(state: State): State;
  /** Built from scratch from what this seat may see; null is a spectator. */
  viewFor(state: State, seat: Seat | null): View;
  /** Some full state in which this seat would see exactly this view. */
  determinize(view: View, random: Random): State;
  /** All that is needed to show a question: what is legal, what it costs and why, why something is not possible. */
  describe(view: View, question: Q): Description;

  /**
   * All legal answers, those that come to the same only once, or null where they are too many: then use `sample`.
   * Reads only what the seat may see.
   */
  enumerate(state: State, question: Q): readonly unknown[] | null;
  /** Some legal answer. Reads only what the seat may see. */
  sample(state: State, question: Q, random: Random): unknown;
  /** The answer that a time-out may give. Reads only what the seat may see. */
  fallback(state: State, question: Q): unknown;

  /** Null while the match is on. */
  outcome(state: State): readonly Placing[] | null;

  /** What must always hold (pieces conserved, no count below zero): null, or what does not. For tests and dumps. */
  broken(state: State): string | null;
  /** Shuffles, in place, everything that this seat cannot see. For the proof that hidden things stay hidden. */
  shuffleHidden(state: State, seat: Seat | null, random: Random): void;
}

/** Any game, for code that does not care which. */
export type AnyGame = GameDefinition<unknown, FlowState, unknown, Question, GameEvent, unknown>;
