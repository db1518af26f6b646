// Phase I. Everybody explores at once, in lanes that draw from the bag. The first draw that the bag cannot serve turns
// the rest of the phase over to strict order: tasks not begun are withdrawn and asked again, seat by seat.

import { type Asked, call, type Frame, procedure, type Seat, together, withdraw } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { changeCredits } from '../credits.ts';
import { countWorkers } from '../dice.ts';
import { type Game, moved, stackSizes, tell, tellMoved, tellPower } from '../game.ts';
import { bothStacks, developments, exploring, worlds } from '../names.ts';
import { inCitizenry, isWorkerOf } from '../places.ts';
import { extraTiles, joinVirtualWorkers, rearrangeSide, stockPower, stockWorth } from '../powers/exploring.ts';
import { payPhaseEnd } from '../powers/phase-end.ts';
import type { RearrangeAnswer, Worker } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { slugOf, type TileNo, tileByName, tileName } from '../tiles/catalogue.ts';
import { aScout, drawTiles, returnAbandoned, showTop } from './draw-tiles.ts';
import { beginPhase, endPhase, tellBegun } from './phase.ts';
import { strictSeat } from './timing.ts';
import { spendWorker, virtualWorker, workerColour } from './workers.ts';

/** @rule roll-4.0.8 */
export const explore = procedure<Game, { turn: number; extra: number }>('explore')({
  begin: (game) => {
    beginPhase(game, exploring);
    tellBegun(game, false);
    for (const player of game.state.players) {
      player.scouts.fill(0);
      player.explored = false;
    }
    joinVirtualWorkers(game, 'explore');
  },
  atOnce: (game, here) => {
    const lanes: { seat: Seat; strict: boolean }[] = [];
    for (let seat = 0; seat < game.state.players.length; seat++) {
      if (mayAct(playerAt(game.state, seat))) lanes.push({ seat, strict: false });
    }
    together(here, exploreSeat, lanes);
  },
  inOrder: (game, here) => {
    const { turn, extra } = here.vars;
    if (!game.state.shortage || turn === game.state.players.length) return 'extraTiles';
    here.vars = { turn: turn + 1, extra };
    const seat = strictSeat(game.state, turn);
    if (mayAct(playerAt(game.state, seat))) call(here, exploreSeat, { seat, strict: true });
    return 'inOrder';
  },
  /** @rule roll-4.1.4 */
  extraTiles: (game, here) => {
    const { turn, extra } = here.vars;
    if (extra === game.state.players.length) return 'end';
    here.vars = { turn, extra: extra + 1 };
    const seat = strictSeat(game.state, extra);
    const found = extraTiles(game, seat);
    if (found !== null) {
      playerAt(game.state, seat).pending = found.count;
      tellPower(game, seat, found.side, 'drawTile');
      call(here, drawTiles, { seat, strict: true, cause: found.side }); // helped like a Scout. @rule roll-16.12
    }
    return 'extraTiles';
  },
  end: (game) => {
    const strict = game.state.shortage;
    payPhaseEnd(game, 'explore');
    returnAbandoned(game);
    game.state.shortage = false;
    endPhase(game, exploring, strict);
  },
});

/** One seat's part: task after task until no explorer is left. */
export const exploreSeat = procedure<Game, { seat: Seat; strict: boolean }>('explore.seat', { drawsInLane: true })({
  drawLeftOver: (game, here) => {
    const { seat, strict } = here.vars;
    if (playerAt(game.state, seat).pending > 0) call(here, drawTiles, { seat, strict, cause: aScout });
  },
  task: (game, here) => {
    if (mustStop(game.state, here.vars.strict)) return 'stop';
    return askNext(game, here, here.vars.seat, false);
  },
  /** @rule roll-4.0.1 */
  act: (game, here) => {
    const { seat, strict } = here.vars;
    const answer = answerOf<'explore.task' | 'explore.done'>(here, seat, 'explore.task');
    if (answer.do === 'rearrange') {
      rearrange(game, seat, answer);
      return 'taskAfterRearranging';
    }
    if (answer.do === 'done') return 'finish';
    const player = playerAt(game.state, seat);
    const worker = answer.worker ?? firstWorker(player);
    if (answer.do === 'stock') stock(game, seat, worker);
    else {
      scout(game, seat, worker, answer.abandon); // and nothing is rearranged before all is placed. @rule roll-16.10
      call(here, drawTiles, { seat, strict, cause: aScout });
    }
    return 'task';
  },
  taskAfterRearranging: (game, here) => {
    if (mustStop(game.state, here.vars.strict)) return 'stop';
    return askNext(game, here, here.vars.seat, true) ?? 'act';
  },
  finish: (game, here) => {
    playerAt(game.state, here.vars.seat).explored = true;
  },
  stop: () => {},
});

/**
 * Lanes begun before the shortage end there; their seats go on in strict order.
 * @rule roll-4.1.5, roll-12.2, roll-12.6
 */
const mustStop = (state: State, strict: boolean): boolean => state.shortage && !strict;

const mayAct = (player: Player): boolean =>
  !player.explored && (player.pending > 0 || explorersLeft(player) > 0 || rearrangeSide(player) !== null);

const explorersLeft = (player: Player): number => player.virtual.length + countWorkers(player, exploring);

/** Who may rearrange is asked again after each time, until a task is chosen or all is said to be done. @rule roll-4.2.1 */
function askNext(game: Game, here: Frame, seat: Seat, rearranged: boolean): 'finish' | undefined {
  const { state } = game;
  const player = playerAt(state, seat);
  if (explorersLeft(player) > 0) {
    put(state, here, seat, { kind: 'explore.task', rearranged });
  } else if (rearrangeSide(player) !== null) {
    put(state, here, seat, { kind: 'explore.done' });
  } else return 'finish';
  return undefined;
}

/** Where it does not matter who acts, virtual explorers go first. */
export function firstWorker(player: Player): Worker {
  const colour = player.virtual[0];
  if (colour !== undefined) return virtualWorker(colour);
  const index = player.places.findIndex((place) => isWorkerOf(place, exploring));
  return player.dice[index] ?? -1;
}

function stock(game: Game, seat: Seat, worker: Worker): void {
  const player = playerAt(game.state, seat);
  const colour = workerColour(player, exploring, worker);
  const power = stockPower(player, colour);
  if (game.emit !== null) {
    tell(game, 'explored', seat, { task: 'stock', worker });
    if (power !== null) tellPower(game, seat, power.side, 'stockValue');
  }
  finishTask(game, seat, worker);
  changeCredits(game, seat, stockWorth(player, colour), power === null ? 'stock' : slugOf(power.side));
}

/** @rule roll-4.0.6 */
function finishTask(game: Game, seat: Seat, worker: Worker): void {
  const from = spendWorker(playerAt(game.state, seat), worker);
  if (game.emit === null || from === null || typeof worker === 'string') return;
  tellMoved(game, seat, [moved(worker, from, inCitizenry)], 'explore');
}

/** Abandoned tiles leave the zone, dice on the stacks stay; drawing comes next. @rule roll-4.0.3, roll-4.0.7 */
function scout(game: Game, seat: Seat, worker: Worker, abandon: readonly string[]): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const colour = workerColour(player, exploring, worker);
  player.scouts[colour] = (player.scouts[colour] ?? 0) + 1;
  if (game.emit !== null) tell(game, 'explored', seat, { task: 'scout', worker });
  finishTask(game, seat, worker);
  const tops = topsOf(player);
  for (const name of abandon) {
    const tile = tileByName(name);
    for (const stack of player.stacks) {
      const index = stack.indexOf(tile);
      if (index >= 0) stack.splice(index, 1);
    }
    player.abandoned.push(tile);
  }
  showNewTops(state, player, tops);
  player.pending = abandon.length + 1;
  if (game.emit === null || abandon.length === 0) return;
  const shown = { count: abandon.length, stacks: stackSizes(player) };
  tell(game, 'tilesAbandoned', seat, { ...shown, tiles: null }, { ...shown, tiles: abandon.slice() });
}

/** Tiles that lie open now and did not before are news to the others. */
function showNewTops(state: State, player: Player, before: Tops): void {
  for (const stack of bothStacks) {
    const top = player.stacks[stack][0];
    if (top !== undefined && top !== before[stack]) showTop(state);
  }
}

type Tops = readonly [development: TileNo | undefined, world: TileNo | undefined];
const topsOf = ({ stacks }: Player): Tops => [stacks[developments][0], stacks[worlds][0]];

function rearrange(game: Game, seat: Seat, answer: RearrangeAnswer): void {
  const player = playerAt(game.state, seat);
  const tops = topsOf(player);
  player.stacks = [answer.development.map(tileByName), answer.world.map(tileByName)];
  showNewTops(game.state, player, tops);
  if (game.emit === null) return;
  const side = rearrangeSide(player) ?? 0;
  tellPower(game, seat, side, 'rearrangeConstruction');
  const shown = { stacks: stackSizes(player), cause: slugOf(side) };
  const [development, world] = player.stacks;
  tell(
    game,
    'stacksRearranged',
    seat,
    { ...shown, development: null, world: null },
    { ...shown, development: development.map(tileName), world: world.map(tileName) },
  );
}

/**
 * Takes back the task questions that were open when the bag ran short, so that they can be asked again in strict order.
 * Tiles already drawn are still placed. True if the flow has to run on.
 */
export const withdrawTasks = (state: State): boolean =>
  state.shortage && withdraw(state.flow, exploreSeat, ({ vars, asked }) => !vars.strict && asked.some(isForTask));

const isForTask = ({ question: { kind } }: Asked): boolean => kind === 'explore.task' || kind === 'explore.done';
