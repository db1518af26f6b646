// What the workers of a column would come to, if their phase happened: in a few words, as the game describes it.

import type { PhaseName } from '@orrery/roll';
import type { DescribedOf } from '@orrery/roll/describe';
import type { Words } from '@orrery/words';
import { sideOf } from '@orrery/words/roll';

type Columns = DescribedOf<'assign'>['columns'];

function building(words: Words, { top, laid }: Columns['develop'], workers: number): string {
  if (top === null) return words.roll.desk.workers(workers);
  return words.roll.desk.build(sideOf(top.side).name, laid + workers, top.workers.total);
}

/** `assigned` dice lie in the column; virtual workers come on top. */
export function outcomeOf(words: Words, phase: PhaseName, assigned: number, columns: Columns): string {
  const workers = assigned + (phase === 'explore' || phase === 'ship' ? columns[phase].virtual.length : 0);
  if (workers === 0) return words.roll.desk.noWorker;
  switch (phase) {
    case 'explore':
      return words.roll.desk.tasks(workers);
    case 'develop':
    case 'settle':
      return building(words, columns[phase], workers);
    case 'produce':
      return words.roll.desk.goods(Math.min(workers, columns.produce.room));
    case 'ship':
      return words.roll.desk.shipments(Math.min(workers, columns.ship.goods));
  }
}
