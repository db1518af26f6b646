// `verify --store`: goes through all logs of a store, as of one moment and while the server runs, and says where one was
// damaged: bytes that changed, entries that are missing or belong elsewhere.

import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type Damage, damageIn, type Tail } from '../storage/log-chain.ts';
import { NoDatabase, type Place, readAtOneMoment } from '../storage/reading.ts';
import type { LogTable } from '../storage/schema.ts';
import { sqliteFile } from '../storage/sqlite.ts';
import { openDatabase } from '../storage/sqlite-database.ts';
import { missingEntries } from '../storage/witness.ts';
import { BadCall, readArguments } from './arguments.ts';
import type { Command } from './command.ts';

const usage = 'npm run verify -- --store [--json] (DATA_DIR or DATABASE_URL say which)';

interface StoreVerdict {
  readonly matches: number;
  readonly entries: number;
  /** From before entries carried hashes. */
  readonly unchained: number;
  readonly damaged: readonly ({ readonly match: string } & Damage)[];
  /** Entries of matches that are not there. */
  readonly homeless: number;
  /** Entries that the witness of an embedded store has seen and that are gone. */
  readonly missing: number;
}

export const verifyStore: Command = async (args) => {
  const given = readArguments(args, { store: { type: 'boolean' }, json: { type: 'boolean' } }, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (!given.flag('store') || given.files.length > 0) throw new BadCall(usage);
  const { databaseUrl, dataDir } = readConfig(process.env);
  const verdict = await verdictOn({ url: databaseUrl, folder: dataDir }).catch((error) => {
    throw error instanceof NoDatabase ? new BadCall(error.message) : error;
  });
  process.stdout.write(given.flag('json') ? `${JSON.stringify(verdict)}\n` : inWords(verdict));
  return verdict.damaged.length + verdict.homeless + verdict.missing === 0 ? 0 : 1;
};

export async function verdictOn(place: Place): Promise<StoreVerdict> {
  const missing = place.url === null ? missingIn(place.folder) : 0;
  return readAtOneMoment(place, async (rowsOf) => {
    const headers = new Map<string, string>();
    for await (const row of rowsOf('matches')) headers.set(String(row.id), String(row.header));
    const tails = new Map<string, Tail>();
    for await (const row of rowsOf('tails')) {
      tails.set(String(row.match_id), { seq: Number(row.seq), hash: String(row.hash) });
    }
    const damaged: ({ match: string } & Damage)[] = [];
    const counts = { entries: 0, unchained: 0, homeless: 0 };
    const check = (log: readonly LogTable[]): void => {
      const match = log[0]?.match_id ?? '';
      const header = headers.get(match);
      if (header === undefined) counts.homeless += log.length;
      const damage = header === undefined ? null : damageIn(header, log, tails.get(match) ?? null);
      tails.delete(match);
      if (damage !== null) damaged.push({ match, ...damage });
    };
    let log: LogTable[] = [];
    for await (const row of rowsOf('log')) {
      const entry = { by: null, rules: null, before: null, ...row } as unknown as LogTable;
      counts.entries += 1;
      if (entry.before === null) counts.unchained += 1;
      if (log[0] !== undefined && log[0].match_id !== entry.match_id) {
        check(log);
        log = [];
      }
      log.push(entry);
    }
    if (log.length > 0) check(log);
    for (const [match] of tails) damaged.push({ match, entry: 1, what: 'missing' }); // nothing of it is left
    return { matches: headers.size, ...counts, damaged, missing };
  });
}

function missingIn(folder: string): number {
  const file = sqliteFile(folder);
  if (!existsSync(file)) return 0;
  const database = openDatabase(file);
  try {
    return missingEntries(database, file);
  } finally {
    database.close();
  }
}

function inWords({ matches, entries, unchained, damaged, homeless, missing }: StoreVerdict): string {
  return [
    `${entries} entries of ${matches} matches${unchained === 0 ? '' : `; ${unchained} from before entries carried hashes`}`,
    ...damaged.map(
      ({ match, entry, what }) => `DAMAGED  ${match}: entry ${entry} ${what === 'missing' ? 'is' : 'was'} ${what}`,
    ),
    ...(homeless === 0 ? [] : [`DAMAGED  ${homeless} entries belong to no match`]),
    ...(missing === 0 ? [] : [`DAMAGED  ${missing} entries that were stored are missing at the end`]),
    damaged.length + homeless + missing === 0 ? 'All logs are whole.' : '',
  ]
    .filter((line) => line !== '')
    .concat('')
    .join('\n');
}
