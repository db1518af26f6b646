// Every promise of the kernel's kit, for each seat count.

import { runKit, showFinding } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import { roll } from './index.ts';

const games = 100;

test.each([2, 3, 4, 5])('the kit passes with %i seats', { timeout: 600_000 }, (seats) => {
  const report = runKit(roll, { options: {}, seats }, { games, seed: `roll-suite-${seats}` });
  expect(report.findings.map(showFinding)).toEqual([]);
  expect(report.games).toBe(games);
});
