// Which dice build, which go to the cup, which one is given up. @rule roll-17.13, roll-17.14, roll-17.15, roll-17.16

import { below, pick } from '@orrery/kernel';
import { diceAt, dieAt, indexOfDie, workersOf } from '../dice.ts';
import { building, stackNumber } from '../names.ts';
import { inCitizenry, isWorkerOf, stackPlace } from '../places.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import { playerAt } from '../state.ts';
import { different, listDice, some } from './choosing.ts';
import type { Decision } from './decision.ts';
import { choice, topOf } from './describing.ts';
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
  describe: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return {
      ...choice(player, diceAt(player, stackPlace(stackNumber(stack))), count, count),
      tiles: topOf(player, stack),
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
  describe: (state, { seat, stack, count }) => {
    const player = playerAt(state, seat);
    return {
      ...choice(player, workersOf(player, building(stackNumber(stack))), count, count),
      tiles: topOf(player, stack),
    };
  },
};

export const workersToCup: Decision<'build.workersToCup'> = {
  check: (state, { seat, spent, min, max }, answer) =>
    checkDice(playerAt(state, seat), answer, { min, max, fits: (die) => spent.includes(die) }),
  enumerate: (state, { seat, spent, min, max }) => listDice(playerAt(state, seat), spent, min, max),
  sample: (_, { spent, min, max }, random) => ({
    dice: some(spent.slice(), min + below(random, Math.min(max, spent.length) - min + 1), random),
  }),
  fallback: (_, { spent, max }) => ({ dice: spent.slice(0, max) }),
  describe: (state, { seat, spent, min, max }) =>
    choice(playerAt(state, seat), spent, min, Math.min(max, spent.length)),
};

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
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return choice(player, player.dice, 1, 1);
  },
};
