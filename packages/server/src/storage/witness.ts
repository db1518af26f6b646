// A witness beside the SQLite file: how many entries its log had after the last commit. Damage in the write-ahead log takes
// whole commits away without a word; then the log is shorter than the witness says. Written after each commit without
// waiting for the disk, so it never claims too much. A second number says how many were found missing at earlier starts: the
// server goes on, but what is lost stays known until somebody deletes the witness.

import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { SqliteDatabase } from './sqlite-database.ts';

export interface Witness {
  /** What was last written; 0 before. */
  readonly entries: number;
  write(entries: number): void;
  close(): void;
}

const fileFor = (database: string): string => `${database}-witness`;
const digits = 16;
const line = (count: number): string => `${String(count).padStart(digits, '0')}\n`;

function testimony(database: string): { readonly entries: number; readonly missing: number } {
  const text = existsSync(fileFor(database)) ? readFileSync(fileFor(database), 'utf8') : '';
  const [entries = 0, missing = 0] = text.split('\n').map((each) => Number.parseInt(each, 10) || 0);
  return { entries, missing };
}

/** `last`: what the log has now. */
export function openWitness(database: string, last: number): Witness {
  const { entries: claimed, missing } = testimony(database);
  const file = openSync(fileFor(database), constants.O_RDWR | constants.O_CREAT, 0o600);
  const put = (text: string): void => {
    try {
      writeSync(file, text, 0);
    } catch {
      // a full disk: the commit counts, the witness may lag behind
    }
  };
  if (claimed > last) put(line(last) + line(missing + claimed - last));
  let written = 0;
  return {
    get entries() {
      return written;
    },
    write: (entries) => {
      if (entries === written) return;
      written = entries;
      put(line(entries));
    },
    close: () => closeSync(file),
  };
}

/** The number of the last row of the log. Rows are never deleted, so it only grows. */
export function lastEntry(database: SqliteDatabase): number {
  const hasLog =
    database.execute("select 1 from sqlite_master where type = 'table' and name = 'log'", []).rows.length > 0;
  if (!hasLog) return 0;
  const [row] = database.execute('select max(rowid) as last from log', []).rows as [{ last: number | null }];
  return row.last ?? 0;
}

/** How many entries are missing that were stored once. The witness is read first: meanwhile the log can only grow. */
export function missingEntries(database: SqliteDatabase, file: string): number {
  const { entries, missing } = testimony(file);
  return missing + Math.max(0, entries - lastEntry(database));
}
