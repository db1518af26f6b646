// The embedded store: one SQLite file in a folder, through the API of Node's own module. Every commit reaches the disk
// before it returns (`synchronous=FULL`).

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync as Database } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

const mostStatements = 300;

export const sqliteFile = (folder: string): string => join(folder, 'orrery.sqlite');

export function openSqlite(folder: string): Kysely<Schema> {
  mkdirSync(folder, { recursive: true });
  const database = new (databaseClass())(sqliteFile(folder));
  for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000', 'foreign_keys=ON']) {
    database.exec(`PRAGMA ${setting}`);
  }
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
}

/** Node's own module where there is one without a warning; the package of the same shape on older Nodes. */
function databaseClass(): typeof Database {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 24) return Database;
  return (createRequire(import.meta.url)('node:sqlite') as { DatabaseSync: typeof Database }).DatabaseSync;
}

function forKysely(database: InstanceType<typeof Database>): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as string[])),
      run: (parameters) => {
        const { changes, lastInsertRowid } = statement.run(...(parameters as string[]));
        return { changes, lastInsertRowid };
      },
      iterate: (parameters) => statement.iterate(...(parameters as string[])) as IterableIterator<unknown>,
    };
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      if (prepared.size >= mostStatements) prepared.clear();
      const made = prepare(sql);
      prepared.set(sql, made);
      return made;
    },
  };
}
