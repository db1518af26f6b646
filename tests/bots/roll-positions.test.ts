// Positions of Roll with an answer that is better than others beyond doubt: every level above `novice` finds it, and so does a hint.

import { type DieColour, type FaceName, type RollQuestion, roll, type ShipAnswer } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { type Scene, type SeatSetup, type Setup, scenario } from '../../packages/games/roll/src/testing/scenario.ts';
import { advisers, answerOf, botNamed } from './levels.ts';

interface Position {
  readonly name: string;
  readonly setup: Setup;
  readonly kind: RollQuestion['kind'];
  /** What a good answer looks like. */
  readonly expected: (scene: Scene) => unknown;
}

/** An emptied pool: this is the last round. */
const lastRound = 24;

const rival: SeatSetup = { faction: 9, dice: { cup: ['home', 'home', 'home'] } };

const shipping = (seat: SeatSetup): Setup => ({ at: 'phases', active: ['ship'], seats: [seat, rival] });

/** Worlds with the good that lies on them. */
const worlds: readonly (readonly [world: string, good: DieColour])[] = [
  ['gem-world', 'novelty'],
  ['spice-world', 'home'],
  ['comet-zone', 'rare'],
  ['mining-world', 'military'],
  ['plague-world', 'genes'],
  ['jungle-world', 'home'],
  ['deserted-alien-outpost', 'alien'],
  ['lost-alien-warship', 'home'],
];

const consumes = (): unknown => expect.objectContaining({ do: 'consume' });

const withGood = (world: string, good: DieColour, shipper: DieColour, more: SeatSetup): SeatSetup => ({
  ...more,
  tableau: [world, ...(more.tableau ?? [])],
  dice: { 'column:ship': [shipper], [`world:${world}`]: [good], cup: ['home', 'home'] },
});

const ships: Position[] = worlds.flatMap(([world, good]) => [
  {
    name: `${world}: a good is consumed in the last round`,
    setup: shipping(withGood(world, good, 'home', { credits: 3, chips: lastRound })),
    kind: 'ship.task',
    expected: consumes,
  },
  {
    name: `${world}: a good is consumed when no credit could be kept`,
    setup: shipping(withGood(world, good, 'consumption', { credits: 10 })),
    kind: 'ship.task',
    expected: consumes,
  },
]);

const bankers: Position[] = worlds.slice(0, 3).map(([world, good]) => ({
  name: `${world}: Galactic Bankers sell a point in the last round rather than none`,
  setup: shipping(withGood(world, good, 'home', { credits: 1, chips: lastRound, tableau: ['galactic-bankers'] })),
  kind: 'ship.task',
  expected: () => expect.toSatisfy((answer: ShipAnswer) => answer.do === 'consume' || answer.bankers === true),
}));

/** Of two dice of a colour the one that waits to be hired is given up. */
const removed: Position[] = (
  [
    ['conscription', 'develop', ['home', 'home', 'home', 'home']],
    ['information-tech', 'develop', ['home', 'home', 'home', 'home']],
    ['space-marines', 'develop', ['home', 'home', 'home']],
    ['rebel-warrior-race', 'settle', ['home', 'home', 'home']],
    ['rebel-miners', 'settle', ['home', 'home']],
    ['former-penal-colony', 'settle', ['home']],
  ] as const
).map(([slug, phase, workers]) => ({
  name: `${slug} takes no die from the cup while one of its colour waits to be hired`,
  setup: {
    at: 'phases',
    active: [phase],
    seats: [
      {
        faction: 3,
        [phase === 'develop' ? 'development' : 'world']: [slug],
        dice: { [`column:${phase}`]: workers, cup: ['home', 'home'] },
      },
      rival,
    ],
  },
  kind: 'build.removeDie',
  expected: (scene) =>
    expect.toSatisfy(({ die }: { die: number }) => !scene.pick(0, 'cup', 'home', 'home').includes(die)),
}));

/** Workers that may come back to the cup all do. */
const returning: Position[] = (
  [
    ['galactic-exchange', 'settle', 'gem-world', ['home', 'rare']],
    ['galactic-exchange', 'settle', 'spice-world', ['home', 'genes']],
    ['galactic-exchange', 'settle', 'comet-zone', ['home', 'rare', 'genes']],
    ['galactic-exchange', 'settle', 'mining-world', ['home', 'rare', 'alien']],
    ['galactic-federation', 'develop', 'local-subsidies', ['home', 'rare']],
    ['galactic-federation', 'develop', 'colonial-affinity', ['home', 'genes']],
    ['galactic-federation', 'develop', 'executive-power', ['home', 'genes', 'alien']],
  ] as const
).map(([owned, phase, slug, workers]) => ({
  name: `${owned}: two of ${workers.join(', ')} come back after ${slug}`,
  setup: {
    at: 'phases',
    active: [phase],
    seats: [
      {
        faction: 3,
        tableau: [owned],
        [phase === 'develop' ? 'development' : 'world']: [slug],
        dice: { [`column:${phase}`]: workers, cup: ['home'] },
      },
      rival,
    ],
  },
  kind: 'build.workersToCup',
  expected: () => ({ dice: expect.objectContaining({ length: 2 }) }),
}));

/** Goods that score at the end stay where they are. */
const recalls: Position[] = worlds.slice(0, 6).map(([world, good]) => ({
  name: `${world}: a good that Galactic Reserves count is not recalled in the last round`,
  setup: {
    at: 'phases',
    active: [],
    seats: [
      {
        chips: lastRound,
        tableau: [world, 'galactic-reserves'],
        world: ['T01'],
        dice: { cup: ['home'], [`world:${world}`]: [good], 'stack:world': ['home'] },
      },
      rival,
    ],
  },
  kind: 'manage.recall',
  expected: (scene) =>
    expect.toSatisfy(({ dice }: { dice: number[] }) => {
      const [counted = -1] = scene.pick(0, `world:${world}`, good);
      return !dice.includes(counted);
    }),
}));

type Rolled = readonly (readonly [DieColour, FaceName])[];

const threeInSettle: Rolled = [
  ['home', 'settle'],
  ['home', 'settle'],
  ['military', 'settle'],
];

/** No power is used that leaves the same workers in the same columns as without it. */
const plans: Position[] = (
  [
    ['propaganda-campaign', threeInSettle],
    ['homeworld-patriotism', threeInSettle],
    ['colonial-affinity', threeInSettle],
    ['galactic-influence', threeInSettle],
    ['nanotechnology', threeInSettle],
    ['local-subsidies', threeInSettle],
  ] as const
).map(([power, rolled]) => ({
  name: `${power} is not used for nothing`,
  setup: {
    at: 'assign',
    extra: ['explore'],
    seats: [
      { tableau: [power], world: ['comet-zone'], rolled, dice: { cup: ['home'] } },
      { ...rival, rolled: [['home', 'explore']] },
    ],
  },
  kind: 'assign',
  expected: (scene) =>
    expect.toSatisfy((plan: { uses: readonly unknown[] }) => {
      const question = scene.asked(0);
      if (question === null) throw new Error('nothing is asked');
      return plan.uses.every((_, at) => {
        const less = { ...plan, uses: plan.uses.filter((_use, other) => other !== at) };
        if (roll.check(scene.state, question, less) !== null) return true;
        return !roll.dominates(scene.state, question, less as never, plan as never);
      });
    }),
}));

const positions = [...ships, ...bankers, ...removed, ...returning, ...recalls, ...plans];

test('there are at least forty', () => {
  expect(positions.length).toBeGreaterThanOrEqual(40);
});

describe.each(advisers)('%s', (level) => {
  const bot = botNamed(level, roll);
  test.each(positions)('$name', ({ setup, kind, expected }) => {
    const scene = scenario(setup);
    const question = scene.asked(0);
    if (question?.kind !== kind) throw new Error(`${question?.kind ?? 'nothing'} is asked, not ${kind}`);
    const answer = answerOf(bot, roll, scene.state, question);
    expect(roll.check(scene.state, question, answer)).toBeNull();
    expect(answer).toEqual(expected(scene));
  });
});
