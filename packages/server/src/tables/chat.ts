// What is said at a table. Lines are numbered per table; plain text, shown as text.

import type { ChatLine, Person } from '@orrery/protocol';
import type { Compilable } from 'kysely';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import type { ChatLimits } from './chat-limits.ts';
import { mayWatch, needTable, seatOf } from './tables.ts';

const tries = 5;
const shownLines = 200;
/** Old lines go a few at a time. */
const pruneEvery = 20;

/** For those who sit at the table, or opened it: whoever only has its link may read. */
export async function say(
  store: Store,
  limits: ChatLimits,
  id: string,
  person: Person,
  text: string,
): Promise<ChatLine> {
  const table = await needTable(store, id);
  const seat = seatOf(table, person.id);
  if (seat === null && table.row.host !== person.id) throw new Refused('server/not-seated');
  limits.check(person.id);
  // A socket may be older than somebody's name, or than his leaving.
  const speaker = await store.db.selectFrom('people').select('name').where('id', '=', person.id).executeTakeFirst();
  if (speaker === undefined) throw new Refused('server/not-you');
  for (let attempt = 0; attempt < tries; attempt++) {
    const last = await store.db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const line = { id: (last?.id ?? 0) + 1, name: speaker.name, seat, text, at: store.now() };
    const added = await store.db
      .insertInto('chat')
      .values({ ...line, table_id: id, person: person.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) continue; // somebody else was faster
    if (line.id % pruneEvery === 0) await forgetBefore(store, id, line.id - limits.linesPerTable + 1);
    await store.announce({ kind: 'chat', table: id, id: line.id });
    return line;
  }
  throw new Refused('server/unavailable');
}

/** What was said at a table is there at the next one, too. */
export function sameChat({ db }: Store, from: string, to: string): Compilable {
  const lines = db
    .selectFrom('chat')
    .select(({ val }) => [val(to).as('table_id'), 'id', 'person', 'name', 'seat', 'text', 'at'])
    .where('table_id', '=', from);
  return db.insertInto('chat').columns(['table_id', 'id', 'person', 'name', 'seat', 'text', 'at']).expression(lines);
}

async function forgetBefore(store: Store, table: string, line: number): Promise<void> {
  await store.db.deleteFrom('chat').where('table_id', '=', table).where('id', '<', line).execute();
}

export async function chatOf(store: Store, id: string, person: Person): Promise<ChatLine[]> {
  const table = await needTable(store, id);
  if (!mayWatch(table, person.id)) throw new Refused('server/not-seated');
  const lines = await store.db
    .selectFrom('chat')
    .select(['id', 'name', 'seat', 'text', 'at'])
    .where('table_id', '=', id)
    .orderBy('id', 'desc')
    .limit(shownLines)
    .execute();
  return lines.reverse();
}

export async function chatLine(store: Store, id: string, line: number): Promise<ChatLine | null> {
  const found = await store.db
    .selectFrom('chat')
    .select(['id', 'name', 'seat', 'text', 'at'])
    .where('table_id', '=', id)
    .where('id', '=', line)
    .executeTakeFirst();
  return found ?? null;
}
