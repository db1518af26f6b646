// The database goes away, or hangs, under a node: it keeps few connections, says that it is not ready, and answers again
// within seconds after the database is back. Nothing that was acknowledged is lost.

import { readdirSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChildServer, startChild } from './commands/child-server.ts';
import { type OwnPostgres, startPostgres } from './commands/own-postgres.ts';
import { newKey, Player } from './commands/player.ts';
import { bundledServer, startedMatch } from './testing/harness.ts';

/** As long as it takes to see that attempts to connect do not pile up. */
const awayMs = 2000;
/** Without an end, a connection that hangs would be waited for until the system gives it up, for minutes. */
const soonMs = 30_000;
const mostConnections = 5;
let postgres: OwnPostgres;
let node: ChildServer;
let ada: Player;
let match: string;
beforeAll(async () => {
  postgres = await startPostgres();
  node = await startChild(await bundledServer(), {
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: String(mostConnections),
    REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
  });
  ada = new Player([node.address]);
  await ada.signIn('Ada');
  await ada.connect();
  match = await startedMatch([ada], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
});
afterAll(async () => {
  ada?.close();
  await node?.stop();
  await postgres?.stop();
});

function openSockets(): number {
  const folder = `/proc/${node.pid}/fd`;
  const isSocket = (file: string): boolean => {
    try {
      return readlinkSync(`${folder}/${file}`).startsWith('socket:');
    } catch {
      return false; // closed meanwhile
    }
  };
  return readdirSync(folder).filter(isSocket).length;
}

const status = async (path: string): Promise<number> => (await fetch(node.address + path)).status;

/** Answers one question, however often it must be sent. */
async function answer(): Promise<number> {
  for (;;) {
    const state = ada.states.get(match);
    const question = state?.questions[0];
    if (state !== undefined && question !== undefined) {
      const given = ada.answerTo(state, question) as never;
      const reply = await ada.insist({ type: 'answer', match, question: question.id, answer: given, key: newKey() });
      if (reply.type === 'accepted') return reply.seq;
    }
    await ada.nextState(50);
  }
}

test.each([
  ['is stopped', () => postgres.halt(), () => postgres.startAgain()],
  ['hangs', async () => postgres.hang(), async () => postgres.goOn()],
] as const)('the database %s for a while', async (_, away, back) => {
  const before = openSockets();
  const seq = await answer();
  await away();
  const waiting = answer(); // sent while nobody can store it
  await expect.poll(() => status('/ready'), { timeout: soonMs }).toBe(503);
  let most = 0;
  const until = performance.now() + awayMs;
  while (performance.now() < until) {
    most = Math.max(most, openSockets());
    expect(await status('/health')).toBe(200);
  }
  expect(await status('/ready')).toBe(503);
  await back();
  const backAt = performance.now();
  expect(await waiting).toBeGreaterThan(seq);
  expect(await answer()).toBeGreaterThan(seq + 1);
  expect(performance.now() - backAt).toBeLessThan(soonMs);
  expect(most).toBeLessThanOrEqual(before + 2 * mostConnections);
  await expect.poll(() => status('/ready'), { timeout: soonMs }).toBe(200);
});
