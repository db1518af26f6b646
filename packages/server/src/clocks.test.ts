// A node whose clock is wrong, and nodes that sleep past their lease, take no seat from anybody who plays in time.

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChildServer, startChild } from './commands/child-server.ts';
import { type OwnPostgres, startPostgres } from './commands/own-postgres.ts';
import { Player } from './commands/player.ts';
import { readMetrics } from './commands/read-metrics.ts';
import { openStore, type Store } from './storage/store.ts';
import { answerOnce, bundledServer, newFolder, startedMatch } from './testing/harness.ts';

const leaseMs = 900;
const sleepMs = 7000;
const settings = { clockMs: 5000 };
let postgres: OwnPostgres;
let script: URL;
const folder = newFolder();
const nodes: ChildServer[] = [];
const people: Player[] = [];
const stores: Store[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  script = await bundledServer();
});
afterAll(async () => {
  for (const player of people) player.close();
  for (const node of nodes) await node.kill();
  for (const store of stores) await store.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A database that only the nodes of one test use, and a look into it. */
async function ownDatabase(name: string): Promise<{ url: string; store: Store }> {
  const url = await postgres.database(name);
  const store = await openStore({ url, folder, connections: 2, onTrouble: () => {} });
  stores.push(store);
  return { url, store };
}

async function startNode(env: Record<string, string>): Promise<ChildServer> {
  const limits = { REQUESTS_PER_MINUTE: '100000', MESSAGES_PER_SECOND: '1000', LOG_LEVEL: 'silent', BOT_THREADS: '1' };
  const node = await startChild(script, { ...limits, LEASE_MS: String(leaseMs), ...env });
  nodes.push(node);
  return node;
}

async function personAt(node: ChildServer, name: string): Promise<Player> {
  const player = new Player([node.address]);
  people.push(player);
  await player.signIn(name);
  await player.connect();
  return player;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Both answer whatever comes, well within their time, for so long. */
async function playFor(players: readonly Player[], match: string, ms: number): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < until && player.states.get(match)?.result == null) {
        await answerOnce(player, match);
        await pause(300);
      }
    }),
  );
}

const madeBy = async (from: Store, match: string): Promise<string[]> => {
  const rows = await from.db.selectFrom('log').select(['kind', 'by']).where('match_id', '=', match).execute();
  return [...new Set(rows.map(({ kind, by }) => `${kind} ${by}`))].sort();
};

test.concurrent('a node whose clock is an hour ahead says so and drives nothing; the match it is asked for goes on', async () => {
  const { url, store } = await ownDatabase('wrong');
  const right = await startNode({ DATABASE_URL: url, NODE_NAME: 'right' });
  const wrong = await startNode({
    DATABASE_URL: url,
    NODE_NAME: 'wrong',
    TEST_CLOCK_OFFSET_MS: '3600000',
    TEST_FAULTS: '1',
  });
  const players = [await personAt(wrong, 'Ada'), await personAt(wrong, 'Ben')];
  const match = await startedMatch(players, { settings });
  await playFor(players, match, sleepMs);
  expect(await madeBy(store, match)).toEqual(['answer person']);
  const leases = await store.db.selectFrom('leases').select('node').where('match_id', '=', match).execute();
  expect(leases).toEqual([{ node: 'right' }]);
  const ready = await fetch(`${wrong.address}/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { ok: false, problems: ['clock'] }]);
  expect((await fetch(`${right.address}/ready`)).status).toBe(200);
  const metrics = await readMetrics(wrong.address);
  expect(Number(/^orrery_clock_off_seconds (\S+)$/m.exec(metrics)?.[1])).toBeCloseTo(3600, -1);
  // With nobody else there, the wrong one still takes no seat.
  await right.kill();
  await playFor(players, match, 1000);
  await pause(2 * leaseMs);
  expect(await madeBy(store, match)).toEqual(['answer person']);
  await wrong.kill();
});

test.concurrent('a node that sleeps past its lease and wakes takes no seat of people who went on elsewhere', async () => {
  const { url, store } = await ownDatabase('sleeping');
  const sleeper = await startNode({ DATABASE_URL: url, NODE_NAME: 'sleeper' });
  const host = await personAt(sleeper, 'Ada');
  const awake = await startNode({ DATABASE_URL: url, NODE_NAME: 'awake' });
  const ben = await personAt(awake, 'Ben');
  const match = await startedMatch([host, ben], { settings });
  const ada = new Player([awake.address]);
  people.push(ada);
  ada.cookie = host.cookie;
  await ada.connect();
  await ada.watch(match);
  expect(await store.db.selectFrom('leases').select('node').where('match_id', '=', match).execute()).toEqual([
    { node: 'sleeper' },
  ]);
  process.kill(sleeper.pid, 'SIGSTOP');
  await playFor([ada, ben], match, sleepMs);
  process.kill(sleeper.pid, 'SIGCONT');
  await playFor([ada, ben], match, 3000);
  expect(await madeBy(store, match)).toEqual(['answer person']);
  await sleeper.kill();
  await awake.kill();
});

test.concurrent('an answer that came while the only node slept is taken; the clock comes after it', async () => {
  const own = newFolder();
  const node = await startNode({ DATA_DIR: own });
  const players = [await personAt(node, 'Ada'), await personAt(node, 'Ben')];
  const match = await startedMatch(players, { settings });
  process.kill(node.pid, 'SIGSTOP');
  const answers = players.map((player) => answerOnce(player, match));
  await pause(sleepMs);
  process.kill(node.pid, 'SIGCONT');
  expect(await Promise.all(answers)).toEqual([true, true]);
  await playFor(players, match, 2000);
  await node.stop();
  const embedded = await openStore({ url: null, folder: own, connections: 1, onTrouble: () => {} });
  expect(await madeBy(embedded, match)).toEqual(['answer person']);
  await embedded.close();
  rmSync(own, { recursive: true, force: true });
});
