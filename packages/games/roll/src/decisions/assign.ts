// The plan of the Assign step. @rule roll-17.2, roll-17.3, roll-17.4, roll-17.5

import { colourOf, placeOf } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { notRolled, sorted, walkPlan, wrongPlanShape } from '../phases/plan.ts';
import { placeName } from '../places.ts';
import { type PhaseName, phaseNames } from '../powers/vocabulary.ts';
import type { Plan } from '../questions.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import { colourName, wild } from '../tiles/catalogue.ts';
import type { Decision } from './decision.ts';
import { describeAssign } from './describe-assign.ts';
import { samplePlan } from './sample-plan.ts';

export const assign: Decision<'assign'> = {
  check: (state, { seat }, answer) =>
    wrongPlanShape(answer) ?? walkPlan(state, seat, answer as Plan, sorted(playerAt(state, seat))),
  enumerate: () => null,
  sample: (state, { seat }, random) => samplePlan(state, seat, random),
  fallback: (state, { seat }) => fallbackPlan(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    const described = describeAssign(state, seat);
    const dice = described.workers.map(({ die }) => ({
      die,
      colour: colourName(colourOf(die)),
      at: placeName(placeOf(player, die)),
    }));
    return { assign: described, dice, impossible: described.impossible };
  },
};

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
