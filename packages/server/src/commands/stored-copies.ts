// Fills a store with many finished matches, fast: one that was played, copied under new ids. The copies are unchained, as if
// from before logs had hashes.

import pg from 'pg';
import { sqliteFile } from '../storage/sqlite.ts';
import { openDatabase } from '../storage/sqlite-database.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { Player } from './player.ts';
import { openTable, playThrough } from './simulated-match.ts';

const copiesInOneCommit = 500;

const copied: readonly [table: string, key: string, others: string][] = [
  ['tables', 'id', 'game, options, settings, status, host, created_at, clock_since, rematch, same_deal_as, listed'],
  ['seats', 'table_id', 'seat, kind, person, level, stand_in, wants_clock'],
  ['matches', 'id', 'header, driven, over, result, started_at'],
  ['log', 'match_id', 'seq, kind, seat, question, answer, once_key, at'],
  ['finished', 'match_id', 'data'],
];

/** In the PostgreSQL at `url`, or the embedded store in `folder`. */
export async function fillStore(script: URL, url: string | null, folder: string, matches: number): Promise<void> {
  const server = await startChild(script, {
    DATA_DIR: folder,
    MESSAGES_PER_SECOND: '10000',
    REQUESTS_PER_MINUTE: '100000',
    ...(url === null ? {} : { DATABASE_URL: url }),
  });
  const match = await playOne(server).finally(() => server.stop());
  const fill = url === null ? fillEmbedded(folder, match) : await fillShared(url, match);
  for (let made = 1; made < matches; made += copiesInOneCommit) {
    await fill.copy(made, Math.min(matches, made + copiesInOneCommit));
    if ((made - 1) % 10_000 === 0) process.stderr.write(`${made - 1} of ${matches} matches are stored\n`);
  }
  await fill.close();
}

interface Fill {
  /** Makes the copies from this number up to that one, in one commit. */
  copy(from: number, to: number): Promise<void>;
  close(): Promise<void>;
}

const idOf = (number: number): string => `copy${String(number).padStart(16, '0')}`;

function fillEmbedded(folder: string, match: string): Fill {
  const database = openDatabase(sqliteFile(folder));
  return {
    copy: async (from, to) => {
      database.command('BEGIN');
      for (let number = from; number < to; number++) {
        for (const [table, key, others] of copied) {
          const insert = `insert into ${table} (${key}, ${others}) select ?, ${others} from ${table} where ${key} = ?`;
          database.execute(insert, [idOf(number), match]);
        }
      }
      database.command('COMMIT');
    },
    close: async () => database.close(),
  };
}

async function fillShared(url: string, match: string): Promise<Fill> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    copy: async (from, to) => {
      await client.query('BEGIN');
      for (const [table, key, others] of copied) {
        const ids = "'copy' || lpad(number::text, 16, '0')";
        const source = `from ${table}, generate_series($2::int, $3::int) as number where ${key} = $1`;
        await client.query(`insert into ${table} (${key}, ${others}) select ${ids}, ${others} ${source}`, [
          match,
          from,
          to - 1,
        ]);
      }
      await client.query('COMMIT');
    },
    close: async () => {
      await client.query('ANALYZE');
      await client.end();
    },
  };
}

async function playOne({ address }: ChildServer): Promise<string> {
  const pair = [new Player([address]), new Player([address])];
  for (const [seat, player] of pair.entries()) {
    await player.signIn(`Person ${seat}`);
    await player.connect();
  }
  const match = await openTable(pair, 'race', 0);
  await playThrough(pair, match, {
    game: 'race',
    bots: 0,
    undoChance: 0,
    acknowledged: () => {},
    pace: async () => {},
    stop: () => false,
  });
  for (const player of pair) player.close();
  return match;
}
