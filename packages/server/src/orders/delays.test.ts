// Answers by order wait for a time that is drawn evenly and hangs on the table's clock alone.

import { tableSettings } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { delayOf, delaysFor } from './delays.ts';

const clock = (clockMs: number | null) => tableSettings.parse({ clockMs });
const minute = 60_000;

test.each([
  ['no clock', null, 2000, 8000],
  ['live', 2 * minute, 2000, 8000],
  ['a very short clock', 16_000, 1000, 4000],
  ['an hour', 60 * minute, 225_000, 900_000],
  ['a day', 24 * 60 * minute, 5 * minute, 60 * minute],
])('between which times: %s', (_, clockMs, least, most) => {
  expect(delaysFor(clock(clockMs))).toEqual({ least, most });
});

test('drawn evenly, the same again for the same question, another for each other one', () => {
  const settings = clock(null);
  const draws = Array.from({ length: 4000 }, (_, question) =>
    delayOf('secret', settings, { match: `m${question % 40}`, seat: question % 5, question }),
  );
  const sorted = draws.map((draw) => (draw - 2000) / 6000).sort((a, b) => a - b);
  // Kolmogorov and Smirnov: of 4,000 even draws one in a thousand is further off than this.
  const distance = Math.max(...sorted.map((draw, index) => Math.abs(draw - (index + 0.5) / sorted.length)));
  expect(distance).toBeLessThan(1.95 / Math.sqrt(sorted.length));
  expect(delayOf('secret', settings, { match: 'm0', seat: 0, question: 0 })).toBe(draws[0]);
  expect(new Set(draws).size).toBeGreaterThan(2500);
  expect(delayOf('another', settings, { match: 'm0', seat: 0, question: 0 })).not.toBe(draws[0]);
});
