// Ten thousand matches at low budgets: no ten rounds in a row in which nothing changes.

import { botNames, makeBot } from '@orrery/bots';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { type Table, watchMatch } from './whole-matches.ts';

const tables: readonly (readonly [matches: number, table: Table])[] = [
  [6000, { game: race, options: { sets: ['base'] }, seats: 2 }],
  [1000, { game: race, options: { sets: ['base', 'gs'] }, seats: 2 }],
  [1000, { game: race, options: { sets: ['base'], experienced: true }, seats: 2 }],
  [2000, { game: roll, options: {}, seats: 2 }],
];

const levels = botNames.slice(2);

test.each(tables)('%i matches: %j', { timeout: 3_600_000 }, (matches, table) => {
  for (let match = 0; match < matches; match++) {
    const made = makeBot(levels[match % levels.length] ?? 'master', table.game, { sims: 2 });
    if (!made.ok) throw new Error('no such level');
    const { still } = watchMatch(table, made.value, `still ${match}`, false);
    expect(still, `match ${match}`).toBeLessThan(10);
  }
});
