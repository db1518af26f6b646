// The ways to play that the search for leaks goes through: both games, all sets, and every special way of Race.

import { exampleCards } from '@orrery/own-cards';
import { scenarios } from '@orrery/race/describe';

export interface WayToPlay {
  readonly name: string;
  readonly game: 'race' | 'roll';
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Bots at the table, beside the people. */
  readonly bots?: number;
}

const all = ['base', 'gs', 'rvi'] as const;

export const waysToPlay: readonly WayToPlay[] = [
  { name: 'race, 2 seats', game: 'race', seats: 2, options: {} },
  { name: 'roll, 2 seats', game: 'roll', seats: 2, options: {} },
  { name: 'race with takeovers', game: 'race', seats: 3, options: { sets: all, takeovers: true } },
  { name: 'race, draft', game: 'race', seats: 2, options: { sets: all, draft: true } },
  { name: 'race, solo', game: 'race', seats: 1, options: { sets: ['base', 'gs'], solo: 'medium' } },
  ...scenarios.map(({ id, players, set }) => ({
    name: `race, ${id}`,
    game: 'race' as const,
    seats: players,
    options: { sets: ['base', set], scenario: id },
  })),
  { name: 'roll, 3 seats', game: 'roll', seats: 3, options: {} },
  { name: 'race, own cards', game: 'race', seats: 2, options: { cards: exampleCards } },
  { name: 'race, experienced', game: 'race', seats: 2, options: { sets: ['base', 'gs'], experienced: true } },
  { name: 'race, first-game hands', game: 'race', seats: 2, options: { presetHands: [1, 2] } },
  { name: 'race with gs, 3 seats', game: 'race', seats: 3, options: { sets: ['base', 'gs'] } },
  { name: 'race with rvi, 2 seats', game: 'race', seats: 2, options: { sets: ['base', 'rvi'] } },
  { name: 'race, all sets, 5 seats', game: 'race', seats: 5, options: { sets: all } },
  { name: 'race with two bots', game: 'race', seats: 2, bots: 2, options: {} },
  { name: 'roll with a bot', game: 'roll', seats: 1, bots: 1, options: {} },
  { name: 'roll, 5 seats', game: 'roll', seats: 5, options: {} },
  { name: 'race, draft with gs', game: 'race', seats: 3, options: { sets: ['base', 'gs'], draft: true } },
  {
    name: 'race, solo, start choice',
    game: 'race',
    seats: 1,
    options: { sets: all, solo: { level: 'hard', startChoice: true } },
  },
];
