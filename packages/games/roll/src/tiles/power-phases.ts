// When a power works: every phase it names, or the moment outside of the phases.

import type { PhaseName, Power } from '../powers/vocabulary.ts';

export type PowerMoment = PhaseName | 'setup' | 'placed' | 'assign' | 'gameEnd';

export function momentsOf(power: Power): readonly PowerMoment[] {
  switch (power.trigger) {
    case 'setup':
    case 'placed':
    case 'assign':
    case 'gameEnd':
      return [power.trigger];
    case 'continuous':
      return power.effect === 'goodsCapacity' ? power.shownIn : power.phases;
    default:
      return power.phases;
  }
}
