// Which dice are hired and which are recalled.

import { below } from '@orrery/kernel';
import { diceAt, isRecallable, recallable } from '../dice.ts';
import { inCitizenry } from '../places.ts';
import { refuseAnswer } from '../refusals.ts';
import { playerAt } from '../state.ts';
import { listDice, some } from './choosing.ts';
import type { Decision } from './decision.ts';
import { diceTable } from './describing.ts';
import { keepsMoreGoods } from './dominance.ts';
import { bestFirst, proposeRecall } from './proposals.ts';
import { checkDice } from './reading.ts';

/** @rule roll-17.19 */
export const recruit: Decision<'manage.recruit'> = {
  check: (state, { seat, count }, answer) =>
    checkDice(playerAt(state, seat), answer, { min: count, max: count, fits: (_, place) => place === inCitizenry }),
  enumerate: (state, { seat, count }) => {
    const player = playerAt(state, seat);
    return listDice(player, diceAt(player, inCitizenry), count, count);
  },
  sample: (state, { seat, count }, random) => ({
    dice: some(diceAt(playerAt(state, seat), inCitizenry), count, random),
  }),
  fallback: (state, { seat, count }) => ({ dice: diceAt(playerAt(state, seat), inCitizenry).slice(0, count) }),
  propose: (state, { seat, count }) => ({
    dice: bestFirst(diceAt(playerAt(state, seat), inCitizenry)).slice(0, count),
  }),
  describe: (state, { seat, count }) => {
    const player = playerAt(state, seat);
    const dice = diceAt(player, inCitizenry);
    const table = diceTable(player, dice, { power: 'recruit', to: 'cup', min: count, max: count });
    return { kind: 'manage.recruit', table };
  },
};

/** @rule roll-17.20 */
export const recall: Decision<'manage.recall'> = {
  check: (state, { seat, min }, answer) => {
    const player = playerAt(state, seat);
    const max = player.dice.length;
    const wrong = checkDice(player, answer, { min, max, fits: (_, place) => isRecallable(place) });
    return wrong?.code === 'roll/wrong-count' ? refuseAnswer('roll/must-recall') : wrong;
  },
  enumerate: (state, { seat, min }) => {
    const player = playerAt(state, seat);
    const dice = recallable(player);
    return listDice(player, dice, min, dice.length);
  },
  sample: (state, { seat, min }, random) => {
    const dice = recallable(playerAt(state, seat));
    // mostly none: who always recalls half of everything never builds anything
    const count = below(random, 4) > 0 ? min : Math.max(min, below(random, Math.min(3, dice.length) + 1));
    return { dice: some(dice, count, random) };
  },
  fallback: (state, { seat, min }) => ({ dice: recallable(playerAt(state, seat)).slice(0, min) }),
  propose: (state, { seat, min }) => ({ dice: proposeRecall(playerAt(state, seat), min) }),
  dominates: (state, { seat }, better, worse) => keepsMoreGoods(state, seat, better.dice, worse.dice),
  describe: (state, { seat, min }) => {
    const player = playerAt(state, seat);
    const dice = recallable(player);
    return {
      kind: 'manage.recall',
      table: diceTable(player, dice, { power: 'recall', to: 'cup', min, max: dice.length }),
      mustRecall: min > 0 ? refuseAnswer('roll/must-recall') : null,
    };
  },
};
