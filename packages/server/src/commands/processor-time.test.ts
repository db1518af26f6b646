// Processor time of a process counts its children also when they have ended, as the connections of a PostgreSQL do.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processorSeconds } from './processor-time.ts';

const busyMs = 400;
const busy = `const before = process.cpuUsage(); while (process.cpuUsage(before).user < ${busyMs * 1000});`;
const parent = `
  const { spawnSync } = require('node:child_process');
  spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);
  console.log('done');
  setInterval(() => {}, 1000);
`;

test('a child that has ended still counts', async () => {
  const child = spawn(process.execPath, ['-e', parent]);
  await once(child.stdout, 'data');
  expect(processorSeconds([child.pid ?? 0])).toBeGreaterThan(busyMs / 1000);
  child.kill('SIGKILL');
  await once(child, 'exit');
});
