// `leaks`: hundreds of matches of both games in all ways to play, searched in two ways. First every byte to every seat and
// spectator is recorded over real sockets and held against what it may know. Then two servers play the same match, with
// what a viewer cannot see shuffled in one of them, and must send that viewer the same.

import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFromNumber } from '@orrery/kernel';
import { openMetrics } from '../metrics.ts';
import { openStore } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { findLeaks, type LeakFindings, playRecorded } from './leak-check.ts';
import { type Comparison, compareTwins } from './leak-interference.ts';
import { type WayToPlay, waysToPlay } from './leak-ways.ts';

const usage = 'npm run leaks -- [--matches 300] [--json]      so many matches in each of the two searches';
const shown = 20;

export const leaks: Command = async (args, script) => {
  const wanted = { matches: { type: 'string', default: '300' }, json: { type: 'boolean' } } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const matches = given.number('matches', 1, 100_000);
  const startedAt = performance.now();
  const found = await searchRecordings(matches, script);
  const compared = await searchTwins(matches);
  const leaks = [...found.leaks, ...compared.leaks];
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { answers, messages, shuffles } = compared;
  const twins = { matches, answers, messages, shuffles, leaks: compared.leaks.length };
  const figures = { matches, ways: waysToPlay.length, ...found, leaks: leaks.length, seconds, twins };
  process.stdout.write(
    given.flag('json')
      ? `${JSON.stringify(figures)}\n`
      : `${matches} matches in ${figures.ways} ways, ${found.messages} messages, ${found.bytes} bytes; ` +
          `${matches} matches twice, ${messages} messages compared, ${shuffles} shuffles; ` +
          `${seconds} s: ${leaks.length} leaks\n`,
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
