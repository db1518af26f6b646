// The arena runs that docs/bots.md shows. Each is an ordinary `arena` call that anyone can repeat.

import { botNames } from '@orrery/bots';

export interface LadderRun {
  /** What the figures are kept under. */
  readonly id: string;
  /** Which table of the page it belongs to. */
  readonly table: string;
  /** How the table is called in words. */
  readonly title: string;
  readonly game: 'race' | 'roll';
  readonly options: readonly string[];
  readonly seats: number;
  readonly upper: string;
  readonly lower: string;
  readonly games: number;
  /** What another program's best player makes of the same table against itself. */
  readonly elsewhere?: Usual;
}

export interface Usual {
  readonly rounds: number;
  readonly points: number;
}

const games = 400;
const rungs = botNames.slice(1).map((upper, index) => ({ upper, lower: botNames[index] ?? '' }));
const best = botNames.at(-1) ?? '';

function ladder(game: 'race' | 'roll', title: string): LadderRun[] {
  return [...rungs, { upper: best, lower: 'greedy' }].map(({ upper, lower }) => ({
    id: `${game} ${upper} ${lower}`,
    table: `${game}-ladder`,
    title,
    game,
    options: [],
    seats: 2,
    upper,
    lower,
    games,
  }));
}

/** `master` against `greedy` on all other seats. */
const atTable = (game: 'race' | 'roll', title: string, seats: number, options: readonly string[]): LadderRun => ({
  id: `${game} ${title}`,
  table: `${game}-tables`,
  title,
  game,
  options,
  seats,
  upper: best,
  lower: 'greedy',
  games,
});

const gs = ['--sets', 'base,gs'];
const rvi = ['--sets', 'base,gs,rvi', '--takeovers'];

/** What a full second a decision adds to `master`. */
const fullSecond = (game: 'race' | 'roll', title: string): LadderRun => ({
  id: `${game} second`,
  table: 'second',
  title,
  game,
  options: [],
  seats: 2,
  upper: `${best}@1000`,
  lower: best,
  games: 100,
});

/** `master` on all seats. */
const selfPlay = (title: string, seats: number, options: readonly string[], elsewhere: Usual): LadderRun => ({
  id: `race self-play ${title}`,
  table: 'race-self-play',
  title,
  game: 'race',
  options,
  seats,
  upper: best,
  lower: best,
  games: 100,
  elsewhere,
});

export const ladderRuns: readonly LadderRun[] = [
  ...ladder('race', 'base, 2 seats'),
  ...ladder('roll', '2 seats'),
  atTable('race', 'base, 2 seats, experienced', 2, ['--experienced']),
  atTable('race', 'base, 3 seats', 3, []),
  atTable('race', 'base, 4 seats', 4, []),
  atTable('race', 'base + gs, 2 seats', 2, gs),
  atTable('race', 'base + gs, 2 seats, experienced', 2, [...gs, '--experienced']),
  atTable('race', 'base + gs, 4 seats', 4, gs),
  atTable('race', 'base + gs + rvi, 2 seats', 2, rvi),
  atTable('race', 'base + gs + rvi, 2 seats, experienced', 2, [...rvi, '--experienced']),
  atTable('race', 'base + gs + rvi, 4 seats', 4, rvi),
  atTable('race', 'base + gs + rvi, 6 seats', 6, rvi),
  atTable('roll', '3 seats', 3, []),
  atTable('roll', '4 seats', 4, []),
  atTable('roll', '5 seats', 5, []),
  selfPlay('base, 2 seats', 2, [], { rounds: 13.1, points: 28.3 }),
  selfPlay('base, 2 seats, experienced', 2, ['--experienced'], { rounds: 6.9, points: 29.6 }),
  selfPlay('base, 4 seats', 4, [], { rounds: 10.6, points: 29.6 }),
  selfPlay('base + gs, 2 seats, experienced', 2, [...gs, '--experienced'], { rounds: 7.7, points: 40.1 }),
  selfPlay('base + gs + rvi, 2 seats, experienced', 2, [...rvi, '--experienced'], { rounds: 7.6, points: 40.4 }),
  selfPlay('base + gs + rvi, 4 seats', 4, rvi, { rounds: 10.9, points: 36.9 }),
  fullSecond('race', 'Race, base, 2 seats'),
  fullSecond('roll', 'Roll, 2 seats'),
];

/** The seats of a run: the upper one alone, the lower one on all others. */
export const lineupOf = ({ upper, lower, seats }: LadderRun): string[] => [
  upper,
  ...Array.from({ length: seats - 1 }, () => lower),
];

export const callOf = (run: LadderRun, seed: string): string[] => [
  ...['--game', run.game, ...run.options, '--seats', `${run.seats}`],
  ...['--bots', lineupOf(run).join(','), '--games', `${run.games}`, '--seed', seed],
];
