// The door that both games share: server, bots, web, commands and tests go through it and never branch on the game.

import type { Emit, GameEvent } from './event.ts';
import type { FlowState, LineNames } from './flow.ts';
import type { Question, Seat } from './question.ts';
import type { Random, Seed } from './random/random.ts';
import type { KernelRefusal, Refusal, Result } from './refusal.ts';
import type { StateMigration } from './state-migration.ts';

export interface Placing {
  readonly seat: Seat;
  readonly score: number;
  /** 1 for every winner, also of a shared victory. A seat that plays alone has 2 if its opponent, who has none, won. */
  readonly rank: number;
}

/** Options that were read from outside, or which of them cannot be taken. */
export type ReadOptions<O> = Result<O, KernelRefusal<'kernel/bad-options'>>;

/** What a game is made of: its types under one name. A game lists its own in an interface that extends this one. */
export interface GameTypes {
  options: unknown;
  state: FlowState;
  view: unknown;
  question: Question;
  answer: unknown;
  event: GameEvent;
  refusal: Refusal;
  described: unknown;
  standings: unknown;
}

/**
 * A game as everybody else sees it. Its functions are written as methods on purpose: the compiler then takes any game
 * where `AnyGame` is wanted, although a game's functions take that game's own states and questions only. Whoever holds
 * an `AnyGame` gives it nothing but what came from that same game.
 */
export interface GameDefinition<G extends GameTypes> {
  readonly name: string;
  /** Rises with any change that alters outcomes. */
  readonly rulesVersion: number;
  /** Rises with any change to the shape of the state or to the name of a line. */
  readonly stateVersion: number;
  /** From earlier versions of the state to this one, one step each. */
  readonly migrations: readonly StateMigration[];
  readonly questionKinds: readonly G['question']['kind'][];
  readonly eventKinds: readonly G['event']['kind'][];
  readonly refusalCodes: readonly G['refusal']['code'][];
  /** All procedures with their lines. */
  readonly lines: LineNames;

  /** Reads options from outside; fills in what was left out. */
  readOptions(raw: unknown): ReadOptions<G['options']>;
  /** How many seats these options allow. */
  seats(options: G['options']): readonly [min: number, max: number];

  /** A match before anything was asked; `advance` takes it to its first questions. */
  setup(options: G['options'], seats: number, seed: Seed): G['state'];
  /** Runs the rules until somebody must decide or the game is over. */
  advance(state: G['state'], emit: Emit<G['event']>): void;
  /** The only judge of an answer. Anything may come in. */
  check(state: G['state'], question: G['question'], answer: unknown): G['refusal'] | null;
  /** Whether a procedure that draws within its lane put this question: then the order of answers matters. */
  drawsInLane(state: G['state'], question: G['question']): boolean;

  clone(state: G['state']): G['state'];
  /** Built from scratch from what this seat may see; null is a spectator. */
  viewFor(state: G['state'], seat: Seat | null): G['view'];
  /** The fields of a view that tell how far everybody is: all that changes in it by answers that no rule has read yet. */
  progressFor(state: G['state'], seat: Seat | null): Partial<G['view']>;
  /** Some full state in which this seat would see exactly this view. */
  determinize(view: G['view'], random: Random): G['state'];
  /**
   * All that is needed to show a question: what is legal, what it costs and why, why something is not possible. Reads only
   * what the seat may see.
   */
  describe(state: G['state'], question: G['question']): G['described'];
  /** How everybody stands, from what lies open: the same for all eyes. */
  standings(state: G['state']): G['standings'];

  /**
   * All legal answers, those that come to the same only once, or null where they are too many: then use `sample`.
   * Reads only what the seat may see.
   */
  enumerate(state: G['state'], question: G['question']): readonly G['answer'][] | null;
  /** Some legal answer. Reads only what the seat may see. */
  sample(state: G['state'], question: G['question'], random: Random): G['answer'];
  /** The answer that a time-out may give. Reads only what the seat may see. */
  fallback(state: G['state'], question: G['question']): G['answer'];
  /**
   * What is ticked in advance, by a quick rule without search: no answer dominates it, and it is the same for everybody,
   * so it is no hint. Null: nothing is ticked. Reads only what the seat may see.
   */
  propose(state: G['state'], question: G['question']): G['answer'] | null;
  /**
   * Whether a legal answer is better than another beyond doubt. By what the seat knows, `better` leaves it at once with
   * at least as much of everything that is counted (points, cards, goods, dice, powers not yet used) and with more of
   * one, and tells rivals no more. In a last round: its final score is higher, whatever is hidden. Reads only what the
   * seat may see; where it is not sure, it says no.
   */
  dominates(state: G['state'], question: G['question'], better: G['answer'], worse: G['answer']): boolean;

  /** Null while the match is on. */
  outcome(state: G['state']): readonly Placing[] | null;

  /** What must always hold (pieces conserved, no count below zero): null, or what does not. For tests and dumps. */
  broken(state: G['state']): string | null;
  /** Shuffles, in place, everything that this seat cannot see. For the proof that hidden things stay hidden. */
  shuffleHidden(state: G['state'], seat: Seat | null, random: Random): void;
}

/** Any game, for code that does not care which. */
export type AnyGame = GameDefinition<GameTypes>;
