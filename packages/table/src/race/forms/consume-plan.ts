// What a person consumes goods for: the step that is ticked in advance follows it.

import type { ConsumePlan } from '@orrery/race/describe';
import type { Ask } from '../../table.ts';

/** The same question with the step of this plan proposed; what a bot advised stays. */
export function withPlan(ask: Ask, plan: ConsumePlan): Ask {
  const { description, hinted } = ask;
  return description.kind !== 'consumeNext' || hinted ? ask : { ...ask, proposal: description.plans[plan] };
}
