// Jobs run in order of their results whoever does them; without a bundle this thread does them all.

import { expect, test } from 'vitest';
import { openPool, type Task } from './worker-pool.ts';

const square: Task<number, string, number> = {
  name: 'square',
  run(job, tell) {
    tell(`at ${job}`);
    if (job < 0) throw new Error('no roots today');
    return job * job;
  },
};

test('results come in the order of the jobs, with what was told on the way', async () => {
  const pool = openPool(3);
  const told: string[] = [];
  expect(await pool.runAll(square, [3, 1, 2], (job, progress) => told.push(`${job}: ${progress}`))).toEqual([9, 1, 4]);
  expect(told).toEqual(['0: at 3', '1: at 1', '2: at 2']);
  await expect(pool.runAll(square, [1, -1], () => undefined)).rejects.toThrow('no roots today');
  await pool.close();
});
