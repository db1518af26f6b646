// A long run that is taken up again knows what was done, even if it was killed while it wrote.

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptJobs } from './kept-jobs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-jobs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('taken up again', () => {
  const file = join(folder, 'run.jsonl');
  openKeptJobs(file, { seed: 'a' }).add(3, { found: 1 });
  appendFileSync(file, '{"no":4,"res');
  const again = openKeptJobs<{ found: number } | null>(file, { seed: 'a' });
  expect([...again.done]).toEqual([[3, { found: 1 }]]);
  again.add(4, null);
  expect([...openKeptJobs(file, { seed: 'a' }).done.keys()]).toEqual([3, 4]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  expect(() => openKeptJobs(file, { seed: 'b' })).toThrow('another run');
});

test('without a file it lasts as long as the run', () => {
  const jobs = openKeptJobs<number>(null, {});
  jobs.add(0, 7);
  expect(jobs.done.get(0)).toBe(7);
});
