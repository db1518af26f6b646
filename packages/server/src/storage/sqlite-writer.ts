// The one writer of the embedded store. Everything that waits when it looks is written in one transaction and told only
// after that commit: whoever waits, waits for the disk together with the others. A transaction of several steps has the
// writer to itself; what comes meanwhile is held back.

import { hashOfEntry } from './log-chain.ts';
import { type LogTable, logColumns } from './schema.ts';
import { openDatabase, type SqliteDatabase, type SqliteResult } from './sqlite-database.ts';
import { lastEntry, openWitness, type Witness } from './witness.ts';

export type WriteRequest =
  | { readonly kind: 'run'; readonly transaction: number | null; readonly sql: string; readonly values: unknown[] }
  | { readonly kind: 'begin' | 'commit' | 'rollback'; readonly transaction: number }
  /** Rows of the log: the result says of each whether its number and key were free. */
  | { readonly kind: 'append'; readonly transaction: null; readonly entries: readonly NewEntry[] }
  /** All or nothing, among others in the same commit. No changes in the result: the first found no row. */
  | { readonly kind: 'together'; readonly transaction: null; readonly steps: readonly Statement[] };

/** Bare values: they cross over to another thread, and names of fields would take longer than they do. */
export interface NewEntry {
  /** In the order of the log's columns. */
  readonly values: readonly unknown[];
  /** Match, number and hash: the end of the log once the entry is in. */
  readonly tail: readonly [match: string, seq: number, hash: string];
}

export const newEntry = (entry: LogTable): NewEntry => ({
  values: logColumns.map((name) => entry[name]),
  tail: [entry.match_id, entry.seq, hashOfEntry(entry)],
});

export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

export interface Numbered {
  readonly id: number;
  readonly request: WriteRequest;
}

export type WriteReply =
  | { readonly id: number; readonly ok: true; readonly value: SqliteResult | readonly boolean[] }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string };

const appendRow =
  `insert into log (${logColumns.map((name) => `"${name}"`).join(', ')}) ` +
  `values (${logColumns.map(() => '?').join(', ')}) on conflict do nothing`;
const keepTail =
  'insert into tails (match_id, seq, hash) values (?, ?, ?) ' +
  'on conflict (match_id) do update set seq = excluded.seq, hash = excluded.hash';
const nothing: SqliteResult = { rows: [], changes: 0 };

export class SqliteWriter {
  readonly #database: SqliteDatabase;
  #held: Numbered[] = [];
  #transaction: number | null = null;

  readonly #witness: Witness;

  constructor(file: string) {
    this.#database = openDatabase(file);
    this.#witness = openWitness(file, lastEntry(this.#database));
  }

  /** Does what can be done now, of these and of those held back. */
  take(requests: readonly Numbered[]): WriteReply[] {
    this.#held.push(...requests);
    const replies: WriteReply[] = [];
    for (let done = this.#next(); done !== null; done = this.#next()) replies.push(...done);
    return replies;
  }

  close(): void {
    this.#witness.close();
    this.#database.close();
  }

  #next(): WriteReply[] | null {
    const open = this.#transaction;
    if (open !== null) {
      const index = this.#held.findIndex(({ request }) => request.transaction === open);
      const [step] = index < 0 ? [] : this.#held.splice(index, 1);
      return step === undefined ? null : [this.#try(step)];
    }
    const alone = this.#held.findIndex(({ request }) => request.transaction !== null);
    if (alone === 0) return this.#held.splice(0, 1).map((step) => this.#try(step));
    const group = this.#held.splice(0, alone < 0 ? this.#held.length : alone);
    return group.length === 0 ? null : this.#together(group);
  }

  /** One commit for all. A statement that fails takes back only itself; if the commit fails, nothing was done. */
  #together(group: readonly Numbered[]): WriteReply[] {
    try {
      this.#database.command('BEGIN IMMEDIATE');
      const replies = group.map((each) => this.#try(each));
      this.#database.command('COMMIT');
      this.#testify(group, replies);
      return replies;
    } catch (error) {
      this.#rollBack();
      return group.map(({ id }) => failure(id, error));
    }
  }

  #try({ id, request }: Numbered): WriteReply {
    try {
      return { id, ok: true, value: this.#do(request) };
    } catch (error) {
      return failure(id, error);
    }
  }

  #do(request: WriteRequest): SqliteResult | readonly boolean[] {
    switch (request.kind) {
      case 'append':
        return request.entries.map((entry) => this.#append(entry));
      case 'run':
        return this.#database.execute(request.sql, request.values);
      case 'together':
        return this.#allOrNothing(request.steps);
      case 'begin':
        this.#database.command('BEGIN IMMEDIATE');
        this.#transaction = request.transaction;
        return nothing;
      case 'commit':
        this.#database.command('COMMIT');
        this.#transaction = null;
        this.#witness.write(lastEntry(this.#database));
        return nothing;
      case 'rollback':
        this.#transaction = null;
        this.#rollBack();
        return nothing;
    }
  }

  #append({ values, tail }: NewEntry): boolean {
    if (this.#database.execute(appendRow, values).changes !== 1) return false;
    this.#database.execute(keepTail, tail);
    return true;
  }

  /** Inside the transaction that all share: whoever fails takes back only its own steps. */
  #allOrNothing(steps: readonly Statement[]): SqliteResult {
    this.#database.command('SAVEPOINT steps');
    try {
      for (const [index, { sql, values }] of steps.entries()) {
        const { changes } = this.#database.execute(sql, values);
        if (index > 0 || changes > 0) continue;
        this.#database.command('RELEASE steps');
        return nothing;
      }
      this.#database.command('RELEASE steps');
      return { rows: [], changes: steps.length };
    } catch (error) {
      this.#database.command('ROLLBACK TO steps');
      this.#database.command('RELEASE steps');
      throw error;
    }
  }

  /** Rows of the log have the numbers 1, 2, 3 …: so many more are known without asking. */
  #testify(group: readonly Numbered[], replies: readonly WriteReply[]): void {
    const isPlain = this.#witness.entries > 0 && group.every(({ request }) => request.kind !== 'together');
    const added = replies.flatMap((reply) => (reply.ok && isAppended(reply.value) ? reply.value : []));
    const entries = isPlain ? this.#witness.entries + added.filter(Boolean).length : lastEntry(this.#database);
    this.#witness.write(entries);
  }

  #rollBack(): void {
    try {
      this.#database.command('ROLLBACK');
    } catch {
      // SQLite has done it by itself
    }
  }
}

const isAppended = (value: SqliteResult | readonly boolean[]): value is readonly boolean[] => Array.isArray(value);

const failure = (id: number, error: unknown): WriteReply => ({
  id,
  ok: false,
  message: error instanceof Error ? error.message : String(error),
  code: String((error as { code?: unknown }).code ?? ''),
});
