// A recorded game from its first card to its last point: every digest, goal, takeover and score compared.

import type { Seat } from '@orrery/kernel';
import { feed, inspect, type RaceEvent, scriptOf } from '@orrery/race';
import type { GameVerdict } from '../verdict.ts';
import {
  compareDigest,
  compareFinal,
  compareGoalChanges,
  compareTakeovers,
  type Found,
  ordered,
} from './differences.ts';
import {
  advance,
  answerRecorded,
  answerUnasked,
  type Follower,
  follow,
  Parted,
  recordedPhase,
  type Settling,
} from './follower.ts';
import { isTraceGame, type TraceDecision, type TraceDraw, type TraceGame, type TracePhase } from './trace.ts';

/** The phase being played: the set-up, then every phase of every round. */
interface Step {
  readonly round: number;
  readonly phase: string;
  readonly second: boolean;
  readonly recorded: Pick<TracePhase, 'decisions' | 'after' | 'takeovers' | 'goalsChanged'>;
  /** How many of the cards fed to each seat are for later phases of the round. */
  readonly later: readonly number[];
}

interface Progress {
  step: Step;
  readonly left: Step[];
}

export function replayRaceGame(raw: unknown, settling?: Settling): GameVerdict {
  if (!isTraceGame(raw)) {
    const difference = {
      round: null,
      phase: null,
      seat: null,
      field: 'game',
      expected: 'a recorded Race game',
      got: typeof raw,
    };
    return { passed: false, difference };
  }
  const setUp: Step = { round: 0, phase: 'setup', second: false, recorded: raw.setup, later: noneLater(raw) };
  const progress: Progress = { step: setUp, left: [] };
  try {
    return playThrough(raw, progress, settling);
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    const { round, phase, second } = progress.step;
    const { seat, field, expected, got } = error;
    return { passed: false, difference: { round, phase: second ? `${phase} 2` : phase, seat, field, expected, got } };
  }
}

function playThrough(game: TraceGame, progress: Progress, settling: Settling | undefined): GameVerdict {
  const follower = follow({ ...game, seats: game.setup.seats }, settling);
  follower.onPhase = (event) => nextPhase(follower, progress, event);
  follower.records = bySeat(game, game.setup.decisions);
  advance(follower);
  playOn(follower);
  for (const round of game.rounds) {
    const phases = round.phases.map((phase, index) => ({
      round: round.round,
      phase: phase.phase,
      second: phase.second === true,
      recorded: phase,
      later: laterDraws(round.phases.slice(index + 1)),
    }));
    progress.left.push(...phases);
    for (const [seat] of game.setup.seats.entries()) feedRound(follower, seat, round.phases);
    follower.records = round.actions.map((chosen, seat) => [{ seat, choice: 'action', chosen }]);
    playOn(follower);
  }
  if (follower.state.phase !== 'over') throw new Parted(null, 'end', 'the end of the game', follower.state.phase);
  report(compareFinal(inspect(follower.state), game.final, follower.names, follower.leniency));
  return { passed: true, accepted: [...follower.leniency.accepted] };
}

/** Until nothing recorded is left to answer: then the round's picks are wanted, or the game is over. */
function playOn(follower: Follower): void {
  while (answerRecorded(follower) || answerUnasked(follower, ({ kind }) => kind !== 'chooseAction'));
}

/** Compares what the phase before has led to, and turns to the records of the next one. */
function nextPhase(follower: Follower, progress: Progress, event: RaceEvent): void {
  const { step, left } = progress;
  const { names, leniency } = follower;
  // The step before the first phase of a round is the round end of the last, which was compared when the round began.
  if (event.kind !== 'phaseStarted' || step.phase !== 'action') {
    for (const [seat, later] of step.later.entries()) {
      const unused = (scriptOf(follower.state).queues[seat]?.length ?? 0) - later;
      if (unused !== 0) throw new Parted(seat, 'draws', 'all cards drawn', `${unused} left`);
    }
    report(compareTakeovers(follower.takeovers, (step.recorded.takeovers ?? []).map(ordered)));
    report(compareGoalChanges(follower.goalChanges, step.recorded.goalsChanged ?? [], leniency));
    report(compareDigest(inspect(follower.state), step.recorded.after, names, leniency));
  }
  if (event.kind === 'matchEnded') return;
  if (event.kind === 'roundStarted') {
    progress.step = { ...step, round: follower.state.round, phase: 'action' };
    return;
  }
  const next = left.shift();
  const ours = { phase: recordedPhase(event.phase), second: follower.state.second };
  const theirs = next === undefined ? null : { phase: next.phase, second: next.second };
  if (next === undefined || JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new Parted(null, 'phase', theirs, ours);
  progress.step = next;
  follower.records = follower.records.map((_, seat) =>
    next.recorded.decisions.filter((record) => record.seat === seat),
  );
}

function report(found: Found | null): void {
  if (found !== null) throw new Parted(found.seat, found.field, found.expected, found.got);
}

const bySeat = (game: TraceGame, decisions: readonly TraceDecision[]): TraceDecision[][] =>
  game.setup.seats.map((_, seat) => decisions.filter((record) => record.seat === seat));

const noneLater = (game: TraceGame): number[] => game.setup.seats.map(() => 0);

function laterDraws(phases: readonly TracePhase[]): number[] {
  const seats = phases[0]?.draws.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    phases.reduce((sum, { draws }) => sum + (draws[seat]?.length ?? 0), 0),
  );
}

const cardOf = (draw: TraceDraw): string => (typeof draw === 'string' ? draw : draw.flip);

function feedRound(follower: Follower, seat: Seat, phases: readonly TracePhase[]): void {
  for (const { draws } of phases) feed(follower.state, seat, follower.names.slugs((draws[seat] ?? []).map(cardOf)));
}
