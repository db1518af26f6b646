// The answer a time-out gives: the defaults of the decision protocol, and otherwise the plainest legal answer.
// @rule roll-17.1, roll-17.2, roll-17.7, roll-17.18, roll-17.20

import { colourOf, diceAt, goodsOf, placeOf, recallable, workersOf } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { firstWorker } from '../phases/explore.ts';
import { building, producing, shipping } from '../phases/phase.ts';
import { notRolled, sorted } from '../phases/plan.ts';
import { worldsWithRoom } from '../phases/produce.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { inCitizenry, onStack, worldUnder } from '../places.ts';
import { worthOf } from '../powers/shipping.ts';
import { type PhaseName, phaseNames } from '../powers/vocabulary.ts';
import type { Answers, Plan, QuestionKind, QuestionOf, RollQuestion, ShipAnswer } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { type SideNo, sideOf, sideOnStack, slugOf, type TileNo, tileName, wild } from '../tiles/catalogue.ts';

type Fallback<K extends QuestionKind> = (player: Player, question: QuestionOf<K>) => Answers[K];

const fallbacks: { readonly [K in QuestionKind]: Fallback<K> } = {
  'setup.startTiles': ({ drawn }) => {
    const [a, b] = drawn as [TileNo, TileNo];
    const development = isCheaperStart(b, a) ? b : a;
    return { development: tileName(development), world: tileName(development === a ? b : a) };
  },
  assign: fallbackPlan,
  'explore.task': (player) => ({ do: 'stock', worker: firstWorker(player) }),
  'explore.done': () => ({ do: 'done' }),
  'explore.place': cheaperPlace,
  'explore.extraTile': cheaperPlace,
  'explore.shortageDiscard': ({ stacks }) => ({
    tile: tileName((stacks[0].length >= stacks[1].length ? stacks[0] : stacks[1]).at(-1) as TileNo),
  }),
  'build.spendEarly': (player, { stack, count }) => ({
    dice: diceAt(player, onStack + (stack === 'development' ? 0 : 1)).slice(0, count),
  }),
  'build.placeWorker': (player, { stack, count }) => ({
    dice: workersOf(player, building(stack === 'development' ? 0 : 1)).slice(0, count),
  }),
  'build.workersToCup': (_, { spent, max }) => ({ dice: spent.slice(0, max) }),
  'build.removeDie': (player) => ({ die: (diceAt(player, inCitizenry)[0] ?? player.dice[0]) as DieNo }),
  'produce.place': (player) => ({
    die: workersOf(player, producing)[0] as DieNo,
    world: slugOf(worldsWithRoom(player)[0] as SideNo),
  }),
  'ship.task': bestShipping,
  'manage.recruit': (player, { count }) => ({ dice: diceAt(player, inCitizenry).slice(0, count) }),
  'manage.recall': (player, { min }) => ({ dice: recallable(player).slice(0, min) }),
};

export function fallback(state: State, question: RollQuestion): Answers[QuestionKind] {
  return (fallbacks[question.kind] as Fallback<QuestionKind>)(playerAt(state, question.seat), question);
}

/** The cheaper development decides; at equal costs the other tile's cheaper world. */
function isCheaperStart(a: TileNo, b: TileNo): boolean {
  const [costA, costB] = [sideOf(sideOnStack(a, 0)).cost, sideOf(sideOnStack(b, 0)).cost];
  if (costA !== costB) return costA < costB;
  return sideOf(sideOnStack(b, 1)).cost < sideOf(sideOnStack(a, 1)).cost;
}

/** The column with most dice is selected by one of them; wild dice join it. */
function fallbackPlan(player: Player): Plan {
  const where = sorted(player);
  const counts = phaseNames.map((_, phase) => where.filter((at) => at === phase).length);
  const phase = counts.indexOf(Math.max(...counts));
  let selector = where.indexOf(phase);
  if (selector < 0) selector = where.findIndex((at) => at !== notRolled);
  const column = phaseNames[phase] as PhaseName;
  const wilds = player.dice
    .filter((_, index) => where[index] === wild && index !== selector)
    .map((die) => ({ die, column }));
  return { wilds, select: { die: player.dice[selector] as DieNo, phase: column }, uses: [] };
}

function cheaperPlace({ drawn }: Player): { tile: string; side: 'development' | 'world' } {
  const tile = drawn[0] as TileNo;
  const asWorld = sideOf(sideOnStack(tile, 1)).cost < sideOf(sideOnStack(tile, 0)).cost;
  return { tile: tileName(tile), side: asWorld ? 'world' : 'development' };
}

/** What is worth most, a VP counting like two credits. */
function bestShipping(player: Player): ShipAnswer {
  let best: ShipAnswer | null = null;
  let most = -1;
  for (const worker of differentWorkers(player, shipping)) {
    for (const good of goodsOf(player)) {
      for (const task of ['consume', 'trade'] as const) {
        const world = worldUnder(placeOf(player, good));
        const worth = worthOf(player, task, world, colourOf(good), workerColour(player, shipping, worker));
        const value = worth.credits + 2 * worth.vp;
        if (value <= most) continue;
        most = value;
        best = { worker, good, do: task };
      }
    }
  }
  return best as ShipAnswer;
}
