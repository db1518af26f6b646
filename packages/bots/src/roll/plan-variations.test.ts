// Plans around a plan: all legal, all different, and each differs from it in one thing.

import { type Plan, roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { rollPositions } from '../testing/roll-positions.ts';
import { planVariations } from './plan-variations.ts';
import { quickPlan } from './quick.ts';

test('variations are legal, different from the plan and from each other', () => {
  let [found, withoutUses, otherSelectors, otherColumns, otherPhases] = [0, 0, 0, 0, 0];
  for (const seed of ['one', 'two', 'three']) {
    for (const { state, question } of rollPositions(2, seed)) {
      if (question.kind !== 'assign') continue;
      const plan = quickPlan(state, question.seat);
      const varied = planVariations(state, question, plan);
      const texts = [plan, ...varied].map((each) => JSON.stringify(each));
      expect(new Set(texts).size).toBe(texts.length);
      for (const each of varied) expect(roll.check(state, question, each)).toBeNull();
      found += varied.length;
      const count = (isOne: (each: Plan) => boolean): number => varied.filter(isOne).length;
      if (plan.uses.length > 0) withoutUses += count((each) => each.uses.length < plan.uses.length);
      otherSelectors += count((each) => each.select.die !== plan.select.die);
      otherPhases += count((each) => each.select.phase !== plan.select.phase);
      otherColumns += count((each) => JSON.stringify(each.wilds) !== JSON.stringify(plan.wilds));
    }
  }
  for (const each of [found, withoutUses, otherSelectors, otherColumns, otherPhases]) expect(each).toBeGreaterThan(10);
});
