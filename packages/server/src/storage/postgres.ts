// The store for any number of nodes: PostgreSQL. What one node writes the others hear of through NOTIFY, which carries
// only what changed; they read it from the tables.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { LogTable, Schema } from './schema.ts';

const bigint = 20;
pg.types.setTypeParser(bigint, Number); // times and counts, all far below 2^53

export const channel = 'orrery';
const retryMs = 500;

export function openPool(url: string, connections: number, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 });
  pool.on('error', onTrouble); // an idle connection broke; the pool opens another
  pool.on('connect', (client) => {
    client.on('error', onTrouble); // one in use broke: its query fails, the process must not
  });
  return pool;
}

export const overPool = (pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** One statement, so one commit, for any number of rows; what was added is announced when it is committed. */
const append = {
  name: 'append',
  text: `with added as (
      insert into log (match_id, seq, kind, seat, question, answer, once_key, at)
      select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::bigint[])
      on conflict do nothing returning match_id, seq),
    told as (
      select pg_notify('${channel}', 'log ' || news) from (select string_agg(match_id || ' ' || seq, ' ') as news from added) as all_news
      where news is not null)
    select match_id, seq, (select count(*) from told) from added`,
};

/** Sorted by their keys, so that two nodes never wait for each other in a circle. */
export async function appendTo(pool: pg.Pool, entries: readonly LogTable[]): Promise<boolean[]> {
  const sorted = entries.toSorted((a, b) =>
    a.match_id < b.match_id ? -1 : a.match_id > b.match_id ? 1 : a.seq - b.seq,
  );
  const column = (name: keyof LogTable): unknown[] => sorted.map((entry) => entry[name]);
  const columns = ['match_id', 'seq', 'kind', 'seat', 'question', 'answer', 'once_key', 'at'] as const;
  const { rows } = await pool.query<{ match_id: string; seq: number }>({ ...append, values: columns.map(column) });
  const added = new Set(rows.map(keyOf));
  return entries.map((entry) => added.has(keyOf(entry)));
}

const keyOf = ({ match_id, seq }: Pick<LogTable, 'match_id' | 'seq'>): string => `${match_id} ${seq}`;

export interface Listener {
  close(): Promise<void>;
}

/** Hears what all nodes announce. After a break it says so: whatever was announced meanwhile went unheard. */
export async function listen(
  url: string,
  heard: (payload: string) => void,
  resumed: () => void,
  onTrouble: (error: Error) => void,
): Promise<Listener> {
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    fresh.on('error', onTrouble);
    fresh.on('end', () => {
      if (!closed) setTimeout(again, retryMs);
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${channel}`);
    return fresh;
  }

  function again(): void {
    if (closed) return;
    connect()
      .then((fresh) => {
        client = fresh;
        resumed();
      })
      .catch((error: Error) => {
        onTrouble(error);
        setTimeout(again, retryMs);
      });
  }

  return {
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}
