// Answers worth trying: for the Assign step a plan per phase and plans that bet on some other phase; elsewhere all
// answers where they are few, and otherwise those that hand-made worth finds worth a try.

import type { Random } from '@orrery/kernel';
import { type Plan, phaseNames, type RollQuestion, type RollState, roll } from '@orrery/roll';
import {
  isGood,
  placeOf,
  type RollPlayer,
  rearrangeSide,
  recallable,
  sideOnStack,
  type TileNo,
  tileName,
} from '@orrery/roll/search';
import { gainsOf } from './gains.ts';
import { roundsLeft } from './outlook.ts';
import { attraction, quickAnswer } from './quick.ts';
import { planWith } from './quick-plan.ts';

/** Different answers in the order given, at most so many. */
function distinct<T>(answers: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  const seen = new Set<string>();
  for (const answer of answers) {
    if (found.length >= most) break;
    const key = JSON.stringify(answer);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(answer);
  }
  return found;
}

/** A phase one bets on counts as almost sure, the others as less likely than they are. */
const sure = 0.95;
const doubted = 0.6;

/** Plans for what else is likely to happen: the best for each phase to select, then bets on other phases. */
export function candidatePlans(state: RollState, seat: number, chances: readonly number[], most: number): Plan[] {
  const gains = gainsOf(state, seat);
  const byPhase = phaseNames
    .map((_, phase) => ({ phase, ...planWith(state, seat, gains, phase, chances) }))
    .sort((a, b) => b.worth - a.worth);
  return distinct(plansOf(), most);

  function* plansOf(): Generator<Plan> {
    for (const { plan } of byPhase) yield plan;
    for (const { phase } of byPhase) {
      const alone = chances.map((chance) => 0.3 * chance);
      yield planWith(state, seat, gains, phase, alone).plan;
      for (const { phase: other } of byPhase) {
        if (other === phase) continue;
        const bet = chances.map((chance, each) => (each === other ? sure : doubted * chance));
        yield planWith(state, seat, gains, phase, bet).plan;
      }
    }
  }
}

/** Answers to any other question; the first is the quick one. */
export function candidatesFor(state: RollState, question: RollQuestion, random: Random, most: number): unknown[] {
  const quick = quickAnswer(state, question);
  return most < 2 ? [quick] : distinct([quick, ...proposals(state, question, random, most)], most);
}

function proposals(state: RollState, question: RollQuestion, random: Random, most: number): readonly unknown[] {
  const player = state.players[question.seat] as RollPlayer;
  switch (question.kind) {
    case 'explore.task':
      return explorations(state, player, question.rearranged, quickAnswer(state, question));
    case 'explore.done':
      return [{ do: 'done' }, ...rearranged(state, player)];
    case 'manage.recall':
      return recalls(player, question.min);
    default: {
      const all = roll.enumerate(state, question);
      if (all !== null && all.length <= 2 * most) return all;
      return Array.from({ length: most }, () => roll.sample(state, question, random));
    }
  }
}

/** Stock, and Scouts that throw out nothing, the worst, all below the tops, everything. */
function explorations(state: RollState, player: RollPlayer, isRearranged: boolean, quick: unknown): unknown[] {
  const { worker } = quick as { worker?: unknown };
  const rounds = roundsLeft(state);
  const rated = ([0, 1] as const)
    .flatMap((stack) =>
      player.stacks[stack].map((tile, depth) => ({
        tile: tileName(tile),
        depth,
        worth: attraction(player, sideOnStack(tile, stack), rounds, 2 * depth),
      })),
    )
    .sort((a, b) => a.worth - b.worth);
  const tiles = rated.map(({ tile }) => tile);
  const scouts = [
    [],
    tiles.slice(0, 1),
    tiles.slice(0, 2),
    rated.filter(({ depth }) => depth > 0).map((each) => each.tile),
  ];
  return [
    { do: 'stock', worker },
    ...[...scouts, tiles.slice(0, -1), tiles].map((abandon) => ({ do: 'scout', abandon, worker })),
    ...(isRearranged ? [] : rearranged(state, player)),
  ];
}

/** Both stacks from the most attractive tile down, each tile with its better side up. */
function rearranged(state: RollState, player: RollPlayer): unknown[] {
  if (rearrangeSide(player) === null) return [];
  const rounds = roundsLeft(state);
  const rate = (tile: TileNo, stack: 0 | 1): number => attraction(player, sideOnStack(tile, stack), rounds, 0);
  const stacks: [TileNo[], TileNo[]] = [[], []];
  for (const tile of [...player.stacks[0], ...player.stacks[1]])
    stacks[rate(tile, 0) >= rate(tile, 1) ? 0 : 1].push(tile);
  const sorted = (stack: 0 | 1, list: readonly TileNo[]): string[] =>
    list.toSorted((a, b) => rate(b, stack) - rate(a, stack)).map(tileName);
  const now = JSON.stringify([player.stacks[0].map(tileName), player.stacks[1].map(tileName)]);
  return [stacks, player.stacks]
    .map(([developments, worlds]) => [sorted(0, developments), sorted(1, worlds)])
    .filter((order) => JSON.stringify(order) !== now) // one may rearrange again and again: not to what is there already
    .map(([development, world]) => ({ do: 'rearrange', development, world }));
}

/** Nothing, one stack, the goods, everything. */
function recalls(player: RollPlayer, min: number): unknown[] {
  const dice = recallable(player);
  const goods = dice.filter((die) => isGood(placeOf(player, die)));
  const lying = dice.filter((die) => !goods.includes(die));
  const first = lying.filter((die) => placeOf(player, die) === placeOf(player, lying[0] ?? -1));
  const second = lying.filter((die) => !first.includes(die));
  return [[], first, second, lying, goods, dice, ...goods.map((die) => [die])]
    .filter((list) => list.length >= min)
    .map((list) => ({ dice: list }));
}
