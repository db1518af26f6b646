// `backup FILE` writes everything into one file, one row per line, as of one moment and while the server runs;
// `restore FILE` reads it into an empty database. The two may be on different stores: it is also the way from SQLite
// to PostgreSQL and back. Leases are left out: they belong to nodes that are gone.

import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import { readConfig } from '../config.ts';
import { markListed } from '../storage/migrations/005-lobby.ts';
import { NoDatabase, type Place, readAtOneMoment } from '../storage/reading.ts';
import { tableNames } from '../storage/schema.ts';
import { openStore, type Store } from '../storage/store.ts';
import { BadCall, readArguments } from './arguments.ts';
import { measureBackup } from './backup-measure.ts';
import type { Command } from './command.ts';

const format = 'orrery-backup';
const version = 1;
const rowsAtOnce = 200;

const usage = {
  backup:
    'npm run backup -- FILE (DATA_DIR or DATABASE_URL say from where)\n' +
    '   or: npm run backup -- --measure MATCHES [--seconds 30] [--json] (what a backup does to answers meanwhile)',
  restore: 'npm run restore -- FILE (DATA_DIR or DATABASE_URL say where to)',
};

function placeByEnvironment(): Place {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return { url: databaseUrl, folder: dataDir };
}

export const backup: Command = async (args, script) => {
  const wanted = {
    measure: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage.backup);
  if (given.flag('help')) {
    process.stdout.write(`${usage.backup}\n`);
    return 0;
  }
  if (given.text('measure') !== undefined) {
    return measureBackup(
      script,
      given.number('measure', 1, 1_000_000),
      given.number('seconds', 1, 3600),
      given.flag('json'),
    );
  }
  const [file] = given.files;
  if (file === undefined || given.files.length > 1) throw new BadCall(usage.backup);
  if (existsSync(file)) throw new BadCall(`${file} exists; choose another name.`);
  setPriority(constants.priority.PRIORITY_LOW); // whoever plays comes first
  const rows = await writeBackup(placeByEnvironment(), file).catch((error) => {
    throw error instanceof NoDatabase ? new BadCall(error.message) : error;
  });
  process.stdout.write(`${rows} rows are in ${file}.\n`);
  return 0;
};

export const restore: Command = async (args) => {
  const given = readArguments(args, {}, usage.restore);
  if (given.flag('help')) {
    process.stdout.write(`${usage.restore}\n`);
    return 0;
  }
  const [file] = given.files;
  if (file === undefined || given.files.length > 1) throw new BadCall(usage.restore);
  if (!existsSync(file)) throw new BadCall(`There is no file ${file}.`);
  const store = await openStore({ ...placeByEnvironment(), connections: 3, onTrouble: () => {} });
  try {
    process.stdout.write(`${await readBackup(store, file)} rows of ${file} are back.\n`);
  } finally {
    await store.close();
  }
  return 0;
};

export async function writeBackup(place: Place, file: string): Promise<number> {
  const draft = `${file}.part`;
  const rows = await readAtOneMoment(place, async (rowsOf) => {
    const out = createWriteStream(draft, { flags: 'w', mode: 0o600 }); // it holds secrets: seeds and password hashes
    const failed = new Promise<never>((_, reject) => out.once('error', reject));
    const write = async (line: unknown): Promise<void> => {
      if (!out.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(out, 'drain'), failed]);
    };
    let count = 0;
    await write({ format, version });
    for (const table of tableNames) {
      for await (const row of rowsOf(table)) {
        await write({ table, row });
        count += 1;
      }
    }
    await write({ end: count });
    await Promise.race([new Promise<void>((resolve) => out.end(resolve)), failed]);
    return count;
  });
  renameSync(draft, file);
  return rows;
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
    await markListed(transaction); // a backup from before there was that column does not say
    if (ended !== rows) throw new BadCall(`${file} is cut off.`);
  });
  return rows;
}
