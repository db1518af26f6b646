// Our engine following a match that another engine leads: cards come from its script, answers from its records, and
// after every phase both are compared.

import { openQuestions, playInPlace, type Refusal, type Seat } from '@orrery/kernel';
import {
  feed,
  type PowerRef,
  type RaceEvent,
  type RaceOptions,
  type RaceQuestion,
  type RaceState,
  race,
  ScriptUsedUp,
  type Spending,
  scriptOf,
  setupScripted,
} from '@orrery/race';
import { designs } from '@orrery/race/describe';
import { powerOf } from './codes.ts';
import { idleAnte, type Leniency, newLeniency } from './differences.ts';
import { goalId, goalName, type Names, namesFor, optionsOf } from './names.ts';
import { defenceAsTaken, renewLost, renewSpent, type TrueRests } from './strength-exceptions.ts';
import { answerFrom, defaults, type Fits, recordsOfForced, take } from './to-answer.ts';
import type { TraceDecision, TraceGoalChange, TraceOptions, TraceTakeover } from './trace.ts';

/** The two engines part here. */
export class Parted extends Error {
  override name = 'Parted';
  readonly seat: Seat | null;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
  constructor(seat: Seat | null, field: string, expected: unknown, got: unknown) {
    super(`${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
    this.seat = seat;
    this.field = field;
    this.expected = expected;
    this.got = got;
  }
}

export interface Follower {
  readonly options: RaceOptions;
  readonly state: RaceState;
  readonly names: Names;
  readonly leniency: Leniency;
  /** What is recorded of the running phase and not yet used, per seat. */
  records: TraceDecision[][];
  /** What happened since the last comparison. */
  goalChanges: TraceGoalChange[];
  takeovers: TraceTakeover[];
  /** Records still to come, per seat, of answers that our rules took by themselves. */
  owed: Fits[][];
  /** Called for every answer that our rules take by themselves. */
  onForced: (question: RaceQuestion, answer: unknown) => void;
  /** What powers have left that the other engine offers in full again in a defence. */
  rests: TrueRests;
  /** Cards each seat has drawn in the running phase. */
  drawn: number[];
  /** Called when a phase begins, a round begins or the match ends: then the phase before is over. */
  onPhase: (event: RaceEvent) => void;
}

export interface Table {
  readonly options: TraceOptions;
  readonly activeGoals: readonly string[];
  readonly vpPool: number;
  readonly deckSize: number;
  readonly seats: readonly { readonly startOffered: readonly string[]; readonly dealt: readonly string[] }[];
}

/** How seats settle: one after the other, as the other engine asks them, or at once, as in our matches where it can be. */
export type Settling = 'in turn' | 'at once';

export function follow(table: Table, settling: Settling = 'in turn'): Follower {
  const read = race.readOptions(optionsOf(table.options));
  if (!read.ok) throw new Parted(null, 'options', table.options, read.refusal);
  const options = read.value;
  const names = namesFor(options);
  const { length } = table.seats;
  const state = setupScripted(options, length, {
    goals: table.activeGoals.map(goalId),
    startWorlds: table.seats.map(({ startOffered }) => names.slugs(startOffered)),
    inTurn: settling === 'in turn',
  });
  const perSeat = <T>(): T[][] => table.seats.map(() => []);
  const follower: Follower = {
    options,
    state,
    names,
    leniency: newLeniency(),
    records: perSeat(),
    goalChanges: [],
    takeovers: [],
    owed: perSeat(),
    onForced: () => {},
    rests: table.seats.map(() => new Map()),
    drawn: table.seats.map(() => 0),
    onPhase: () => {},
  };
  for (const [seat, { dealt }] of table.seats.entries()) feed(state, seat, names.slugs(dealt));
  if (state.pool !== table.vpPool) throw new Parted(null, 'vpPool', table.vpPool, state.pool);
  const cards = scriptOf(state).deckSize + table.seats.reduce((sum, { startOffered }) => sum + startOffered.length, 0);
  if (cards !== table.deckSize) throw new Parted(null, 'deckSize', table.deckSize, cards);
  return follower;
}

export function advance(follower: Follower): void {
  guard(() => race.advance(follower.state, (all, owner) => notice(follower, owner ?? all)));
}

/** Gives an answer to our engine; a refusal means that the engines disagree about the rules. */
export function give(follower: Follower, question: RaceQuestion, answer: unknown): void {
  const isDefence = question.kind === 'defendTakeover';
  const refusal = guard((): Refusal | null =>
    playInPlace(race, follower.state, question.seat, question.id, answer, (all, owner) => {
      if (!isDefence) noticeSpent(follower, all);
      notice(follower, owner ?? all);
    }),
  );
  if (refusal !== null) throw new Parted(question.seat, question.kind, answer, refusal);
}

function guard<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof ScriptUsedUp) throw new Parted(error.seat, 'draws', 'no further card', 'a draw');
    throw error;
  }
}

/** Answers every open question of which there is a record; says whether there was one. */
export function answerRecorded(follower: Follower): boolean {
  for (const question of openQuestions(follower.state)) {
    const found = answerFrom(follower.records[question.seat] ?? [], question, follower.names);
    if (found === null) continue;
    if (isIdleAnte(follower, question, found.answer)) return true;
    compareOffered(follower, question, found.offered);
    const drawn = follower.drawn[question.seat] ?? 0;
    if (found.at !== null && found.at !== drawn)
      throw new Parted(question.seat, `at (${question.kind})`, found.at, drawn);
    give(follower, question, asTaken(follower, question, found.answer));
    return true;
  }
  return false;
}

const isSpending = (answer: unknown): answer is Spending =>
  typeof answer === 'object' && answer !== null && 'uses' in answer && 'cards' in answer;

/** A recorded answer as our rules take it. */
function asTaken(follower: Follower, question: RaceQuestion, answer: unknown): unknown {
  if (question.kind !== 'defendTakeover' || !isSpending(answer)) return answer;
  const { state, rests, leniency } = follower;
  const { defence, accepted } = defenceAsTaken(state, rests, question, answer);
  for (const name of accepted) leniency.accepted.add(name);
  return defence;
}

const asSet = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Where the record lists what could be chosen, our rules must offer the same. */
function compareOffered(follower: Follower, question: RaceQuestion, offered: readonly string[] | null): void {
  if (offered === null) return;
  const legal = (race.enumerate(follower.state, question) ?? []) as (string | null)[];
  const got = asSet(follower.names.names(legal.filter((slug) => slug !== null)));
  const expected = asSet(offered);
  if (got.join() !== expected.join()) throw new Parted(question.seat, `offered (${question.kind})`, expected, got);
}

/**
 * The other engine selects an ante even when there is no hand card to show; to us the power is not usable then.
 * Nothing follows from such a record.
 */
function isIdleAnte(follower: Follower, question: RaceQuestion, answer: unknown): boolean {
  if (question.kind !== 'consumeNext' || answer === null) return false;
  const { power } = answer as { power: PowerRef };
  if (powerOf(power, 'consume')?.kind !== 'ante') return false;
  if (race.check(follower.state, question, answer)?.code !== 'race/not-usable') return false;
  follower.leniency.accepted.add(idleAnte);
  return true;
}

/** Answers one open question that the other engine did not ask; says whether there was one that can be left out. */
export function answerUnasked(follower: Follower, may: (question: RaceQuestion) => boolean): boolean {
  for (const question of openQuestions(follower.state)) {
    if (!may(question) || !Object.hasOwn(defaults, question.kind)) continue;
    const answer = defaults[question.kind];
    if (race.check(follower.state, question, answer) !== null) continue;
    give(follower, question, answer);
    return true;
  }
  return false;
}

const developments = new Set(designs.filter((card) => card.kind === 'development').map((card) => card.id));
const phaseEvents = ['phaseStarted', 'roundStarted', 'matchEnded'];

function notice(follower: Follower, event: RaceEvent): void {
  const { names, leniency } = follower;
  switch (event.kind) {
    case 'goalClaimed':
    case 'goalLost':
      follower.goalChanges.push({
        seat: event.seat ?? -1,
        goal: goalName(event.goal),
        event: event.kind === 'goalClaimed' ? 'claim' : 'lose',
      });
      return;
    case 'takeoverResolved': {
      const { attack, defense } = event;
      follower.takeovers.push({
        attacker: event.seat ?? -1,
        defender: event.defender,
        world: names.name(event.world),
        power: names.name(event.power),
        ...(attack === null || defense === null ? {} : { attack, defense }),
        result: event.result,
      });
      return;
    }
    case 'leftTableau':
      if (event.phase === 'settle' && developments.has(event.card)) leniency.developmentLeft = true;
      if (event.why === 'takenOver' && event.seat !== null) renewLost(follower.state, follower.rests, event.seat);
      return;
    case 'reshuffled':
      leniency.reshuffled = true;
      return;
    case 'forced':
      noticeForced(follower, event.asked, event.answer);
      return;
    case 'drew':
      count(follower, event.seat, event.count);
      return;
    case 'guessed':
      count(follower, event.seat, event.turnedUp === null ? 0 : 1);
      return;
    case 'anted':
      count(follower, event.seat, event.turnedUp.length);
      return;
    default:
      if (phaseEvents.includes(event.kind)) beginPhase(follower, event);
  }
}

/** Hand cards spent for strength, other than in a defence. */
function noticeSpent({ state, rests }: Follower, event: RaceEvent): void {
  if (event.kind === 'discarded' && event.why === 'strength' && event.seat !== null)
    renewSpent(state, rests, event.seat);
}

function noticeForced(follower: Follower, question: RaceQuestion, answer: unknown): void {
  const { seat, kind } = question;
  for (const fits of recordsOfForced(kind, answer, follower.names)) {
    if (take(follower.records[seat] ?? [], fits) === null) follower.owed[seat]?.push(fits);
  }
  follower.onForced(question, answer);
}

function beginPhase(follower: Follower, event: RaceEvent): void {
  follower.onPhase(event);
  follower.goalChanges = [];
  follower.takeovers = [];
  follower.drawn = follower.drawn.map(() => 0);
  for (const each of follower.rests) each.clear();
}

function count(follower: Follower, seat: Seat | null, cards: number): void {
  if (seat !== null) follower.drawn[seat] = (follower.drawn[seat] ?? 0) + cards;
}

/** Phase names of recorded games. */
export const recordedPhase = (phase: string): string => (phase === 'roundEnd' ? 'discard' : phase);
