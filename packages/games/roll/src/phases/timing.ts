// Strict order: who goes first where order matters, and the tests that say where it does.

import type { Frame, Seat } from '@orrery/kernel';
import { countAt, countGoods, countWorkers } from '../dice.ts';
import { building, type StackNo, shipping } from '../names.ts';
import { stackPlace } from '../places.ts';
import { phaseEndVp } from '../powers/phase-end.ts';
import { capOfConsume } from '../powers/shipping.ts';
import type { Player, State } from '../state.ts';
import { playerAt, poolLeft, squaresOf } from '../state.ts';
import { endSquares } from '../tiles/constants.ts';

/**
 * The seat that acts at this turn (from 0): the lowest faction number begins, then clockwise by seat.
 * @rule roll-12.1
 */
export function strictSeat(state: State, turn: number): Seat {
  const { players } = state;
  let first = 0;
  for (let seat = 1; seat < players.length; seat++) {
    if (playerAt(state, seat).faction < playerAt(state, first).faction) first = seat;
  }
  return (first + turn) % players.length;
}

/** Whether the phase that runs now is played seat by seat. @rule roll-12.5 */
export const isStrict = (state: State): boolean => state.shortage || takesTurns(state.flow);

/** Phases in strict order count their turns; the others never begin to. */
const takesTurns = (frame: Frame): boolean => Number(frame.vars.turn ?? 0) > 0 || frame.lanes.some(takesTurns);

export const strictOrder = (state: State): Seat[] => state.players.map((_, turn) => strictSeat(state, turn));

/**
 * The most tiles one seat could draw in Explore with e explorers and z tiles in construction, abandoning everything each
 * time. Not used to go over to strict order (that happens at the first draw the bag cannot serve), but a bot may ask.
 * @rule roll-12.2
 */
export const exploreBound = (explorers: number, zone: number): number =>
  explorers * zone + (explorers * (explorers + 1)) / 2;

/** Develop and Settle: some seat could reach the last square, judged from public facts alone. @rule roll-12.3 */
export function buildIsStrict(state: State, stack: StackNo): boolean {
  return state.players.some((player) => squaresOf(player) + mostCompletions(player, stack) >= endSquares);
}

function mostCompletions(player: Player, stack: StackNo): number {
  const workers = countAt(player, stackPlace(stack)) + countWorkers(player, building(stack));
  return Math.min(player.stacks[stack].length, workers);
}

/** Ship: the pool could run out. @rule roll-12.4 */
export function shipIsStrict(state: State): boolean {
  let most = 0;
  for (const player of state.players) most += mostChips(player);
  return poolLeft(state) <= most;
}

function mostChips(player: Player): number {
  const tasks = Math.min(countGoods(player), countWorkers(player, shipping) + player.virtual.length);
  return tasks * capOfConsume(player) + phaseEndVp(player, 'ship');
}
