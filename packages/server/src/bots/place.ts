// Whose turn a table's bots take in the queue: the host's. A table at which no person plays waits until nobody else does.

import type { FullTable } from '../tables/tables.ts';
import type { Place } from '../threads/fair-queue.ts';

export const placeOfTable = ({ id, row, seats }: FullTable): Place => ({
  keys: [row.host, id],
  last: !seats.some(({ kind, stand_in }) => kind === 'person' && stand_in === null),
});
