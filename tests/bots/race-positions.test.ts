// Positions of Race with an answer that is better than others beyond doubt: every level above `novice` finds it, and so does a hint.

import { openQuestions } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import { describe, expect, test } from 'vitest';
import { type Setup, scenario, type Table } from '../../packages/games/race/src/testing/scenario.ts';
import { advisers, answerOf, botNamed } from './levels.ts';

interface Position {
  readonly name: string;
  readonly setup: Setup;
  /** Leads to the question of seat 0. */
  readonly story: (table: Table) => void;
  readonly kind: RaceQuestion['kind'];
  /** What a good answer looks like. */
  readonly expected: unknown;
}

/** An emptied pool: this is the last round. */
const lastRound = 24;

const consumed = (card: string) => ({ power: { card, power: 0 }, goods: [] });
const usesPower = (card: string): unknown => expect.objectContaining({ power: expect.objectContaining({ card }) });

/** Cards that nobody can place in these positions. */
const dead = ['Mining League', 'Trade League', 'New Economy', 'Galactic Imperium', 'Alien Tech Institute'];

const sellers: readonly (readonly [name: string, slug: string, upTo: number])[] = [
  ['Merchant World', 'merchant-world', 2],
  ['Deficit Spending', 'deficit-spending', 2],
  ['Galactic Bazaar', 'galactic-bazaar', 1],
  ['Galactic Bankers', 'galactic-bankers', 2],
];

const deadCards: Position[] = sellers.flatMap(([name, slug, upTo]) => [
  {
    name: `${name} is used in the last round`,
    setup: { seats: [{ tableau: [name], hand: dead.slice(0, 2), chips: lastRound }, {}] },
    story: (t) => t.picks('consume-x2', 'produce'),
    kind: 'consumeNext',
    expected: usesPower(slug),
  },
  ...[1, 2, 4].map(
    (count): Position => ({
      name: `${name} takes ${Math.min(upTo, count)} of ${count} dead cards in the last round`,
      setup: { seats: [{ tableau: [name], hand: dead.slice(0, count), chips: lastRound }, {}] },
      story: (t) => {
        t.picks('consume-x2', 'produce');
        t.answer(0, 'consumeNext', consumed(name));
      },
      kind: 'discardForYield',
      expected: expect.objectContaining({ length: Math.min(upTo, count) }),
    }),
  ),
]);

/** For one good of any kind: the first gives more than the second. */
const betterPowers: readonly (readonly [better: string, slug: string, worse: string])[] = [
  ['Outlaw World', 'outlaw-world', 'Public Works'],
  ['Outlaw World', 'outlaw-world', 'Terraformed World'],
  ['Outlaw World', 'outlaw-world', 'Expanding Colony'],
  ['Outlaw World', 'outlaw-world', 'Rebel Colony'],
  ['Galactic Resort', 'galactic-resort', 'Public Works'],
  ['Galactic Resort', 'galactic-resort', 'Galactic Developers'],
  ['New Earth', 'new-earth', 'Public Works'],
  ['New Earth', 'new-earth', 'Universal Symbionts'],
  ['Galactic Studios', 'galactic-studios', 'Expanding Colony'],
  ['Clandestine Uplift Lab', 'clandestine-uplift-lab', 'Rebel Colony'],
  ['Galactic Trendsetters', 'galactic-trendsetters', 'Public Works'],
  ['Galactic Trendsetters', 'galactic-trendsetters', 'Terraformed World'],
  ['Galactic Trendsetters', 'galactic-trendsetters', 'Dying Colony'],
];

const consuming: Position[] = betterPowers.map(([better, slug, worse]) => ({
  name: `${better} before ${worse}`,
  setup: { seats: [{ tableau: [worse, better, 'Gem World (good)'], hand: dead.slice(0, 1) }, {}] },
  story: (t) => t.picks('consume-x2', 'produce'),
  kind: 'consumeNext',
  expected: usesPower(slug),
}));

/** What is strong enough anyway conquers for nothing. */
const conquests: readonly (readonly [world: string, tableau: readonly string[]])[] = [
  ['Outlaw World', ['Contact Specialist', 'Drop Ships']],
  ['Pirate World', ['Contact Specialist', 'Drop Ships', 'Space Marines']],
  ['Rebel Miners', ['Contact Specialist', 'Drop Ships']],
  ['Star Nomad Lair', ['Rebel Cantina', 'Space Marines']],
  ['Rebel Fuel Cache', ['Rebel Alliance', 'Space Marines']],
  ['Outlaw World', ['New Military Tactics', 'Space Marines']],
  ['Rebel Warrior Race', ['New Military Tactics', 'Drop Ships']],
  ['Malevolent Lifeforms', ['New Military Tactics', 'Drop Ships', 'Space Marines']],
  ['Star Nomad Lair', ['Space Mercenaries', 'Space Marines']],
  ['Former Penal Colony', ['Mercenary Fleet', 'Space Marines']],
  ['Rebel Miners', ['Mercenary Fleet', 'Space Marines']],
];

const payments: Position[] = conquests.map(([world, tableau]) => ({
  name: `${world} costs nothing with ${tableau.join(', ')}`,
  setup: { seats: [{ tableau, hand: [world, 'Gem World', 'Spice World', 'Mining League'] }, {}] },
  story: (t) => {
    t.picks('settle', 'produce');
    t.answer(0, 'settlePlace', world);
  },
  kind: 'settlePay',
  expected: { way: 'conquer', uses: [], cards: [] },
}));

const twelve = [
  'Expedition Force',
  'Space Marines',
  'Drop Ships',
  'Public Works',
  'Galactic Survey: SETI',
  'Investment Credits',
  'Spice World',
  'Secluded World',
  'Gem World',
  'Outlaw World',
  'Pirate World',
  'Galactic Resort',
];

/** With a full tableau the match ends with this round: whatever can still be placed brings its points for nothing. */
const lastPlacements: Position[] = [
  ...['Mining World', 'Tourist World', 'Radioactive World', 'New Vinland'].map(
    (world): Position => ({
      name: `${world} brings points to a full tableau`,
      setup: { seats: [{ tableau: twelve, hand: [world, ...dead] }, {}] },
      story: (t) => t.picks('settle', 'produce'),
      kind: 'settlePlace',
      expected: expect.any(String),
    }),
  ),
  ...['Research Labs', 'Consumer Markets', 'Mining Robots', 'Terraforming Robots'].map(
    (development): Position => ({
      name: `${development} brings points to a full tableau`,
      setup: { seats: [{ tableau: twelve, hand: [development, ...dead] }, {}] },
      story: (t) => t.picks('develop', 'produce'),
      kind: 'developPlace',
      expected: expect.any(String),
    }),
  ),
];

const positions = { deadCards, consuming, payments, lastPlacements };

test('there are at least forty', () => {
  expect(Object.values(positions).flat().length).toBeGreaterThanOrEqual(40);
});

describe.each(advisers)('%s', (level) => {
  const bot = botNamed(level, race);
  test.each(Object.values(positions).flat())('$name', ({ setup, story, kind, expected }) => {
    scenario(setup, (table) => {
      story(table);
      const question = openQuestions(table.state).find(({ seat }) => seat === 0);
      if (question?.kind !== kind) throw new Error(`${question?.kind ?? 'nothing'} is asked, not ${kind}`);
      const answer = answerOf(bot, race, table.state, question);
      expect(race.check(table.state, question, answer)).toBeNull();
      expect(answer).toEqual(expected);
    });
  });
});
