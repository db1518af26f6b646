// A match that is being played: its record, its state, and what may still be taken back.

import { ownCopy } from './answer.ts';
import type { Told } from './event.ts';
import type { GameDefinition, GameTypes } from './game.ts';
import { migrateState } from './migration.ts';
import { applyJudged, judge } from './play.ts';
import type { Seat } from './question.ts';
import type { Generator } from './random/random.ts';
import {
  hashOfSeed,
  type MatchRecord,
  markedRecordVersion,
  type RecordedAnswer,
  type RecordedSeat,
  type RecordHeader,
  type RulesMove,
  recordFormat,
  recordVersion,
  type StartPosition,
} from './record.ts';
import { type KernelRefusal, ok, type Refusal, type Result, refuse, refused } from './refusal.ts';

/** Any match, for code that does not care of which game. */
export type AnyMatch = Match<GameTypes>;

/** One accepted answer with the state before it, kept as long as it may be taken back. */
export interface Step<S> {
  readonly before: S;
  readonly eventsBefore: number;
  readonly answer: RecordedAnswer;
}

export interface Match<G extends GameTypes> {
  readonly game: GameDefinition<G>;
  readonly header: RecordHeader;
  /** Where it went on under other rules. */
  readonly moves: readonly RulesMove[];
  state: G['state'];
  answers: RecordedAnswer[];
  /** As in its record. */
  takenBack?: readonly number[];
  events: Told<G['event']>[];
  /** Answers since the last seal, oldest first. */
  trail: Step<G['state']>[];
}

export interface MatchSetup {
  readonly options: unknown;
  readonly seats: readonly RecordedSeat[];
  readonly seed: string;
  readonly generator?: Generator;
  readonly knownDeal?: boolean;
  /** Where it begins; left out: with the deal. */
  readonly position?: StartPosition | undefined;
}

export function startMatch<G extends GameTypes>(
  game: GameDefinition<G>,
  setup: MatchSetup,
): Result<Match<G>, KernelRefusal<StartRefusal>> {
  const options = game.readOptions(setup.options);
  if (!options.ok) return options;
  const [min, max] = game.seats(options.value);
  const seats = setup.seats.length;
  if (seats < min || seats > max) return refused('kernel/bad-seats', { seats, min, max });
  const generator = setup.generator ?? 'chacha8';
  const begun = begin(game, options.value, setup, generator);
  if (!begun.ok) return begun;
  const match: Match<G> = {
    game,
    header: {
      format: recordFormat,
      version: setup.position === undefined ? recordVersion : markedRecordVersion,
      game: game.name,
      options: options.value,
      rulesVersion: game.rulesVersion,
      seed: setup.seed,
      seedHash: hashOfSeed(setup.seed),
      generator,
      knownDeal: setup.knownDeal ?? false,
      seats: setup.seats,
      ...(setup.position === undefined ? {} : { position: setup.position }),
    },
    moves: [],
    state: begun.value,
    answers: [],
    events: [],
    trail: [],
  };
  game.advance(match.state, sinkOf(match));
  return ok(match);
}

/** Why a match cannot begin. */
export type StartRefusal = 'kernel/bad-options' | 'kernel/bad-seats' | 'kernel/old-state' | 'kernel/newer-state';

/** The state before the first question: dealt, or a copy of the position. */
function begin<G extends GameTypes>(
  game: GameDefinition<G>,
  options: G['options'],
  { position, seats, seed }: MatchSetup,
  generator: Generator,
): Result<G['state'], KernelRefusal<'kernel/bad-seats' | 'kernel/old-state' | 'kernel/newer-state'>> {
  if (position === undefined) return ok(game.setup(options, seats.length, { text: seed, generator }));
  const { length } = position.state.asks;
  if (length !== seats.length) return refused('kernel/bad-seats', { seats: seats.length, min: length, max: length });
  const migrated = migrateState(game, position.state, position.stateVersion);
  return migrated.ok ? ok(game.clone(migrated.value)) : migrated;
}

/** Gives an answer. Whatever goes wrong, the match is as it was before. */
export function submit<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  question: number,
  answer: unknown,
): Refusal | null {
  if (match.game.outcome(match.state) !== null) return refuse('kernel/match-over');
  const given: RecordedAnswer = { seat, question, answer: ownCopy(answer) };
  const refusal = judge(match.game, match.state, seat, question, given.answer);
  if (refusal !== null) return refusal;
  const before = match.game.clone(match.state);
  const eventsBefore = match.events.length;
  try {
    applyJudged(match.game, match.state, given, sinkOf(match));
  } catch (bug) {
    match.state = before;
    match.events.length = eventsBefore;
    throw bug;
  }
  match.answers.push(given);
  if (match.state.seals !== before.seals) match.trail = [];
  else match.trail.push({ before, eventsBefore, answer: given });
  return null;
}

/** The record as of now; with a snapshot while the match is on, with the result once it is over. */
export function recordOf<G extends GameTypes>(match: Match<G>): MatchRecord {
  const { game, state } = match;
  const result = game.outcome(state);
  const moves = match.moves.length === 0 ? {} : { moves: match.moves };
  const { takenBack = [] } = match;
  const marks: Partial<MatchRecord> = takenBack.length === 0 ? {} : { version: markedRecordVersion, takenBack };
  const base: MatchRecord = { ...match.header, ...marks, ...moves, answers: match.answers.slice() };
  if (result !== null) return { ...base, result };
  return {
    ...base,
    snapshot: {
      answers: match.answers.length,
      stateVersion: game.stateVersion,
      state: game.clone(state),
      events: match.events.slice(),
    },
  };
}

function sinkOf<G extends GameTypes>(match: Match<G>) {
  return (all: G['event'], owner: G['event'] | null): void => {
    match.events.push({ seq: match.events.length + 1, all, owner });
  };
}
