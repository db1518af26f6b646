// Two questions about a node: is it alive (then nobody needs to restart it), and is it ready (then people may be sent to
// it). Readiness asks the database, and never waits long for it.

import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Driver } from './matches/driver.ts';
import type { Store } from './storage/store.ts';

const patienceMs = 2000;

export type Problem = 'database' | 'writing' | 'clock';

export function addHealth(app: FastifyInstance, { node }: Config, store: Store, driver: Driver): void {
  const free = { config: { isUnlimited: true } };
  app.get('/health', free, async () => ({ ok: true, store: store.kind, node }));
  app.get('/ready', free, async (_request, reply) => {
    const problems = await problemsOf(store, driver);
    const ok = problems.length === 0;
    return reply
      .status(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok, store: store.kind, node, problems });
  });
}

async function problemsOf(store: Store, driver: Driver): Promise<Problem[]> {
  const [answers, writes] = await Promise.all([inTime(reads(store)), inTime(mayWrite(store))]);
  return [
    ...(answers ? [] : ['database' as const]),
    ...(writes ? [] : ['writing' as const]),
    ...(driver.clock.agrees ? [] : ['clock' as const]),
  ];
}

async function reads(store: Store): Promise<boolean> {
  await store.db.selectFrom('leases').select('match_id').limit(1).execute();
  return true;
}

/** After a write that failed one is tried: nobody else may be sent here to find out. */
async function mayWrite(store: Store): Promise<boolean> {
  if (!store.writeFailed) return true;
  const row = { key: 'written_at', value: String(store.now()) };
  return store.together(
    store.db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row)),
  );
}

async function inTime(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  return Promise.race([asked.catch(() => false), late]).finally(() => clearTimeout(timer));
}
