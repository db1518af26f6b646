// Who lets puzzles be made of his finished matches. It only adds; nobody agreed before he was asked.

import type { Kysely } from 'kysely';

export async function addPuzzles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('puzzles', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
