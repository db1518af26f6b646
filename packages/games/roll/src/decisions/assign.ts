// The plan of the Assign step.

import { must } from '@orrery/kernel';
import { countAt, diceAt } from '../dice.ts';
import { allPhases, exploring, phaseName, wild } from '../names.ts';
import { sorted, walkPlan } from '../phases/plan.ts';
import { rolledPlace } from '../places.ts';
import type { Plan } from '../questions.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import type { Decision } from './decision.ts';
import { describeAssign } from './describe-assign.ts';
import { plansBetter } from './dominance.ts';
import { proposePlan } from './propose-plan.ts';
import { readPlan } from './read-plan.ts';
import { samplePlan } from './sample-plan.ts';

/** @rule roll-17.2, roll-17.3, roll-17.4, roll-17.5 */
export const assign: Decision<'assign'> = {
  check: (state, { seat }, answer) => {
    const read = readPlan(answer);
    return 'wrong' in read ? read.wrong : walkPlan(state, seat, read.plan, sorted(playerAt(state, seat)));
  },
  enumerate: () => null,
  sample: (state, { seat }, random) => samplePlan(state, seat, random),
  fallback: (state, { seat }) => fallbackPlan(playerAt(state, seat)),
  propose: (state, { seat }) => proposePlan(state, seat),
  dominates: (state, { seat }, better, worse) => plansBetter(state, seat, better, worse),
  describe: (state, { seat }) => describeAssign(state, seat),
};

/** The column with most dice is selected by one of them; wild dice join it. */
function fallbackPlan(player: Player): Plan {
  const most = Math.max(...allPhases.map((phase) => countAt(player, rolledPlace(phase))));
  const phase = allPhases.find((each) => countAt(player, rolledPlace(each)) === most) ?? exploring;
  const wilds = diceAt(player, rolledPlace(wild));
  const selector = must(diceAt(player, rolledPlace(phase))[0] ?? wilds[0], 'nothing was rolled');
  const column = phaseName(phase);
  return {
    wilds: wilds.filter((die) => die !== selector).map((die) => ({ die, column })),
    select: { die: selector, phase: column },
    uses: [],
  };
}
