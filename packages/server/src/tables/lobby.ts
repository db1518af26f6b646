// The lobby: tables with an open seat that anybody may take, newest first, a page at a time.

import type { Person, Table } from '@orrery/protocol';
import type { Store } from '../storage/store.ts';
import { readTables, showInList } from './tables.ts';

const perPage = 50;
const oldestMs = 7 * 86_400_000;

/** Where a page ends: the next one begins with what is older. */
interface Cursor {
  readonly createdAt: number;
  readonly id: string;
}

export interface LobbyPage {
  readonly tables: Table[];
  /** Give it back to see what is older; null at the end. */
  readonly more: string | null;
}

export async function lobby(store: Store, person: Person | null, after: string | null): Promise<LobbyPage> {
  const cursor = after === null ? null : readCursor(after);
  let query = store.db
    .selectFrom('tables')
    .select(['id', 'created_at'])
    .where('status', '=', 'waiting')
    .where('listed', '=', 1)
    .where('created_at', '>', store.now() - oldestMs)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('seats.kind', '=', 'open'),
      ),
    );
  if (cursor !== null) {
    query = query.where((is) =>
      is.or([
        is('created_at', '<', cursor.createdAt),
        is.and([is('created_at', '=', cursor.createdAt), is('id', '<', cursor.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute();
  const page = rows.slice(0, perPage);
  const tables = await readTables(
    store,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    tables: await showInList(
      store,
      tables.filter(({ settings }) => settings.open),
      person,
    ),
    more: rows.length > perPage && last !== undefined ? `${last.created_at}-${last.id}` : null,
  };
}

/** Of one that we did not give out nothing is made: the list begins anew. */
function readCursor(text: string): Cursor | null {
  const [, createdAt, id] = /^(\d{1,15})-([a-z0-9]{10,32})$/.exec(text) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
