// Dice of a seat: finding, moving, gaining and giving them back. The supply holds nameless dice; a die gets its
// identity when it comes into play, counted per seat, so that no seat's dice depend on what others do. Counting is done
// thousands of times per match: loops by index keep these functions small enough to be inlined.

import { assert, type Seat } from '@orrery/kernel';
import type { DieNo } from './names.ts';
import { inCitizenry, inCup, isGood, isOnStack, isWorkerOf, nowhere } from './places.ts';
import type { DieColour } from './powers/vocabulary.ts';
import type { Player, State } from './state.ts';
import { playerAt } from './state.ts';
import { type ColourNo, colourName } from './tiles/catalogue.ts';

/** A die's number tells its seat, which of the seat's dice it is, and its colour. */
export const dieNumber = (seat: Seat, made: number, colour: ColourNo): DieNo => seat * 1000 + made * 10 + colour;
/** @rule roll-1.1 */
export const ownerOf = (die: DieNo): Seat => Math.floor(die / 1000);
export const colourOf = (die: DieNo): ColourNo => die % 10;
export const colourNameOf = (die: DieNo): DieColour => colourName(colourOf(die));

/** No die at all. */
export const noDie: DieNo = -1;

/** The die at an index of a seat's dice, and where it is. */
export const dieAt = (player: Player, index: number): DieNo => player.dice[index] ?? noDie;
export const placeAt = (player: Player, index: number): number => player.places[index] ?? nowhere;

/** Index of a die among a seat's dice, or -1. */
export const indexOfDie = (player: Player, die: unknown): number =>
  typeof die === 'number' ? player.dice.indexOf(die) : -1;

export function placeOf(player: Player, die: DieNo): number {
  return placeAt(player, player.dice.indexOf(die));
}

export function countAt(player: Player, place: number): number {
  let count = 0;
  for (let i = 0; i < player.places.length; i++) if (player.places[i] === place) count++;
  return count;
}

export const cupSize = (player: Player): number => countAt(player, inCup);
export const citizenrySize = (player: Player): number => countAt(player, inCitizenry);

export function diceAt(player: Player, place: number): DieNo[] {
  const found: DieNo[] = [];
  for (let i = 0; i < player.places.length; i++) if (player.places[i] === place) found.push(dieAt(player, i));
  return found;
}

export function countWorkers(player: Player, phase: number): number {
  let count = 0;
  for (let i = 0; i < player.places.length; i++) if (isWorkerOf(placeAt(player, i), phase)) count++;
  return count;
}

/** Real workers of a phase, the selector among them. */
export function workersOf(player: Player, phase: number): DieNo[] {
  const found: DieNo[] = [];
  for (let i = 0; i < player.places.length; i++) {
    if (isWorkerOf(placeAt(player, i), phase)) found.push(dieAt(player, i));
  }
  return found;
}

export function goodsOf(player: Player): DieNo[] {
  const found: DieNo[] = [];
  for (let i = 0; i < player.places.length; i++) if (isGood(placeAt(player, i))) found.push(dieAt(player, i));
  return found;
}

export function countGoods(player: Player): number {
  let count = 0;
  for (let i = 0; i < player.places.length; i++) if (isGood(placeAt(player, i))) count++;
  return count;
}

/** Dice that may be recalled: on the stacks and on worlds. */
export function recallable(player: Player): DieNo[] {
  const found: DieNo[] = [];
  for (let i = 0; i < player.places.length; i++) if (isRecallable(placeAt(player, i))) found.push(dieAt(player, i));
  return found;
}

export const isRecallable = (place: number): boolean => isOnStack(place) || isGood(place);

export function oneColour(dice: readonly DieNo[]): boolean {
  for (let i = 1; i < dice.length; i++) if (colourOf(dice[i] ?? noDie) !== colourOf(dice[0] ?? noDie)) return false;
  return true;
}

/** Puts a die somewhere; says where it was. */
export function putDie(player: Player, die: DieNo, place: number): number {
  const index = player.dice.indexOf(die);
  assert(index >= 0, `die ${die} is not there`);
  const before = placeAt(player, index);
  player.places[index] = place;
  return before;
}

/** Takes a die out of the supply. It never runs out. @rule roll-2.8 */
export function newDie(state: State, seat: Seat, colour: ColourNo, place: number): DieNo {
  const left = state.supply[colour] ?? 0;
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
  const before = placeAt(player, index);
  player.dice.splice(index, 1);
  player.places.splice(index, 1);
  state.supply[colourOf(die)] = (state.supply[colourOf(die)] ?? 0) + 1;
  return before;
}
