// `leaks`: hundreds of matches of both games in all ways to play, every byte to every seat and spectator recorded and
// held against what it may know. Prints what was looked at and what was found.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { findLeaks, type LeakFindings, playRecorded } from './leak-check.ts';
import { waysToPlay } from './leak-ways.ts';

const usage = 'npm run leaks -- [--matches 300] [--json]';
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
  const folder = mkdtempSync(join(tmpdir(), 'orrery-leaks-'));
  const env = { DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '10000' };
  const server = await startChild(script, env);
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
  const found: LeakFindings = { messages: 0, bytes: 0, leaks: [] };
  try {
    for (let played = 0; played < matches; played++) {
      const way = waysToPlay[played % waysToPlay.length];
      if (way === undefined) break;
      await findLeaks(store, await playRecorded(server.address, way), found);
      if (played % 20 === 19) process.stderr.write(`${played + 1} matches, ${found.leaks.length} leaks\n`);
    }
  } finally {
    await store.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const figures = { matches, ways: waysToPlay.length, ...found, leaks: found.leaks.length, seconds };
  process.stdout.write(
    given.flag('json')
      ? `${JSON.stringify(figures)}\n`
      : `${matches} matches in ${figures.ways} ways, ${found.messages} messages, ${found.bytes} bytes, ${seconds} s: ${figures.leaks} leaks\n`,
  );
  for (const leak of found.leaks.slice(0, shown)) process.stderr.write(`${leak}\n`);
  return found.leaks.length === 0 ? 0 : 1;
};
