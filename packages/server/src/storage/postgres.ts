// The store for any number of nodes: PostgreSQL. What one node writes the others hear of through NOTIFY, which carries
// only what changed; they read it from the tables.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

const bigint = 20;
pg.types.setTypeParser(bigint, Number); // times and counts, all far below 2^53

export const channel = 'orrery';
const retryMs = 500;

export function openPostgres(url: string, connections: number, onTrouble: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 });
  pool.on('error', onTrouble); // an idle connection broke; the pool opens another
  pool.on('connect', (client) => {
    client.on('error', onTrouble); // one in use broke: its query fails, the process must not
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

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
