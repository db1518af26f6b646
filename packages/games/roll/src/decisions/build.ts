// Which dice build, which go to the cup, which one is given up.

import { below, must, pick } from '@orrery/kernel';
import { diceAt, dieAt, indexOfDie, workersOf } from '../dice.ts';
import { building, stackNumber } from '../names.ts';
import { inCitizenry, isWorkerOf, stackPlace } from '../places.ts';
import type { SideKind } from '../powers/vocabulary.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import { type Player, playerAt } from '../state.ts';
import { sideOnStack } from '../tiles/catalogue.ts';
import { different, listDice, some } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DescribedSide } from './described.ts';
import { describeSide, diceTable } from './describing.ts';
import { bringsMore, givesUpLess } from './dominance.ts';
import { bestFirst, proposeRemoval, proposeSpent } from './proposals.ts';
import { checkDice, isFields, wrongFields } from './reading.ts';

export const spendEarly: Decision<'build.spendEarly'> = {
  check: (state, { seat, stack, count }, answer) =>
    checkDice(playerAt(state, seat), answer, {
      min: count,
      max: count,
      fits: (_, place) => place === stackPlace(stackNumber(stack)),
    }),
  enumerate: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return listDice(player, diceAt(player, stackPlace(stackNumber(stack))), count, count);
  },
  sample: (state, { seat, stack, count }, random) => ({
    dice: some(diceAt(playerAt(state, seat), stackPlace(stackNumber(stack))), count, random),
  }),
  fallback: (state, { seat, stack, count }) => ({
    dice: diceAt(playerAt(state, seat), stackPlace(stackNumber(stack))).slice(0, count),
  }),
  propose: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return { dice: proposeSpent(player, stack, diceAt(player, stackPlace(stackNumber(stack))), count) };
  },
  describe: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    const dice = diceAt(player, stackPlace(stackNumber(stack)));
    return {
      kind: 'build.spendEarly',
      side: describeTop(player, stack),
      table: diceTable(player, dice, { power: 'spend', to: 'citizenry', min: count, max: count }),
    };
  },
};

export const placeWorker: Decision<'build.placeWorker'> = {
  check: (state, { seat, stack, count }, answer) =>
    checkDice(playerAt(state, seat), answer, {
      min: count,
      max: count,
      fits: (_, place) => isWorkerOf(place, building(stackNumber(stack))),
    }),
  enumerate: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return listDice(player, workersOf(player, building(stackNumber(stack))), count, count, false);
  },
  sample: (state, { seat, stack, count }, random) => ({
    dice: some(workersOf(playerAt(state, seat), building(stackNumber(stack))), count, random),
  }),
  fallback: (state, { seat, stack, count }) => ({
    dice: workersOf(playerAt(state, seat), building(stackNumber(stack))).slice(0, count),
  }),
  propose: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return { dice: proposeSpent(player, stack, workersOf(player, building(stackNumber(stack))), count) };
  },
  describe: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    const dice = workersOf(player, building(stackNumber(stack)));
    return {
      kind: 'build.placeWorker',
      side: describeTop(player, stack),
      table: diceTable(player, dice, { power: 'build', to: `stack:${stack}`, min: count, max: count }),
    };
  },
};

/** @rule roll-17.15 */
export const workersToCup: Decision<'build.workersToCup'> = {
  check: (state, { seat, spent, min, max }, answer) =>
    checkDice(playerAt(state, seat), answer, { min, max, fits: (die) => spent.includes(die) }),
  enumerate: (state, { seat, spent, min, max }) => listDice(playerAt(state, seat), spent, min, max),
  sample: (_, { spent, min, max }, random) => ({
    dice: some(spent.slice(), min + below(random, Math.min(max, spent.length) - min + 1), random),
  }),
  fallback: (_, { spent, max }) => ({ dice: spent.slice(0, max) }),
  propose: (_, { spent, max }) => ({ dice: bestFirst(spent).slice(0, max) }),
  dominates: (state, { seat }, better, worse) => bringsMore(playerAt(state, seat), better.dice, worse.dice),
  describe: (state, { seat, cause, spent, min, max }) => ({
    kind: 'build.workersToCup',
    table: diceTable(playerAt(state, seat), spent, { power: cause, to: 'cup', min, max: Math.min(max, spent.length) }),
  }),
};

/** Any own die, those just spent on the tile among them. @rule roll-8.1, roll-16.14, roll-17.16 */
export const removeDie: Decision<'build.removeDie'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['die']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { die } = answer;
    if (typeof die !== 'number') return malformed('die');
    return indexOfDie(playerAt(state, seat), die) < 0 ? refuseAnswer('roll/no-such-die', { die }) : null;
  },
  enumerate: (state, { seat }) => {
    const player = playerAt(state, seat);
    return different(player, player.dice).map((die) => ({ die }));
  },
  sample: (state, { seat }, random) => ({ die: pick(random, playerAt(state, seat).dice) }),
  fallback: (state, { seat }) => {
    const player = playerAt(state, seat);
    return { die: diceAt(player, inCitizenry)[0] ?? dieAt(player, 0) };
  },
  propose: (state, { seat }) => ({ die: proposeRemoval(playerAt(state, seat)) }),
  dominates: (state, { seat }, better, worse) => givesUpLess(playerAt(state, seat), better.die, worse.die),
  describe: (state, { seat, cause }) => {
    const player = playerAt(state, seat);
    const table = diceTable(player, player.dice, { power: cause, to: 'supply', min: 1, max: 1 });
    return { kind: 'build.removeDie', table };
  },
};

/** The tile that is being built. */
function describeTop(player: Player, kind: SideKind): DescribedSide {
  const stack = stackNumber(kind);
  return describeSide(player, sideOnStack(must(player.stacks[stack][0], 'there is no tile to build'), stack));
}
