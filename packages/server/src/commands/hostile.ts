// `hostile`: a hundred thousand malformed, oversized, replayed, foreign and out-of-order messages and requests against a
// server of its own. Prints what was sent, how it was refused, and what was wrong.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { attack } from './attack.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';

const usage = 'npm run hostile -- [--count 100000] [--seed 1]';
const shown = 20;

export const hostile: Command = async (args, script) => {
  const wanted = { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const count = given.number('count', 10, 100_000_000);
  const seed = given.number('seed', 0, 2 ** 31);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-hostile-'));
  // Without the limits on pace: everything is to reach what lies behind them.
  const env = { DATA_DIR: folder, REQUESTS_PER_MINUTE: '10000000', MESSAGES_PER_SECOND: '1000000' };
  const server = await startChild(script, env);
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
  try {
    const { wrong, ...found } = await attack(server.address, store, count, seed);
    process.stdout.write(`${JSON.stringify({ ...found, wrong: wrong.length })}\n`);
    for (const each of wrong.slice(0, shown)) process.stderr.write(`${each}\n`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await store.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
