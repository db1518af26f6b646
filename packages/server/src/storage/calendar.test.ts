// The calendar counts on by itself between two looks, follows the database and its offset, and tells clocks that are wrong.

import { expect, test } from 'vitest';
import { BadConfig, readConfig } from '../config.ts';
import { Calendar } from './calendar.ts';

function withClocks() {
  const at = { database: 1_000_000, offset: 0, wall: 1_000_000, monotonic: 50, trip: 0 };
  const calendar = new Calendar(
    async () => {
      at.monotonic += at.trip;
      at.wall += at.trip;
      at.database += at.trip / 2;
      const read = { now: at.database, offset: at.offset };
      at.database += at.trip / 2;
      return read;
    },
    () => at.wall,
    () => at.monotonic,
  );
  const pass = (ms: number): void => {
    at.database += ms;
    at.wall += ms;
    at.monotonic += ms;
  };
  return { at, calendar, pass };
}

test('it counts on without the database, and takes its offset from there', async () => {
  const { at, calendar, pass } = withClocks();
  expect(await calendar.look()).toEqual({ offByMs: 0, agrees: true, jumpedMs: 0, movedMs: 0 });
  pass(5000);
  expect(calendar.now()).toBe(1_005_000);
  at.offset = 86_400_000;
  expect(calendar.now()).toBe(1_005_000);
  expect(await calendar.look()).toMatchObject({ agrees: true, jumpedMs: 0 }); // that was no jump
  expect(calendar.now()).toBe(1_005_000 + 86_400_000);
});

test('the node’s own wall clock moves nothing, and is told when it is more than two seconds off', async () => {
  const { at, calendar, pass } = withClocks();
  await calendar.look();
  at.wall += 3_600_000;
  pass(100);
  expect(calendar.now()).toBe(1_000_100);
  expect(await calendar.look()).toMatchObject({ offByMs: 3_600_000, agrees: false });
  at.wall -= 3_600_000 + 1900;
  expect(await calendar.look()).toMatchObject({ offByMs: -1900, agrees: true });
});

test('a slow answer of the database is no reason to doubt a clock', async () => {
  const { at, calendar } = withClocks();
  at.trip = 9000;
  expect(await calendar.look()).toMatchObject({ agrees: true, jumpedMs: 0 });
  expect(await calendar.look()).toMatchObject({ agrees: true, jumpedMs: 0 });
});

test('a database whose clock jumps is told', async () => {
  const { at, calendar, pass } = withClocks();
  await calendar.look();
  pass(1000);
  at.database += 7000;
  expect((await calendar.look()).jumpedMs).toBe(7000);
  expect((await calendar.look()).jumpedMs).toBe(0);
});

test('a false clock is for tests, and says so', () => {
  expect(() => readConfig({ TEST_CLOCK_OFFSET_MS: '5' })).toThrow(BadConfig);
  expect(() => readConfig({ TEST_CLOCK_OFFSET_MS: 'x', TEST_FAULTS: '1' })).toThrow(BadConfig);
  expect(readConfig({ TEST_CLOCK_OFFSET_MS: '-5', TEST_FAULTS: '1' }).testClockOffsetMs).toBe(-5);
});
