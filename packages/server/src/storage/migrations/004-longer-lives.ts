// What a match needs to outlive its code, its node and its database's bad days: a log that tells who made an entry, under
// which rules and after which other one; states at changes of rules; events of finished matches; what all nodes agree on.
// It only adds: nodes of the version before go on working beside it.

import type { Kysely } from 'kysely';

export async function addLongerLives(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('log').addColumn('by', 'text').execute();
  await db.schema.alterTable('log').addColumn('rules', 'integer').execute();
  await db.schema.alterTable('log').addColumn('before', 'text').execute();
  await db.schema.alterTable('matches').addColumn('rules', 'integer').execute();
  await db.schema
    .createTable('states')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('states_key', ['match_id', 'seq'])
    .execute();
  await db.schema
    .createTable('tails')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('finished')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
  await db.schema.createIndex('chat_person').on('chat').column('person').execute();
}
