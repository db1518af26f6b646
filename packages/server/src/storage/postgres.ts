// The store for any number of nodes: PostgreSQL. Whatever hangs fails after a while, so that a database that is away holds
// nobody up for good; broken connections are replaced, never more at a time than were asked for.

import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { hashOfEntry } from './log-chain.ts';
import { type LogTable, logColumns, type Schema } from './schema.ts';

const bigint = 20;
pg.types.setTypeParser(bigint, Number); // times and counts, all far below 2^53

export const channel = 'orrery';

/** The database gives up a statement before we give up the connection: then the connection can be kept. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 8000,
  lock_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 10_000,
} as const;

export function openPool(url: string, connections: number, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections, keepAlive: true, ...timeouts });
  pool.on('error', onTrouble); // an idle connection broke; the pool opens another
  pool.on('connect', (client) => {
    client.on('error', onTrouble); // one in use broke: its query fails, the process must not
  });
  return pool;
}

/** For work that takes as long as it takes: migrations, backup and restore. */
export function openPatiently(url: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: timeouts.connectionTimeoutMillis,
  });
  pool.on('error', () => {}); // its query fails and says why
  return overPool(pool);
}

export const overPool = (pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => new LentClient(await pool.connect()), end: () => pool.end() },
    }),
  });

/** A connection whose query got no reply is not given to the next one: the reply may still come, or never. */
class LentClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof text !== 'string') throw new Error('nothing is streamed');
    return this.#client.query(text, [...parameters]).catch((error: unknown) => {
      this.#broken ||= !(error instanceof pg.DatabaseError);
      throw error;
    }) as Promise<unknown> as Promise<PostgresQueryResult<R>> & PostgresCursor<R>;
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

/** One statement, so one commit, for any number of rows; what was added is announced when it is committed. */
const append = {
  name: 'append',
  text: `with added as (
      insert into log (match_id, seq, kind, seat, question, answer, once_key, at, "by", rules, "before")
      select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::bigint[],
        $9::text[], $10::int[], $11::text[])
      on conflict do nothing returning match_id, seq),
    ends as (
      insert into tails (match_id, seq, hash)
      select distinct on (match_id) match_id, seq, hash
      from added join unnest($1::text[], $2::int[], $12::text[]) as given (match_id, seq, hash) using (match_id, seq)
      order by match_id, seq desc
      on conflict (match_id) do update set seq = excluded.seq, hash = excluded.hash),
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
  const values = [...logColumns.map(column), sorted.map(hashOfEntry)];
  const { rows } = await pool.query<{ match_id: string; seq: number }>({ ...append, values });
  const added = new Set(rows.map(keyOf));
  return entries.map((entry) => added.has(keyOf(entry)));
}

const keyOf = ({ match_id, seq }: Pick<LogTable, 'match_id' | 'seq'>): string => `${match_id} ${seq}`;
