// What must hold after every answer: pieces conserved, counts in bounds.

import { colourOf, countAt, ownerOf } from './dice.ts';
import { goodPlace, isGood, worldUnder } from './places.ts';
import { capacityOf } from './powers/costs.ts';
import type { Player, State } from './state.ts';
import {
  colourName,
  diceCount,
  isGoodsWorld,
  isOfGameTile,
  sideOf,
  slugOf,
  tileCount,
  tileOfSide,
} from './tiles/catalogue.ts';
import { creditCap } from './tiles/constants.ts';

export function broken(state: State): string | null {
  return wrongDice(state) ?? wrongTiles(state) ?? wrongSeats(state);
}

function wrongDice(state: State): string | null {
  const counts = state.supply.slice();
  const seen = new Set<number>();
  for (const [seat, player] of state.players.entries()) {
    if (player.dice.length !== player.places.length) return `seat ${seat} has dice without places`;
    for (const die of player.dice) {
      if (seen.has(die) || ownerOf(die) !== seat) return `die ${die} of seat ${seat} is there twice`;
      seen.add(die);
      counts[colourOf(die)] = (counts[colourOf(die)] ?? 0) + 1;
    }
  }
  for (const [colour, count] of diceCount.entries()) {
    if (counts[colour] !== count) return `${counts[colour]} ${colourName(colour)} dice instead of ${count}`;
    if ((state.supply[colour] ?? -1) < 0) return `the supply of ${colourName(colour)} dice is below zero`;
  }
  return null;
}

function wrongTiles(state: State): string | null {
  const times = new Array<number>(tileCount).fill(0);
  const count = (tile: number): void => {
    times[tile] = (times[tile] ?? 0) + 1;
  };
  state.bag.forEach(count);
  for (const player of state.players) {
    for (const list of [...player.stacks, player.drawn, player.abandoned]) list.forEach(count);
    for (const side of player.tableau) if (isOfGameTile(side)) count(tileOfSide(side));
  }
  const wrong = times.findIndex((each) => each !== 1);
  return wrong < 0 && times.length === tileCount ? null : `tile ${wrong} is there ${times[wrong]} times`;
}

function wrongSeats(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    const { credits, chips, pending } = player;
    if (!Number.isInteger(credits) || credits < 0 || credits > creditCap) return `seat ${seat} has ${credits} credits`;
    if (!Number.isInteger(chips) || chips < 0) return `seat ${seat} has ${chips} chips`;
    if (pending < 0) return `seat ${seat} has ${pending} tiles to draw`;
    const goods = wrongGoods(player);
    if (goods !== null) return `seat ${seat}: ${goods}`;
  }
  return null;
}

function wrongGoods(player: Player): string | null {
  const capacity = capacityOf(player);
  for (const place of player.places) {
    if (!isGood(place)) continue;
    const world = worldUnder(place);
    if (!player.tableau.includes(world)) return `a good on ${slugOf(world)}, which is not there`;
    if (!isGoodsWorld(sideOf(world))) return `a good on ${slugOf(world)}, which holds none`;
    if (countAt(player, goodPlace(world)) > capacity) return `too many goods on ${slugOf(world)}`;
  }
  return null;
}
