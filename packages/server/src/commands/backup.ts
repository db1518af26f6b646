// `backup FILE` writes everything into one file, one row per line, as of one moment and while the server runs;
// `restore FILE` reads it into an empty database. The two may be on different stores: it is also the way from SQLite
// to PostgreSQL and back. Leases are left out: they belong to nodes that are gone.

import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import { readConfig } from '../config.ts';
import { type Schema, tableNames } from '../storage/schema.ts';
import { openStore, type Store } from '../storage/store.ts';
import { BadCall, readArguments } from './arguments.ts';
import type { Command } from './command.ts';

const format = 'orrery-backup';
const version = 1;
const rowsAtOnce = 200;

const open = (): Promise<Store> => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return openStore({ url: databaseUrl, folder: dataDir, connections: 3, onTrouble: () => {} });
};

export const backup: Command = async (args) => {
  const file = oneFile(args, 'npm run backup -- FILE (DATA_DIR or DATABASE_URL say from where)');
  if (file === null) return 0;
  if (existsSync(file)) throw new BadCall(`${file} exists; choose another name.`);
  const store = await open();
  try {
    process.stdout.write(`${await writeBackup(store, file)} rows are in ${file}.\n`);
  } finally {
    await store.close();
  }
  return 0;
};

export const restore: Command = async (args) => {
  const file = oneFile(args, 'npm run restore -- FILE (DATA_DIR or DATABASE_URL say where to)');
  if (file === null) return 0;
  if (!existsSync(file)) throw new BadCall(`There is no file ${file}.`);
  const store = await open();
  try {
    process.stdout.write(`${await readBackup(store, file)} rows of ${file} are back.\n`);
  } finally {
    await store.close();
  }
  return 0;
};

function oneFile(args: readonly string[], usage: string): string | null {
  const given = readArguments(args, {}, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return null;
  }
  const [file] = given.files;
  if (file === undefined || given.files.length > 1) throw new BadCall(usage);
  return file;
}

export async function writeBackup(store: Store, file: string): Promise<number> {
  const draft = `${file}.part`;
  const out = createWriteStream(draft, { flags: 'w', mode: 0o600 }); // it holds secrets: seeds and password hashes
  const write = async (line: unknown): Promise<void> => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  };
  let rows = 0;
  await write({ format, version });
  const transaction = store.db.transaction();
  await (store.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
    async (db) => {
      for (const table of tableNames) {
        for await (const row of rowsOf(db, table)) {
          await write({ table, row });
          rows += 1;
        }
      }
    },
  );
  await write({ end: rows });
  await new Promise<void>((resolve) => out.end(resolve));
  renameSync(draft, file);
  return rows;
}

const keysOf = {
  people: ['id'],
  sessions: ['token'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  matches: ['id'],
  log: ['match_id', 'seq'],
  snapshots: ['match_id'],
  chat: ['table_id', 'id'],
} as const;

async function* rowsOf(db: Kysely<Schema>, table: (typeof tableNames)[number]): AsyncGenerator<unknown> {
  const pages = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (let offset = 0; ; offset += rowsAtOnce * 10) {
    let query = pages.selectFrom(table).selectAll();
    for (const key of keysOf[table]) query = query.orderBy(key);
    const rows = await query
      .limit(rowsAtOnce * 10)
      .offset(offset)
      .execute();
    yield* rows;
    if (rows.length < rowsAtOnce * 10) return;
  }
}

export async function readBackup(store: Store, file: string): Promise<number> {
  const anybody = await store.db.selectFrom('people').select('id').limit(1).execute();
  if (anybody.length > 0) throw new BadCall('The database is not empty; restore into a new one.');
  let rows = 0;
  let ended: number | null = null;
  await store.db.transaction().execute(async (transaction) => {
    const db = transaction as unknown as Kysely<Record<string, Record<string, unknown>>>;
    let batch: { table: string; rows: Record<string, unknown>[] } = { table: '', rows: [] };
    const flush = async (): Promise<void> => {
      if (batch.rows.length > 0) await db.insertInto(batch.table).values(batch.rows).execute();
      rows += batch.rows.length;
    };
    let first = true;
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const read = JSON.parse(line) as Record<string, unknown> & { table?: string; row?: Record<string, unknown> };
      if (first && (read.format !== format || read.version !== version)) throw new BadCall(`${file} is not a backup.`);
      first = false;
      if (typeof read.end === 'number') ended = read.end;
      if (read.table === undefined || read.row === undefined) continue;
      if (!(tableNames as readonly string[]).includes(read.table))
        throw new BadCall(`${file}: no table ${read.table}.`);
      if (batch.table !== read.table || batch.rows.length >= rowsAtOnce) {
        await flush();
        batch = { table: read.table, rows: [] };
      }
      batch.rows.push(read.row);
    }
    await flush();
    if (ended !== rows) throw new BadCall(`${file} is cut off.`);
  });
  return rows;
}
