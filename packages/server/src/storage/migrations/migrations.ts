// All changes of the schema, and the one way to apply them: all that are missing in one transaction, or none.

import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { createPeople } from './001-people.ts';
import { createTables } from './002-tables.ts';
import { createMatches } from './003-matches.ts';
import { addLongerLives } from './004-longer-lives.ts';
import { addLobby } from './005-lobby.ts';
import { addOverDays } from './006-over-days.ts';
import { addPuzzles } from './007-puzzles.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** Applied in the order of their names, each once; a released one is never changed. */
export const migrations: Migrations = {
  '001-people': { up: createPeople },
  '002-tables': { up: createTables },
  '003-matches': { up: createMatches },
  '004-longer-lives': { up: addLongerLives },
  '005-lobby': { up: addLobby },
  '006-over-days': { up: addOverDays },
  '007-puzzles': { up: addPuzzles },
};

/** A database that newer nodes have brought further is left as it is: what they did only adds. */
export async function migrate<Tables>(db: Kysely<Tables>, all: Migrations = migrations): Promise<void> {
  const done = await doneIn(db);
  if (Object.keys(all).every((name) => done.has(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function doneIn<Tables>(db: Kysely<Tables>): Promise<Set<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return new Set();
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
