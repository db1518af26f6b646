// The embedded store: one SQLite file in a folder. One connection writes, in a thread of its own where there is one;
// another, here, reads what is committed.

import { join } from 'node:path';
import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { LogTable, Schema } from './schema.ts';
import { openDatabase, type SqliteDatabase, type SqliteResult } from './sqlite-database.ts';
import { openWriting, type Writing } from './sqlite-thread.ts';
import { newEntry } from './sqlite-writer.ts';
import { missingEntries } from './witness.ts';

export interface EmbeddedDatabase {
  readonly db: Kysely<Schema>;
  append(entries: readonly LogTable[]): Promise<readonly boolean[]>;
  together(queries: readonly Compilable[]): Promise<boolean>;
  readonly missingEntries: number;
}

export const sqliteFile = (folder: string): string => join(folder, 'orrery.sqlite');

/** `watch` sees every write. */
export function openSqlite(
  folder: string,
  script: URL | null,
  onTrouble: (error: Error) => void,
  watch: <T>(write: Promise<T>) => Promise<T> = (write) => write,
): EmbeddedDatabase {
  const file = sqliteFile(folder);
  const reader = openDatabase(file);
  const missing = missingEntries(reader, file);
  const hands = openWriting(file, script, onTrouble);
  const writing: Writing = { write: (request) => watch(hands.write(request)), close: () => hands.close() };
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => new SqliteDriver(reader, writing),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new WholeMigrations(),
      createIntrospector: (of) => new SqliteIntrospector(of),
    },
  });
  return {
    db,
    missingEntries: missing,
    append: async (entries) =>
      (await writing.write({
        kind: 'append',
        transaction: null,
        entries: entries.map(newEntry),
      })) as readonly boolean[],
    together: async (queries) => {
      const compiled = queries.map((query) => query.compile());
      const steps = compiled.map(({ sql, parameters }) => ({ sql, values: [...parameters] }));
      const { changes } = (await writing.write({ kind: 'together', transaction: null, steps })) as SqliteResult;
      return changes > 0;
    },
  };
}

/** SQLite changes tables inside transactions; Kysely takes it for a database that cannot, and would migrate halfway. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #reader: SqliteDatabase;
  readonly #writing: Writing;
  #transactions = 0;

  constructor(reader: SqliteDatabase, writing: Writing) {
    this.#reader = reader;
    this.#writing = writing;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writing);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    this.#transactions += 1;
    connection.transaction = this.#transactions;
    await this.#writing.write({ kind: 'begin', transaction: this.#transactions });
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return this.#end(connection, 'commit');
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return this.#end(connection, 'rollback');
  }

  async #end(connection: SqliteConnection, kind: 'commit' | 'rollback'): Promise<void> {
    const { transaction } = connection;
    if (transaction === null) return;
    await this.#writing.write({ kind, transaction });
    connection.transaction = null;
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#writing.close();
    this.#reader.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteDatabase;
  readonly #writing: Writing;
  transaction: number | null = null;

  constructor(reader: SqliteDatabase, writing: Writing) {
    this.#reader = reader;
    this.#writing = writing;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const { transaction } = this;
    const readsOnly = transaction === null && SelectQueryNode.is(query);
    const { rows, changes } = readsOnly
      ? this.#reader.execute(sql, parameters)
      : ((await this.#writing.write({ kind: 'run', transaction, sql, values: [...parameters] })) as SqliteResult);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error('nothing is streamed');
  }
}
