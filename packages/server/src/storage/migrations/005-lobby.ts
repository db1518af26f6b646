// Which waiting tables the lobby lists stands in a column of its own, so that those by link do not have to be read to be
// left out. A node of the version before does not set it: then the table counts as listed, and its settings decide.

import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

export async function addLobby(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await markListed(db);
  await db.schema.createIndex('tables_listed').on('tables').columns(['status', 'listed', 'created_at']).execute();
}

/** Tables by link are not listed. */
export async function markListed(db: QueryExecutorProvider): Promise<void> {
  await sql`update tables set listed = 0 where settings like '%"open":false%'`.execute(db);
}
