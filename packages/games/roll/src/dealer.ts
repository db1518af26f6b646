// The one dealer: every roll and every tile drawn comes from here, by chance or by a script (chance.ts).

import { assert, below, must, pick, type Seat } from '@orrery/kernel';
import { colourRolled, faceRolled, type SeededDealer } from './chance.ts';
import { colourOf, dieAt } from './dice.ts';
import { allPhases, entry, type FaceNo, type PhaseNo, wild } from './names.ts';
import { inCup, rolledPlace } from './places.ts';
import type { State } from './state.ts';
import { playerAt } from './state.ts';
import { type ColourNo, facesOf, homeDie, type TileNo } from './tiles/catalogue.ts';

/** Rolls every die in a seat's cup. @rule roll-3.1.1 */
export function rollCup(state: State, seat: Seat): void {
  const { dealer } = state;
  const player = playerAt(state, seat);
  const script = dealer.kind === 'scripted' ? must(dealer.rolls[seat]?.shift(), `no roll left for seat ${seat}`) : null;
  for (let i = 0; i < player.places.length; i++) {
    if (player.places[i] !== inCup) continue;
    const colour = colourOf(dieAt(player, i));
    const face = dealer.kind === 'seeded' ? chanceFace(dealer, seat, colour) : takeFace(script, colour);
    player.places[i] = rolledPlace(face);
  }
  assert(script === null || script.length === 0, `seat ${seat} has fewer dice than were rolled in the script`);
}

function chanceFace({ dice }: SeededDealer, seat: Seat, colour: ColourNo): FaceNo {
  const printed = facesOf(colour);
  return printed[below(must(dice[seat], 'a stream for each seat'), printed.length)] ?? wild;
}

function takeFace(script: number[] | null, colour: ColourNo): FaceNo {
  const index = script?.findIndex((roll) => colourRolled(roll) === colour) ?? -1;
  return faceRolled(must(script?.splice(index, index < 0 ? 0 : 1)[0], `the script rolls no die of colour ${colour}`));
}

/** The extra Home die of two seats: a phase, never wild. */
export function rollExtraDie(state: State): PhaseNo {
  const { dealer } = state;
  if (dealer.kind === 'scripted') return must(dealer.extra.shift(), 'no extra die left in the script');
  return entry(allPhases, pick(dealer.extra, facesOf(homeDie)));
}

/** Draws one tile out of the bag, which must not be empty. @rule roll-4.0.4 */
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
  const tile = bag[index];
  const last = bag.pop();
  assert(tile !== undefined && last !== undefined, 'the bag is empty');
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
