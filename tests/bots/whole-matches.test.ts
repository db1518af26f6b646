// In whole matches no level above `novice` gives an answer that another one beats beyond doubt, and no match stands still.

import { makeBot } from '@orrery/bots';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { strongLevels } from './levels.ts';
import { type Table, watchMatch } from './whole-matches.ts';

const tables: readonly (readonly [name: string, table: Table])[] = [
  ['base', { game: race, options: { sets: ['base'] }, seats: 2 }],
  ['gs, two actions', { game: race, options: { sets: ['base', 'gs'], experienced: true }, seats: 2 }],
  ['rvi with takeovers', { game: race, options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 3 }],
  ['Roll, 2 seats', { game: roll, options: {}, seats: 2 }],
  ['Roll, 4 seats', { game: roll, options: {}, seats: 4 }],
];

describe.each(strongLevels)('%s', (level) => {
  test.each(tables)('%s', (_name, table) => {
    const made = makeBot(level, table.game, { sims: 3 });
    if (!made.ok) throw new Error(`there is no ${level}`);
    for (let match = 0; match < 4; match++) {
      const { dominated, still, questions } = watchMatch(table, made.value, `${level} ${match}`);
      expect(dominated).toEqual([]);
      expect(still).toBeLessThan(10);
      expect(questions).toBeGreaterThan(20);
    }
  });
});
