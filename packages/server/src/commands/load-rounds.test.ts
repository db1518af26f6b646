// Every server is measured in every round, and what counts is the round in the middle; more than a tenth is too much.

import { expect, test } from 'vitest';
import { comparedWith, mostMore, sayCompared, withAndWithout, withOther } from './load-compare.ts';
import type { Figures, Run } from './load-figures.ts';
import { inRounds, type Pace } from './load-rounds.ts';

const run = (cpuMsPerAnswer: number): Run => ({
  answersPerSecond: 100,
  latencyMs: { p50: 1, p95: 2, p99: 3, p999: 4, max: 5 },
  p99WithinMs: { server: 1, commit: 1 },
  loopDelayMs: { server: 1, players: 1 },
  cpuMsPerAnswer,
  databaseCpuMsPerAnswer: null,
  generatorCpuMsPerAnswer: 0.2,
  busyCores: 1,
  refused: 0,
});

test('five rounds, the servers in turn, each with a calibration; the middle of all counts', async () => {
  const order: string[] = [];
  const costs = { empty: [5, 1, 3, 2, 4], full: [50, 10, 30, 20, 40] };
  const calibrations: number[] = [];
  const measure = async (server: keyof typeof costs, pace: Pace): Promise<Run> => {
    order.push(`${server} ${pace}`);
    return run(costs[server][Math.floor((order.length - 1) / 4)] ?? 0);
  };
  const calibrate = (): number => calibrations.push(1) && 2;
  const [empty, full] = await inRounds(['empty', 'full'] as const, measure, calibrate);
  expect(order).toHaveLength(20);
  expect(order.slice(4, 6)).toEqual(['full full speed', 'empty full speed']);
  expect(order.slice(0, 4)).toEqual(['empty full speed', 'full full speed', 'empty given pace', 'full given pace']);
  expect(calibrations).toHaveLength(20);
  expect(empty).toMatchObject({ full: { cpuMsPerAnswer: 3, cpuRatio: 1.5 }, paced: { cpuRatio: 1.5 } });
  expect(full).toMatchObject({ full: { cpuMsPerAnswer: 30, cpuRatio: 15 } });
});

const figures = (stored: number, cpuRatio: number, paced: number): Figures => ({
  ...run(1),
  cpuRatio,
  atHalfTheTarget: { ...run(1), cpuRatio: paced, wantedPerSecond: 50 },
  store: 'sqlite',
  stored,
  isOther: false,
  nodes: 1,
  matches: 1,
  seconds: 1,
  sockets: 1,
  serverMemoryMb: 1,
  setUpSeconds: 1,
  target: { answersPerSecond: 1, p99Ms: 1 },
});

test('processor time per answer is held against another day and against an empty store, by ratios', () => {
  const before = [figures(0, 0.5, 1), { ...figures(0, 0.5, 1), nodes: 3 }];
  const after = [figures(0, 0.54, 1.2), figures(1000, 0.6, 1.2)];
  const found = [...comparedWith(before, after), ...withAndWithout(after)];
  expect(found.map(({ what, with: against, more }) => [what, against, more, more > mostMore])).toEqual([
    ['full speed', 'before', 0.08, false],
    ['half the target', 'before', 0.2, true],
    ['full speed', 'nothing stored', 0.111, true],
    ['half the target', 'nothing stored', 0, false],
  ]);
  expect(found.map(sayCompared).filter((line) => line.endsWith('TOO MUCH'))).toHaveLength(2);
});

test('what is held against another commit was measured beside it, so milliseconds count', () => {
  const other = { ...figures(0, 9, 9), isOther: true };
  const ours = { ...figures(0, 1, 1), cpuMsPerAnswer: 1.2 };
  expect(
    withOther([ours, figures(1000, 1, 1), other]).map(({ what, with: against, more }) => [what, against, more]),
  ).toEqual([
    ['full speed', 'the other commit', 0.2],
    ['half the target', 'the other commit', 0],
  ]);
  expect(withOther([ours])).toEqual([]);
  expect(withAndWithout([other, ours])).toEqual([]);
});
