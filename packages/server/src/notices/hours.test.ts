// Quiet hours and digests go by the clock on the wall, in summer and winter.

import type { NoticeSettings } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { afterQuiet, isTimeZone, whenTold } from './hours.ts';

const at = (text: string): number => Date.parse(text);
const night = { quiet: { from: 22 * 60, to: 7 * 60 + 30 }, timeZone: 'Europe/Budapest' };

test.each([
  ['before it', '2026-01-10T20:59:00Z', '2026-01-10T20:59:00Z'],
  ['when it begins', '2026-01-10T21:00:00Z', '2026-01-11T06:30:00Z'],
  ['after midnight', '2026-01-11T02:00:30Z', '2026-01-11T06:30:00Z'],
  ['when it ends', '2026-01-11T06:30:00Z', '2026-01-11T06:30:00Z'],
  ['in summer', '2026-07-10T20:00:00Z', '2026-07-11T05:30:00Z'],
])('quiet hours: %s', (_, now, told) => {
  expect(new Date(afterQuiet(at(now), night)).toISOString()).toBe(new Date(told).toISOString());
});

test('by day, none, and a digest', () => {
  const noon = at('2026-01-10T12:00:00Z');
  expect(afterQuiet(noon, { quiet: { from: 9 * 60, to: 17 * 60 }, timeZone: 'UTC' })).toBe(at('2026-01-10T17:00:00Z'));
  expect(afterQuiet(noon, { quiet: null, timeZone: 'UTC' })).toBe(noon);
  const settings = { quiet: null, timeZone: 'UTC', digestAt: 8 * 60 } as NoticeSettings;
  expect(whenTold(noon, settings)).toBe(at('2026-01-11T08:00:00Z'));
  expect(whenTold(noon, { ...settings, digestAt: 18 * 60, quiet: { from: 1020, to: 1200 } })).toBe(
    at('2026-01-10T20:00:00Z'),
  );
});

test('a zone of the world, or none', () => {
  expect([isTimeZone('Asia/Tokyo'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});
