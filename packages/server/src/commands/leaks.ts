// `leaks`: hundreds of matches of both games in all ways to play, searched in three ways. First every byte to every seat and
// spectator is recorded over real sockets and held against what it may know. Then two servers play the same match, with
// what a viewer cannot see shuffled in one of them, and must send that viewer the same. Last, two servers play the same match,
// one with orders and one without, and must send and tell everybody else the same.

import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFromNumber } from '@orrery/kernel';
import { openMetrics } from '../metrics.ts';
import { openStore } from '../storage/store.ts';
import { BadCall, readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { findLeaks, type LeakFindings, playRecorded } from './leak-check.ts';
import { type Comparison, compareTwins } from './leak-interference.ts';
import { type WayToPlay, waysToPlay } from './leak-ways.ts';
import { startMailReceiver } from './mail-receiver.ts';
import { wrongWaits } from './order-delays.ts';
import { compareWithOrders, type OrderComparison } from './order-leaks.ts';

const searches = ['recorded', 'twins', 'orders'];
const usage =
  'npm run leaks -- [--matches 300] [--search recorded|twins|orders] [--json]\n' +
  '  --matches: so many in each of the three searches; --search: one of them alone';
const shown = 20;

export const leaks: Command = async (args, script) => {
  const wanted = {
    matches: { type: 'string', default: '300' },
    search: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const matches = given.number('matches', 1, 100_000);
  const startedAt = performance.now();
  const only = given.text('search');
  if (only !== undefined && !searches.includes(only)) throw new BadCall(usage);
  const many = (search: string): number => (only === undefined || only === search ? matches : 0);
  const found = await searchRecordings(many('recorded'), script);
  const compared = await searchTwins(many('twins'));
  const { waited, ...ordered } = await searchOrders(many('orders'));
  const leaks = [...found.leaks, ...compared.leaks, ...ordered.leaks];
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { answers, messages, shuffles } = compared;
  const twins = { matches: many('twins'), answers, messages, shuffles, leaks: compared.leaks.length };
  const orders = { matches: many('orders'), ...ordered, waits: waited.length, leaks: ordered.leaks.length };
  const figures = {
    matches: many('recorded'),
    ways: waysToPlay.length,
    ...found,
    leaks: leaks.length,
    seconds,
    twins,
    orders,
  };
  process.stdout.write(
    given.flag('json')
      ? `${JSON.stringify(figures)}\n`
      : `${figures.matches} matches in ${figures.ways} ways, ${found.messages} messages, ${found.bytes} bytes; ` +
          `${twins.matches} matches twice, ${messages} messages compared, ${shuffles} shuffles; ` +
          `${orders.matches} matches with and without orders, ${orders.byOrder} answers by order, ${orders.messages} messages and ` +
          `${orders.notices} notices compared; ${seconds} s: ${leaks.length} leaks\n`,
  );
  for (const leak of leaks.slice(0, shown)) process.stderr.write(`${leak}\n`);
  return leaks.length === 0 ? 0 : 1;
};

const wayOf = (match: number): WayToPlay => {
  const way = waysToPlay[match % waysToPlay.length];
  if (way === undefined) throw new Error('there is no way to play');
  return way;
};

const progress = (what: string, matches: number, leaks: readonly string[]): void => {
  if (matches % 20 === 0) process.stderr.write(`${what}: ${matches} matches, ${leaks.length} leaks\n`);
};

async function searchRecordings(matches: number, script: URL): Promise<LeakFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-leaks-'));
  const env = { DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '10000' };
  const server = await startChild(script, env);
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
  const found: LeakFindings = { messages: 0, bytes: 0, leaks: [] };
  try {
    for (let played = 0; played < matches; played++) {
      await findLeaks(store, await playRecorded(server.address, wayOf(played)), found);
      progress('recorded', played + 1, found.leaks);
    }
  } finally {
    await store.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

/** Every seat in turn is the viewer, and a spectator after them. */
async function searchTwins(matches: number): Promise<Comparison> {
  const found: Comparison = { answers: 0, messages: 0, shuffles: 0, leaks: [] };
  const metrics = openMetrics();
  for (let played = 0; played < matches; played++) {
    const way = wayOf(played);
    const seats = way.seats + (way.bots ?? 0);
    const turn = Math.floor(played / waysToPlay.length) % (seats + 1);
    const random = randomFromNumber(randomInt(2 ** 32));
    await compareTwins(way, turn === seats ? null : turn, random, metrics, found);
    progress('compared', played + 1, found.leaks);
  }
  return found;
}

/** The waits of all matches together say whether they are what is published. */
async function searchOrders(matches: number): Promise<OrderComparison> {
  const found: OrderComparison = { answers: 0, byOrder: 0, messages: 0, notices: 0, waited: [], leaks: [] };
  const mail = await startMailReceiver();
  try {
    for (let played = 0; played < matches; played++) {
      await compareWithOrders(wayOf(played), randomFromNumber(randomInt(2 ** 32)), mail, found);
      progress('with orders', played + 1, found.leaks);
    }
  } finally {
    await mail.close();
  }
  found.leaks.push(...wrongWaits(found.waited));
  return found;
}
