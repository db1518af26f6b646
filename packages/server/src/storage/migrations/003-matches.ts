// Matches: their logs, snapshots and leases.

import type { Kysely } from 'kysely';

export async function createMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('driven', 'integer', (column) => column.notNull())
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_driven').on('matches').columns(['over', 'driven']).execute();
  await db.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['match_id', 'seq'])
    .execute();
  await db.schema.createIndex('log_once').unique().on('log').columns(['match_id', 'once_key']).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
