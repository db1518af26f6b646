// What can happen to the database under all nodes: it is away for a while, it is restarted, or it takes everything and
// answers nothing.

import type { OwnPostgres } from '../own-postgres.ts';
import type { Fault, Scene } from './fault.ts';

const awayMs = 10_000;
/** Longer than queries may take and than people have for a decision. */
const hangMs = 15_000;

function databaseOf({ postgres }: Scene): OwnPostgres {
  if (postgres === null) throw new Error('there is no PostgreSQL');
  return postgres;
}

async function halt(scene: Scene): Promise<() => Promise<void>> {
  const database = databaseOf(scene);
  await database.halt();
  return () => database.startAgain();
}

export const databaseAway: Fault = { name: 'database-away', lastsMs: awayMs, hitsAll: true, begin: halt };
export const databaseRestart: Fault = { name: 'database-restart', lastsMs: 0, hitsAll: true, begin: halt };

export const databaseHang: Fault = {
  name: 'database-hang',
  lastsMs: hangMs,
  hitsAll: true,
  begin: async (scene) => {
    const database = databaseOf(scene);
    database.hang();
    return async () => database.goOn();
  },
};
