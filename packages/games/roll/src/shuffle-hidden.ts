// Shuffles everything a seat cannot see, in place: for the proof that hidden things stay hidden.

import { must, type Random, type Seat, shuffle } from '@orrery/kernel';
import { answerForOthers, anyFace, freshDealer } from './determinize.ts';
import { colourOf, dieAt } from './dice.ts';
import { developments, worlds } from './names.ts';
import { isRolled, rolledPlace } from './places.ts';
import type { State } from './state.ts';
import type { TileNo } from './tiles/catalogue.ts';

export function shuffleHidden(state: State, seat: Seat | null, random: Random): void {
  const piles = hiddenPiles(state, seat);
  const tiles = shuffle(
    random,
    piles.flatMap(({ list, from }) => list.slice(from)),
  );
  for (const { list, from } of piles) {
    for (let i = from; i < list.length; i++) list[i] = must(tiles.pop(), 'as many tiles as before');
  }
  for (const [other, player] of state.players.entries()) {
    if (other === seat) continue;
    for (const [index, place] of player.places.entries()) {
      if (isRolled(place)) player.places[index] = rolledPlace(anyFace(colourOf(dieAt(player, index)), random));
    }
  }
  if (state.dealer.kind === 'seeded') state.dealer = freshDealer(state.players.length, random);
  answerForOthers(state, state.flow, seat, random);
}

/** The parts of piles whose tiles this seat does not see. */
function hiddenPiles(state: State, seat: Seat | null): { list: TileNo[]; from: number }[] {
  const piles = [{ list: state.bag, from: 0 }];
  for (const [other, { stacks, drawn, abandoned }] of state.players.entries()) {
    if (other === seat) continue;
    piles.push({ list: stacks[developments], from: 1 }, { list: stacks[worlds], from: 1 });
    piles.push({ list: drawn, from: 0 }, { list: abandoned, from: 0 });
  }
  return piles;
}
