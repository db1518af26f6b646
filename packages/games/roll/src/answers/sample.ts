// Some legal answer by chance, quickly: for simulation and search. Reads only what the seat may see.

import { below, type Random, shuffle } from '@orrery/kernel';
import { diceAt, goodsOf, recallable, workersOf } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { building, exploring, producing, shipping } from '../phases/phase.ts';
import { worldsWithRoom } from '../phases/produce.ts';
import { virtualWorker } from '../phases/workers.ts';
import { inCitizenry, onStack } from '../places.ts';
import { rearrangeSide, topSide } from '../powers/exploring.ts';
import { buyingPower } from '../powers/shipping.ts';
import type { Answers, QuestionKind, QuestionOf, RearrangeAnswer, RollQuestion, Worker } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { slugOf, tileName } from '../tiles/catalogue.ts';
import { samplePlan } from './sample-plan.ts';

type Sampler<K extends QuestionKind> = (state: State, question: QuestionOf<K>, random: Random) => Answers[K];

const samplers: { readonly [K in QuestionKind]: Sampler<K> } = {
  'setup.startTiles': (state, { seat }, random) => {
    const { drawn } = playerAt(state, seat);
    const first = below(random, 2);
    return { development: tileName(drawn[first] as number), world: tileName(drawn[1 - first] as number) };
  },
  assign: (state, { seat }, random) => samplePlan(state, seat, random),
  'explore.task': (state, { seat, rearranged }, random) => {
    const player = playerAt(state, seat);
    if (!rearranged && rearrangeSide(player) !== null && below(random, 4) === 0) return anyStacks(player, random);
    const worker = anyWorker(player, exploring, random);
    if (below(random, 3) > 0) return { do: 'stock', worker };
    return { do: 'scout', abandon: someTiles(player, random), worker };
  },
  'explore.done': (state, { seat }, random) =>
    below(random, 2) === 0 ? anyStacks(playerAt(state, seat), random) : { do: 'done' },
  'explore.place': (state, { seat }, random) => {
    const player = playerAt(state, seat);
    const tile = tileName(one(player.drawn, random));
    const side = below(random, 2) === 0 ? 'development' : 'world';
    const top = topSide(player) !== null && below(random, 2) === 0;
    return { tile, side, where: top ? 'top' : 'under' };
  },
  'explore.extraTile': (state, { seat }, random) => ({
    tile: tileName(one(playerAt(state, seat).drawn, random)),
    side: below(random, 2) === 0 ? 'development' : 'world',
  }),
  'explore.shortageDiscard': (state, { seat }, random) => {
    const [developments, worlds] = playerAt(state, seat).stacks;
    const index = below(random, developments.length + worlds.length);
    const tile = index < developments.length ? developments[index] : worlds[index - developments.length];
    return { tile: tileName(tile as number) };
  },
  'build.spendEarly': (state, { seat, stack, count }, random) => ({
    dice: some(diceAt(playerAt(state, seat), onStack + (stack === 'development' ? 0 : 1)), count, random),
  }),
  'build.placeWorker': (state, { seat, stack, count }, random) => ({
    dice: some(workersOf(playerAt(state, seat), building(stack === 'development' ? 0 : 1)), count, random),
  }),
  'build.workersToCup': (_, { spent, min, max }, random) => ({
    dice: some(spent.slice(), min + below(random, Math.min(max, spent.length) - min + 1), random),
  }),
  'build.removeDie': (state, { seat }, random) => ({ die: one(playerAt(state, seat).dice, random) }),
  'produce.place': (state, { seat }, random) => {
    const player = playerAt(state, seat);
    return {
      die: one(workersOf(player, producing), random),
      world: slugOf(one(worldsWithRoom(player), random)),
    };
  },
  'ship.task': (state, { seat }, random) => {
    const player = playerAt(state, seat);
    const worker = anyWorker(player, shipping, random);
    const good = one(goodsOf(player), random);
    if (below(random, 2) === 0) return { worker, good, do: 'consume' };
    if (buyingPower(player) === null) return { worker, good, do: 'trade' };
    return { worker, good, do: 'trade', bankers: below(random, 2) === 0 };
  },
  'manage.recruit': (state, { seat, count }, random) => ({
    dice: some(diceAt(playerAt(state, seat), inCitizenry), count, random),
  }),
  'manage.recall': (state, { seat, min }, random) => {
    const dice = recallable(playerAt(state, seat));
    // mostly none: who always recalls half of everything never builds anything
    const count = below(random, 4) > 0 ? min : Math.max(min, below(random, Math.min(3, dice.length) + 1));
    return { dice: some(dice, count, random) };
  },
};

export function sample(state: State, question: RollQuestion, random: Random): Answers[QuestionKind] {
  return (samplers[question.kind] as Sampler<QuestionKind>)(state, question, random);
}

const one = <T>(list: readonly T[], random: Random): T => list[below(random, list.length)] as T;

/** `count` of a list one owns, by chance. */
function some<T>(list: T[], count: number, random: Random): T[] {
  for (let i = 0; i < count; i++) {
    const j = i + below(random, list.length - i);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  list.length = count;
  return list;
}

function anyWorker(player: Player, phase: number, random: Random): Worker {
  const dice: DieNo[] = workersOf(player, phase);
  const index = below(random, dice.length + player.virtual.length);
  return index < dice.length ? (dice[index] as DieNo) : virtualWorker(player.virtual[index - dice.length] as number);
}

function someTiles(player: Player, random: Random): string[] {
  const names: string[] = [];
  for (const stack of player.stacks) {
    for (const tile of stack) if (below(random, 6) === 0) names.push(tileName(tile));
  }
  return names;
}

function anyStacks(player: Player, random: Random): RearrangeAnswer {
  const all = shuffle(random, [...player.stacks[0], ...player.stacks[1]]).map(tileName);
  const cut = below(random, all.length + 1);
  return { do: 'rearrange', development: all.slice(0, cut), world: all.slice(cut) };
}
