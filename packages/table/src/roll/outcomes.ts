// What the workers of a column would come to, if their phase happened: in a few words, from one's own open things.

import type { PhaseName, PlayerView, SideKind } from '@orrery/roll';
import type { Words } from '@orrery/words';
import { sideOnStack } from '@orrery/words/roll';
import { requiredFor, roomIn } from './build-costs.ts';

export const laidOn = ({ dice }: PlayerView, stack: SideKind): number =>
  dice.filter(({ at }) => at === `stack:${stack}`).length;

function building(words: Words, mine: PlayerView, stack: SideKind, workers: number): string {
  const top = mine.stacks[stack][0] ?? null;
  if (top === null) return words.roll.desk.workers(workers);
  const side = sideOnStack(top, stack);
  return words.roll.desk.build(side.name, laidOn(mine, stack) + workers, requiredFor(side, mine.tableau));
}

export function outcomeOf(words: Words, phase: PhaseName, workers: number, mine: PlayerView): string {
  if (workers === 0) return words.roll.desk.noWorker;
  const goods = mine.tableau.reduce((sum, held) => sum + held.goods.length, 0);
  switch (phase) {
    case 'explore':
      return words.roll.desk.tasks(workers);
    case 'develop':
      return building(words, mine, 'development', workers);
    case 'settle':
      return building(words, mine, 'world', workers);
    case 'produce':
      return words.roll.desk.goods(Math.min(workers, roomIn(mine.tableau)));
    case 'ship':
      return words.roll.desk.shipments(Math.min(workers, goods));
  }
}
