// That a match is over is told in the commit that closes it.

import type { Placing } from '@orrery/kernel';
import type { Insertable } from 'kysely';
import type { LiveMatch } from '../matches/live-match.ts';
import type { NoticesTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { noticeRow, othersAt, patienceMs, withChannels } from './making.ts';

export async function overNotices(
  store: Store,
  { id, game, table }: LiveMatch,
  result: readonly Placing[],
): Promise<Insertable<NoticesTable>[]> {
  const seated = table.seats.flatMap(({ seat, person, name }) =>
    person === null || name === null ? [] : [{ seat, person }],
  );
  const people = await withChannels(
    store,
    seated.map(({ person }) => person),
  );
  return seated
    .filter(({ person }) => people.includes(person))
    .map(({ seat, person }) => {
      const rank = result.find((each) => each.seat === seat)?.rank ?? result.length;
      const told = { game: game.name, names: othersAt(table, seat), rank };
      return noticeRow(store, person, 'over', { match: id, told, dueAt: store.now() + patienceMs });
    });
}
