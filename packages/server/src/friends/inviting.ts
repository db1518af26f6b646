// An invitation to a table that waits: a notice to somebody one knows.

import type { Person } from '@orrery/protocol';
import { noticeRow, othersAt, withChannels } from '../notices/making.ts';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { type FullTable, needTable, seatOf } from '../tables/tables.ts';
import { knows } from './friends.ts';

const invitationsPerMinute = 10;

export class Inviting {
  readonly #store: Store;
  readonly #sent = new PerMinute(invitationsPerMinute);

  constructor(store: Store) {
    this.#store = store;
  }

  async invite(id: string, person: Person, other: string): Promise<FullTable> {
    const store = this.#store;
    const table = await needTable(store, id);
    const seat = seatOf(table, person.id);
    if (seat === null && table.row.host !== person.id) throw new Refused('server/not-seated');
    if (table.row.status !== 'waiting') throw new Refused('server/already-started');
    if (!(await knows(store, person.id, other))) throw new Refused('server/no-such-person');
    if (!this.#sent.take(person.id) || !this.#sent.take(`${id} ${other}`))
      throw new Refused('server/too-many', { seconds: 60 });
    if ((await withChannels(store, [other])).length === 0 || (await isInvited(store, id, other))) return table;
    const told = { game: table.row.game, names: othersAt(table, seat ?? -1), by: person.name };
    await store.db
      .insertInto('notices')
      .values(noticeRow(store, other, 'invite', { match: id, told, dueAt: store.now() }))
      .execute();
    return table;
  }
}

/** To one table nobody is invited twice, however often somebody asks. */
async function isInvited({ db }: Store, table: string, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('notices')
    .select('id')
    .where('person', '=', person)
    .where('match_id', '=', table)
    .where('kind', '=', 'invite')
    .executeTakeFirst();
  return found !== undefined;
}
