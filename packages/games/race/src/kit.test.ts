// The kit: what every game must hold, on random games. A hundred of each setting that the commands list are played by
// packages/cli/src/testing; here a few of each for whoever works on Race alone, and a hundred of those not on that list.

import { type KitSettings, runKit, showFinding } from '@orrery/kernel/kit';
import { describe, expect, test } from 'vitest';
import { race } from './index.ts';

const upTo = (most: number, options: object): KitSettings[] =>
  Array.from({ length: most - 1 }, (_, index) => ({ seats: index + 2, options }));

const base = { sets: ['base'] };
const gs = { sets: ['base', 'gs'] };
const rviAlone = { sets: ['base', 'rvi'], takeovers: true };
const rvi = { sets: ['base', 'gs', 'rvi'], takeovers: true };

const looks: readonly (readonly [games: number, settings: readonly KitSettings[]])[] = [
  [
    5,
    [
      ...upTo(4, base),
      ...upTo(5, gs),
      { seats: 2, options: rviAlone },
      { seats: 5, options: rviAlone },
      ...upTo(6, rvi),
      { seats: 2, options: { ...base, experienced: true } },
      { seats: 2, options: { ...gs, experienced: true } },
      { seats: 2, options: { ...rvi, experienced: true } },
    ],
  ],
  [
    100,
    [
      { seats: 3, options: rviAlone },
      { seats: 4, options: rviAlone },
      { seats: 4, options: { ...base, presetHands: [1, 2, 3, 4] } },
      { seats: 5, options: { ...gs, goals: false, presetHands: [5, null, 3, null, 1] } },
    ],
  ],
];
const atMost = 600_000;

describe('the kit', () => {
  for (const [games, settings] of looks) {
    for (const each of settings) {
      const name = `${each.seats} seats ${JSON.stringify(each.options)}`;
      test(`${games} games, ${name}`, { timeout: atMost }, () => {
        const report = runKit(race, each, { games, seed: `race ${name}` });
        expect(report.findings.map(showFinding)).toEqual([]);
        expect(report.games).toBe(games);
      });
    }
  }
});
