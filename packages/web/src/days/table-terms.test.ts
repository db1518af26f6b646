// What a form for a table sends: nothing that its clock leaves without a meaning.

import { slowMs } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { clocks, isSlow } from '../online/option-words.ts';
import { gracesFor, isTurned, settingsThatCount, spanOf } from './table-terms.ts';

const day = 86_400_000;
const minute = 60_000;
const table = { open: false, standIns: true, hints: false, spectators: true, clockMs: null };

test('grace of another clock, and holidays at a live table, are not sent', () => {
  const wanted = { ...table, graceMs: day, holidayDays: 7 };
  expect(settingsThatCount({ ...wanted, clockMs: day })).toEqual({ ...wanted, clockMs: day });
  for (const clockMs of [null, minute]) {
    const sent = settingsThatCount({ ...wanted, clockMs });
    expect(Object.keys(sent)).not.toContain('graceMs');
    expect(Object.keys(sent)).not.toContain('holidayDays');
  }
  expect(settingsThatCount({ ...wanted, clockMs: day, graceMs: 0 })).not.toHaveProperty('graceMs');
});

test('a table is slow where the server counts it as slow, from an hour a decision on', () => {
  expect([null, slowMs - 1, slowMs].map(isSlow)).toEqual([false, false, true]);
  expect(clocks).toContain(slowMs);
  const wanted = { ...table, holidayDays: 7, clockMs: slowMs };
  expect(settingsThatCount(wanted)).toEqual(wanted);
});

test('every clock has the grace that fits it', () => {
  for (const clockMs of clocks) {
    const graces = gracesFor(clockMs);
    expect(graces.length > 0).toBe(clockMs !== null);
    for (const grace of graces.slice(1))
      expect(isSlow(clockMs) ? grace >= 60 * minute : grace <= 5 * minute).toBe(true);
  }
});

test('a span of ratings: an empty field is no bound', () => {
  expect(spanOf(null, null)).toBe(undefined);
  expect(spanOf(900, undefined)).toEqual({ least: 900, most: 4000 });
  expect(spanOf(null, 1200)).toEqual({ least: 0, most: 1200 });
  expect([spanOf(1200, 900), spanOf(900, 1200), spanOf(null, null)].map(isTurned)).toEqual([true, false, false]);
});
