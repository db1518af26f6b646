// A connection to the embedded store through the API of Node's own module, with prepared statements kept. Every commit
// reaches the disk before it returns (`synchronous=FULL`); readers see the last commit while a writer writes (WAL).

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { DatabaseSync as Database } from '@photostructure/sqlite';

export interface SqliteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface SqliteDatabase {
  execute(sql: string, parameters: readonly unknown[]): SqliteResult;
  /** A statement without parameters or result, such as COMMIT. */
  command(sql: string): void;
  close(): void;
}

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;
type Value = Parameters<Statement['all']>[number];

const mostStatements = 300;

export interface Opening {
  readonly journal?: 'WAL' | 'DELETE';
  /** How long to wait for another process that writes. */
  readonly waitMs?: number;
}

export function openDatabase(file: string, { journal = 'WAL', waitMs = 5000 }: Opening = {}): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new (databaseClass())(file);
  keepPrivate(file);
  for (const setting of [`busy_timeout=${waitMs}`, `journal_mode=${journal}`, 'synchronous=FULL', 'foreign_keys=ON']) {
    database.exec(`PRAGMA ${setting}`);
  }
  const prepared = new Map<string, { statement: Statement; reads: boolean }>();

  function prepare(sql: string): { statement: Statement; reads: boolean } {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= mostStatements) prepared.clear();
    const statement = database.prepare(sql);
    const made = { statement, reads: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  }

  return {
    execute: (sql, parameters) => {
      const { statement, reads } = prepare(sql);
      const values = parameters as readonly Value[];
      if (reads) return { rows: statement.all(...values), changes: 0 };
      return { rows: [], changes: Number(statement.run(...values).changes) };
    },
    command: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

/** Seeds and password hashes are nobody else's. A folder or file of another account is left as it is. */
function keepPrivate(file: string): void {
  const modes: [string, number][] = [
    [dirname(file), 0o700],
    ...['', '-wal', '-shm'].map((suffix): [string, number] => [file + suffix, 0o600]),
  ];
  for (const [path, mode] of modes) {
    try {
      if (existsSync(path)) chmodSync(path, mode);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    }
  }
}

/** Node's own module where there is one without a warning; the package of the same shape on older Nodes. */
function databaseClass(): typeof Database {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 24) return Database;
  return (createRequire(import.meta.url)('node:sqlite') as { DatabaseSync: typeof Database }).DatabaseSync;
}
