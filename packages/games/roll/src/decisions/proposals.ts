// What is ticked in advance for questions about tiles, dice and goods: rules of thumb without search. None of these answers
// is dominated (dominance.ts).

import type { Seat } from '@orrery/kernel';
import { citizenrySize, colourNameOf, colourOf, countAt, goodsOf, placeOf, recallable, workersOf } from '../dice.ts';
import { type DieNo, developments, entry, exploring, producing, type StackNo, stackNumber, worlds } from '../names.ts';
import { firstWorker } from '../phases/explore.ts';
import { worldsWithRoom } from '../phases/produce.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { inCitizenry, isGood, stackPlace } from '../places.ts';
import { workersToCupPowers } from '../powers/completion.ts';
import { requiredWorkers } from '../powers/costs.ts';
import { stockWorth } from '../powers/exploring.ts';
import type { DieColour, SideKind } from '../powers/vocabulary.ts';
import type { ExploreTaskAnswer, ExtraTileAnswer, ProduceAnswer, ShipAnswer, Worker } from '../questions.ts';
import { type Player, playerAt, type State, zoneSize } from '../state.ts';
import { homeDie, matchesWorld, type SideNo, sideOf, sideOnStack, slugOf, tileName } from '../tiles/catalogue.ts';
import { creditCap, tradePrice } from '../tiles/constants.ts';
import { different } from './choosing.ts';
import { isLastRound, netOf } from './dominance.ts';

/** Money where citizens wait that cannot be hired, else a tile. */
export function proposeTask(player: Player): ExploreTaskAnswer {
  const worker = bestStocker(player);
  const gain = stockWorth(player, workerColour(player, exploring, worker));
  const isPoor = citizenrySize(player) > player.credits + 1 && player.credits + gain <= creditCap;
  return isPoor && zoneSize(player) >= fewTiles
    ? { do: 'stock', worker }
    : { do: 'scout', abandon: [], worker: firstWorker(player) };
}

const fewTiles = 2;

function bestStocker(player: Player): Worker {
  let best = firstWorker(player);
  const worth = (worker: Worker): number => stockWorth(player, workerColour(player, exploring, worker));
  for (const worker of differentWorkers(player, exploring)) if (worth(worker) > worth(best)) best = worker;
  return best;
}

/** On the stack where it is likely to be built sooner: few tiles before it, dice that lie there already. */
export function proposePlace(player: Player): ExtraTileAnswer {
  const tile = entry(player.drawn, 0);
  const wait = (stack: StackNo): number =>
    requiredWorkers(player, sideOnStack(tile, stack)) +
    perTileBefore * player.stacks[stack].length -
    countAt(player, stackPlace(stack));
  return { tile: tileName(tile), side: wait(developments) < wait(worlds) ? 'development' : 'world' };
}

const perTileBefore = 1.5;

/** Dice that come back to the cup first, then Home dice, so that the others stay at work. */
export function proposeSpent(player: Player, stack: SideKind, dice: readonly DieNo[], count: number): DieNo[] {
  const top = player.stacks[stackNumber(stack)][0];
  const back = top === undefined ? [] : comingBack(player, sideOnStack(top, stackNumber(stack)));
  const rank = (die: DieNo): number => (back.includes(colourNameOf(die)) ? -1 : colourOf(die));
  return [...dice].sort((a, b) => rank(a) - rank(b)).slice(0, count);
}

const comingBack = (player: Player, side: SideNo): readonly DieColour[] =>
  workersToCupPowers(player, side, false).flatMap(({ power }) => power.workerColours ?? []);

/** Home dice go last: the others have better faces. */
export const bestFirst = (dice: readonly DieNo[]): DieNo[] =>
  [...dice].sort((a, b) => Number(colourOf(a) === homeDie) - Number(colourOf(b) === homeDie));

/** A Home die, of the Citizenry if one is there; else one of the Citizenry. */
export function proposeRemoval(player: Player): DieNo {
  const rank = (die: DieNo): number =>
    (colourOf(die) === homeDie ? 0 : 2) + (placeOf(player, die) === inCitizenry ? 0 : 1);
  return entry(
    [...player.dice].sort((a, b) => rank(a) - rank(b)),
    0,
  );
}

/** A die on a world of its colour, where that can be; else on the world whose goods fetch most. */
export function proposeGood(player: Player): ProduceAnswer {
  let best: ProduceAnswer | null = null;
  let most = -1;
  for (const die of different(player, workersOf(player, producing), false)) {
    for (const world of worldsWithRoom(player)) {
      const { colour } = sideOf(world);
      const worth = tradePrice[colour ?? 'grey'] + (matchesWorld(colourOf(die), colour) ? matched : 0);
      if (worth <= most) continue;
      most = worth;
      best = { die, world: slugOf(world) };
    }
  }
  return best ?? { die: entry(workersOf(player, producing), 0), world: slugOf(entry(worldsWithRoom(player), 0)) };
}

/** More than the dearest good fetches. */
const matched = 10;

/** Credits where citizens wait that cannot be hired, else VP; in a last round VP alone. */
export function proposeShipping(state: State, seat: Seat, answers: readonly ShipAnswer[]): ShipAnswer {
  const player = playerAt(state, seat);
  const isPoor = citizenrySize(player) + goodsOf(player).length > player.credits + 1;
  const perVp = isLastRound(state) ? vpAtTheEnd : isPoor ? vpWhenPoor : vpOtherwise;
  const value = (answer: ShipAnswer): number => {
    const { credits, vp } = netOf(player, answer);
    return credits + perVp * vp;
  };
  return answers.reduce((best, answer) => (value(answer) > value(best) ? answer : best));
}

const vpAtTheEnd = 100;
const vpWhenPoor = 0.9;
const vpOtherwise = 2.5;

/** Nothing, unless it must be: then a die without a tile below it, then one that builds, a good last. */
export function proposeRecall(player: Player, count: number): DieNo[] {
  const rank = (die: DieNo): number => {
    const place = placeOf(player, die);
    if (isGood(place)) return 2;
    const stack = place === stackPlace(developments) ? developments : worlds;
    return player.stacks[stack].length === 0 ? 0 : 1;
  };
  return recallable(player)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count);
}
