// Replays a recorded game: its rolls and draws through the scripted dealer, its decisions as answers, and compares what
// happened in every phase, the state after it, and the final score.

import { type Frame, openQuestions, playInPlace } from '@orrery/kernel';
import {
  leftInScript,
  type PlayerView,
  type RollEvent,
  type RollQuestion,
  type RollState,
  roll,
  setupScripted,
} from '@orrery/roll';
import { scoreAll } from '@orrery/roll/describe';
import { parting } from './difference.ts';
import { countsOf, digestOf } from './digest.ts';
import { happenings, recordedHappenings } from './happenings.ts';
import {
  type Decision,
  isDecision,
  notARecordedGame,
  type RecordedGame,
  type RecordedRound,
  type Step,
} from './recorded.ts';
import { answerOf, planOf } from './translate.ts';
import type { Difference, GameVerdict } from './verdict.ts';

/** Thrown inside a replay, caught at its door. */
class Parted extends Error {
  readonly difference: Difference;
  constructor(difference: Difference) {
    super('the games part');
    this.difference = difference;
  }
}

/** What the next answer of a replay is, and which recorded steps it was made of. */
export interface Next {
  readonly question: RollQuestion;
  readonly answer: unknown;
  readonly round: number;
  readonly phase: string;
  /** Indices in the recorded list of that seat and phase; empty for plans. */
  readonly steps: readonly number[];
  readonly player: PlayerView;
}

export interface ReplayOptions {
  /** Who answers first where several may: the recorded strict order, or the other way round. */
  readonly order?: 'forward' | 'reverse';
  /** Looks at every answer before it is given; true ends the replay. */
  readonly before?: (state: RollState, next: Next) => boolean;
}

export function replayRollGame(raw: unknown, options: ReplayOptions = {}): GameVerdict {
  const wrong = notARecordedGame(raw);
  if (wrong !== null) return failed(null, null, null, 'game', wrong, raw === null ? null : typeof raw);
  const game = raw as RecordedGame;
  const at: Position = { round: 0, phase: 'setup' };
  try {
    play(game, options, at);
    return { passed: true };
  } catch (error) {
    if (error instanceof Parted) return { passed: false, difference: error.difference };
    const got = error instanceof Error ? error.message : String(error);
    return failed(at.round, at.phase, null, 'game', 'a game that can be replayed', got);
  }
}

/** How far each list of steps was used up, and which gifts were taken out of turn. */
type Cursors = Map<object, number>;

interface Position {
  round: number;
  phase: string;
}

const failed = (
  round: number | null,
  phase: string | null,
  seat: number | null,
  field: string,
  expected: unknown,
  got: unknown,
): GameVerdict => ({ passed: false, difference: { round, phase, seat, field, expected, got } });

function play(game: RecordedGame, options: ReplayOptions, at: Position): void {
  const state = setupScripted({}, game.players, scriptOf(game));
  let told: RollEvent[] = [];
  const emit = (all: RollEvent, owner: RollEvent | null): void => {
    const event = owner ?? all;
    at.round = event.round;
    at.phase = event.phase;
    told.push(event);
    if (event.kind !== 'phaseEnded') return;
    compareEnded(game, state, told, event.strict, at);
    told = [];
  };
  const cursors: Cursors = new Map();
  roll.advance(state, emit);
  for (;;) {
    const open = openQuestions(state);
    if (open.length === 0) break;
    const next = nextAnswer(game, state, open, cursors, options.order ?? 'forward');
    if (options.before?.(state, next) === true) return;
    const { seat, id } = next.question;
    const refusal = playInPlace(roll, state, seat, id, next.answer, emit);
    if (refusal !== null) {
      const got = { refusal, question: next.question, answer: next.answer };
      part(next.round, next.phase, seat, `steps.${next.steps.join('+')}`, 'accepted', got);
    }
  }
  compareFinal(game, state);
}

function part(
  round: number,
  phase: string,
  seat: number | null,
  field: string,
  expected: unknown,
  got: unknown,
): never {
  throw new Parted({ round, phase, seat, field, expected, got });
}

function compare(
  round: number,
  phase: string,
  seat: number | null,
  field: string,
  expected: unknown,
  got: unknown,
): void {
  const found = parting(expected, got, field);
  if (found === null) return;
  const inSeat = /^digest\.seats\.(\d+)/.exec(found.field)?.[1];
  part(round, phase, inSeat === undefined ? seat : Number(inSeat), found.field, found.expected, found.got);
}

function scriptOf(game: RecordedGame): Parameters<typeof setupScripted>[2] {
  return {
    seats: game.seats.map(({ faction, home, startTiles }, seat) => ({
      faction,
      home,
      rolls: game.rounds.map(({ rolls }) => rolls[seat] ?? []),
      tiles: [...startTiles, ...game.rounds.flatMap((round) => drawsOf(round, seat))],
    })),
    extra: game.rounds.flatMap(({ extraDie }) => (extraDie === undefined ? [] : [extraDie.face])),
  };
}

const drawsOf = ({ phases }: RecordedRound, seat: number): string[] =>
  phases.flatMap((phase) =>
    (phase.seats[seat] ?? []).flatMap((step) => (!isDecision(step) && step.ev === 'draw' ? (step.tiles ?? []) : [])),
  );

function nextAnswer(
  game: RecordedGame,
  state: RollState,
  open: readonly RollQuestion[],
  cursors: Cursors,
  order: 'forward' | 'reverse',
): Next {
  const number = state.round;
  const { phase } = state;
  const round = game.rounds[number - 1];
  const recorded = round?.phases.find((each) => each.phase === phase);
  const ranks = recorded?.strict === true || order === 'forward' ? game.order : [...game.order].reverse();
  const rank = ({ seat }: RollQuestion): number => ranks.indexOf(seat);
  const question = open.reduce((best, each) => (rank(each) < rank(best) ? each : best));
  const { seat } = question;
  const player = roll.viewFor(state, seat).players[seat] as PlayerView;
  const base = { question, round: number, phase, player };
  if (question.kind === 'setup.startTiles') {
    const { development, world } = game.seats[seat]?.choice ?? {};
    return { ...base, answer: { development, world }, steps: [] };
  }
  if (question.kind === 'assign') {
    const plan = round?.plans[seat] ?? part(number, phase, seat, 'plans', 'no round more', 'a round more');
    return { ...base, answer: planOf(player, plan), steps: [] };
  }
  if (recorded === undefined) return part(number, phase, seat, 'phases', 'not active', 'active');
  const scouting = frameOf(state.flow, 'explore.giveTiles')?.vars.seat;
  const list = recorded.seats[question.kind === 'explore.shortageDiscard' ? Number(scouting) : seat] ?? [];
  const found = findSteps(list, question, cursors);
  if (found.decisions.length === 0) part(number, phase, seat, 'steps', 'no decision', question);
  if (question.kind === 'manage.recall') {
    compare(number, phase, seat, 'steps.forced', found.decisions[0]?.forced === true, question.min > 0);
  }
  return { ...base, answer: answerOf(player, question, found.decisions), steps: found.steps };
}

const asksFor: Readonly<Record<string, readonly string[]>> = {
  'explore.task': ['explore-task', 'explore-rearrange'],
  'explore.done': ['explore-done', 'explore-rearrange'],
  'explore.place': ['explore-place'],
  'explore.extraTile': ['explore-extra-tile'],
  'explore.shortageDiscard': ['explore-shortage-discard'],
  'build.spendEarly': ['build-spend-early'],
  'build.placeWorker': ['build-place-worker'],
  'build.workersToCup': ['build-workers-to-cup'],
  'build.removeDie': ['build-remove-die'],
  'produce.place': ['produce-place'],
  'ship.task': ['ship-task'],
  'manage.recruit': ['manage-recruit'],
  'manage.recall': ['manage-recall'],
};

/** The recorded decisions that answer a question. Those the recorder did not ask either are passed over. */
function findSteps(
  list: readonly Step[],
  question: RollQuestion,
  cursors: Cursors,
): { decisions: Decision[]; steps: number[] } {
  const asks = asksFor[question.kind] ?? [];
  const giving = question.kind === 'explore.shortageDiscard';
  const wanted = question.kind === 'build.placeWorker' ? question.count : 1;
  const decisions: Decision[] = [];
  const steps: number[] = [];
  for (let index = giving ? 0 : (cursors.get(list) ?? 0); index < list.length; index++) {
    const step = list[index];
    if (step === undefined || !isDecision(step) || !asks.includes(step.ask)) continue;
    if (giving && (step.seat !== question.seat || cursors.has(step))) continue;
    if (decisions.length === 0 && step.auto === true) continue;
    decisions.push(step);
    steps.push(index);
    if (decisions.length < wanted) continue;
    if (giving) cursors.set(step, 1);
    else cursors.set(list, index + 1);
    return { decisions, steps };
  }
  return { decisions: [], steps: [] };
}

function frameOf(here: Frame, proc: string): Frame | null {
  if (here.proc === proc) return here;
  for (const lane of here.lanes) {
    const found = frameOf(lane, proc);
    if (found !== null) return found;
  }
  return null;
}

/** At the end of setup, reveal, each active phase and manage. */
function compareEnded(
  game: RecordedGame,
  state: RollState,
  told: readonly RollEvent[],
  strict: boolean,
  { round: number, phase }: Position,
): void {
  if (phase === 'setup') {
    compare(0, phase, null, 'digest', game.setup, digestOf(state));
    return;
  }
  const round = game.rounds[number - 1];
  if (round === undefined) part(number, phase, null, 'rounds', game.rounds.length, number);
  if (phase === 'reveal') {
    compareReveal(round, state, told);
    return;
  }
  const recorded = round.phases.find((each) => each.phase === phase);
  if (recorded === undefined) part(number, phase, null, 'phases', 'not active', 'active');
  for (const [seat, steps] of recorded.seats.entries()) {
    compare(number, phase, seat, 'steps', recordedHappenings(steps), happenings(told, seat));
  }
  if (phase === 'explore') compare(number, phase, null, 'strict', recorded.strict === true, strict);
  compare(number, phase, null, 'digest', recorded.digest, digestOf(state));
}

function compareReveal(round: RecordedRound, state: RollState, told: readonly RollEvent[]): void {
  const view = roll.viewFor(state, null);
  compare(round.round, 'reveal', null, 'active', round.active, view.active);
  compare(
    round.round,
    'reveal',
    null,
    'cups',
    round.cups,
    digestOf(state).seats.map(({ cup }) => cup),
  );
  const extra = told.find((event) => event.kind === 'extraDie');
  const shown = extra === undefined ? undefined : { face: extra.face, adds: extra.adds };
  compare(round.round, 'reveal', null, 'extraDie', round.extraDie, shown);
  for (const [seat, plan] of round.plans.entries()) {
    const out = told.find((event) => event.kind === 'diceMoved' && event.seat === seat && event.cause === 'assign');
    const moved = out?.kind === 'diceMoved' ? out.dice : [];
    const columns: Record<string, unknown> = {};
    for (const phase of ['explore', 'develop', 'settle', 'produce', 'ship']) {
      const dice = moved.filter(({ to }) => to === `column:${phase}` || to === `selector:${phase}`);
      if (dice.length > 0) columns[phase] = countsOf(dice.map(({ colour }) => colour));
    }
    compare(round.round, 'reveal', seat, 'columns', plan.columns ?? {}, columns);
    const paid = countsOf(moved.filter(({ to }) => to === 'dictate').map(({ colour }) => colour));
    compare(round.round, 'reveal', seat, 'dictateArea', plan.dictateArea ?? {}, paid);
  }
}

function compareFinal(game: RecordedGame, state: RollState): void {
  const { final } = game;
  const view = roll.viewFor(state, null);
  compare(view.round, 'over', null, 'final.rounds', final.rounds, view.round);
  for (const { seat, chips, costs, bonuses, total, tieBreak } of scoreAll(state)) {
    const got = { chips, costs, bonuses, total, tieBreak };
    compare(view.round, 'over', seat, 'final.scores', final.scores[seat], got);
  }
  const winners = (roll.outcome(state) ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  compare(view.round, 'over', null, 'final.winners', final.winners, winners);
  compare(view.round, 'over', null, 'final.reserveUsed', final.reserveUsed, view.reserveUsed);
  compare(view.round, 'over', null, 'script', null, leftInScript(state));
}
