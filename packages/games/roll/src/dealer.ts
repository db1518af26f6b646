// The one dealer: every roll and every tile drawn comes from here, by chance or by a script (chance.ts).
// @rule roll-3.1.1, roll-3.3.2, roll-4.0.4

import { assert, below, must, type Random, type Seat } from '@orrery/kernel';
import type { SeededDealer } from './chance.ts';
import { colourOf } from './dice.ts';
import { inCup, rolled } from './places.ts';
import type { State } from './state.ts';
import { playerAt } from './state.ts';
import { faces, type TileNo } from './tiles/catalogue.ts';

/** Rolls every die in a seat's cup. */
export function rollCup(state: State, seat: Seat): void {
  const { dealer } = state;
  const player = playerAt(state, seat);
  const { dice, places } = player;
  const script = dealer.kind === 'scripted' ? must(dealer.rolls[seat]?.shift(), `no roll left for seat ${seat}`) : null;
  for (let i = 0; i < dice.length; i++) {
    if (places[i] !== inCup) continue;
    const colour = colourOf(dice[i] as number);
    places[i] =
      rolled + (script === null ? chanceFace(dealer as SeededDealer, seat, colour) : takeFace(script, colour));
  }
  assert(script === null || script.length === 0, `seat ${seat} has fewer dice than were rolled in the script`);
}

function chanceFace(dealer: SeededDealer, seat: Seat, colour: number): number {
  return (faces[colour] as readonly number[])[below(dealer.dice[seat] as Random, 6)] as number;
}

function takeFace(script: number[], colour: number): number {
  const index = script.findIndex((each) => Math.floor(each / 10) === colour);
  assert(index >= 0, `the script rolls no die of colour ${colour}`);
  return (script.splice(index, 1)[0] as number) % 10;
}

/** The extra Home die of two seats: a phase, never wild. */
export function rollExtraDie(state: State): number {
  const { dealer } = state;
  if (dealer.kind === 'scripted') return must(dealer.extra.shift(), 'no extra die left in the script');
  return (faces[0] as readonly number[])[below(dealer.extra, 6)] as number;
}

/** Draws one tile out of the bag, which must not be empty. */
export function takeTile(state: State, seat: Seat): TileNo {
  const { dealer, bag } = state;
  assert(bag.length > 0, 'the bag is empty');
  if (dealer.kind === 'scripted') {
    const tile = must(dealer.tiles[seat]?.shift(), `no tile left for seat ${seat} in the script`);
    const index = bag.indexOf(tile);
    assert(index >= 0, `tile ${tile} of the script is not in the bag`);
    bag.splice(index, 1);
    return tile;
  }
  const index = below(dealer.bag, bag.length);
  const tile = bag[index] as TileNo;
  const last = bag.pop() as TileNo;
  if (index < bag.length) bag[index] = last;
  return tile;
}

/** What a script still holds; null when it was used up exactly. */
export function leftInScript(state: State): string | null {
  const { dealer } = state;
  if (dealer.kind === 'seeded') return null;
  if (dealer.extra.length > 0) return `${dealer.extra.length} extra dice`;
  for (const [seat, rounds] of dealer.rolls.entries()) if (rounds.length > 0) return `rolls of seat ${seat}`;
  for (const [seat, tiles] of dealer.tiles.entries()) if (tiles.length > 0) return `tiles of seat ${seat}`;
  return null;
}
