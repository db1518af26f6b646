// Dice of a seat: finding, moving, gaining and giving them back. The supply holds nameless dice; a die gets its
// identity when it comes into play, counted per seat, so that no seat's dice depend on what others do.
// @rule roll-1.1, roll-2.8

import { assert, type Seat } from '@orrery/kernel';
import type { DieNo } from './names.ts';
import { inCitizenry, inCup, isGood, isOnStack, isWorkerOf } from './places.ts';
import type { Player, State } from './state.ts';
import { playerAt } from './state.ts';

export const colourOf = (die: DieNo): number => die % 10;

export const dieNumber = (seat: Seat, made: number, colour: number): DieNo => seat * 1000 + made * 10 + colour;

/** Index of a die among a seat's dice, or -1. */
export const indexOfDie = (player: Player, die: unknown): number =>
  typeof die === 'number' ? player.dice.indexOf(die) : -1;

export function placeOf(player: Player, die: DieNo): number {
  return player.places[player.dice.indexOf(die)] ?? -1;
}

export function countAt(player: Player, place: number): number {
  let count = 0;
  const { places } = player;
  for (let i = 0; i < places.length; i++) if (places[i] === place) count++;
  return count;
}

export const cupSize = (player: Player): number => countAt(player, inCup);
export const citizenrySize = (player: Player): number => countAt(player, inCitizenry);

export function diceAt(player: Player, place: number): DieNo[] {
  const found: DieNo[] = [];
  const { places, dice } = player;
  for (let i = 0; i < places.length; i++) if (places[i] === place) found.push(dice[i] as DieNo);
  return found;
}

export function countWorkers(player: Player, phase: number): number {
  let count = 0;
  const { places } = player;
  for (let i = 0; i < places.length; i++) if (isWorkerOf(places[i] as number, phase)) count++;
  return count;
}

/** Real workers of a phase, the selector among them. */
export function workersOf(player: Player, phase: number): DieNo[] {
  const found: DieNo[] = [];
  const { places, dice } = player;
  for (let i = 0; i < places.length; i++) if (isWorkerOf(places[i] as number, phase)) found.push(dice[i] as DieNo);
  return found;
}

export function goodsOf(player: Player): DieNo[] {
  const found: DieNo[] = [];
  const { places, dice } = player;
  for (let i = 0; i < places.length; i++) if (isGood(places[i] as number)) found.push(dice[i] as DieNo);
  return found;
}

export function countGoods(player: Player): number {
  let count = 0;
  for (let i = 0; i < player.places.length; i++) if (isGood(player.places[i] as number)) count++;
  return count;
}

/** Dice that may be recalled: on the stacks and on worlds. */
export function recallable(player: Player): DieNo[] {
  const found: DieNo[] = [];
  const { places, dice } = player;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    if (isOnStack(place) || isGood(place)) found.push(dice[i] as DieNo);
  }
  return found;
}

export function oneColour(dice: readonly DieNo[]): boolean {
  for (let i = 1; i < dice.length; i++) if (colourOf(dice[i] as DieNo) !== colourOf(dice[0] as DieNo)) return false;
  return true;
}

/** Puts a die somewhere; says where it was. */
export function putDie(player: Player, die: DieNo, place: number): number {
  const index = player.dice.indexOf(die);
  assert(index >= 0, `die ${die} is not there`);
  const before = player.places[index] as number;
  player.places[index] = place;
  return before;
}

/** Takes a die out of the supply. It never runs out. */
export function newDie(state: State, seat: Seat, colour: number, place: number): DieNo {
  const left = state.supply[colour] as number;
  assert(left > 0, `the supply has no die of colour ${colour} left`);
  state.supply[colour] = left - 1;
  const player = playerAt(state, seat);
  player.made += 1;
  const die = dieNumber(seat, player.made, colour);
  player.dice.push(die);
  player.places.push(place);
  return die;
}

/** Gives a die back to the supply; says where it was. */
export function returnDie(state: State, seat: Seat, die: DieNo): number {
  const player = playerAt(state, seat);
  const index = player.dice.indexOf(die);
  assert(index >= 0, `die ${die} is not there`);
  const before = player.places[index] as number;
  player.dice.splice(index, 1);
  player.places.splice(index, 1);
  state.supply[colourOf(die)] = (state.supply[colourOf(die)] as number) + 1;
  return before;
}
