// The coached first match of Roll: its line, the other plans, and the numbers in the coach's sentences.

import { openQuestions, playInPlace } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import type { DieColour, FaceName, PhaseName } from '../powers/vocabulary.ts';
import type { RollQuestion } from '../questions.ts';
import { scoreOf } from '../scoring.ts';
import { setupScripted } from '../script.ts';
import { Scene, scenario } from '../testing/scenario.ts';

const you = 0;
const mira = 1;
const tycho = 2;

type Roll = readonly (readonly [DieColour, FaceName])[];

const of = (colour: DieColour, ...faces: FaceName[]): Roll => faces.map((face) => [colour, face] as const);

const rolls: readonly (readonly Roll[])[] = [
  [
    [...of('home', 'explore', 'explore', 'ship'), ...of('novelty', 'wild'), ...of('military', 'settle')],
    [...of('home', 'explore', 'explore'), ...of('novelty', 'produce', 'ship'), ...of('military', 'settle')],
    [...of('novelty', 'ship'), ...of('home', 'ship', 'develop'), ...of('military', 'settle')],
  ],
  [
    of('home', 'develop', 'develop', 'settle'),
    [...of('home', 'explore'), ...of('military', 'settle')],
    [...of('home', 'explore'), ...of('military', 'explore', 'settle')],
  ],
  [
    [...of('home', 'explore', 'explore', 'produce'), ...of('rare', 'explore')],
    [
      ...of('home', 'produce', 'produce', 'develop', 'explore', 'ship'),
      ...of('rare', 'produce'),
      ...of('consumption', 'ship'),
    ],
    [...of('home', 'develop', 'develop', 'ship', 'settle'), ...of('rare', 'explore'), ...of('consumption', 'ship')],
  ],
];

function beginning(): Scene {
  const seat = (faction: number, home: string, index: number, tiles: string[]) => ({
    faction,
    home,
    rolls: rolls[index] ?? [],
    tiles,
  });
  const seats = [
    seat(3, 'H9', you, ['T42', 'T07', 'T12', 'T47', 'T14']),
    seat(1, 'H7', mira, ['T54', 'T22']),
    seat(4, 'H8', tycho, ['T46', 'T36']),
  ];
  const scene = new Scene(setupScripted({}, 3, { seats, extra: [] }));
  scene.run();
  scene.answer(you, 'setup.startTiles', { development: 'T42', world: 'T07' });
  scene.answer(mira, 'setup.startTiles', { development: 'T54', world: 'T22' });
  scene.answer(tycho, 'setup.startTiles', { development: 'T46', world: 'T36' });
  return scene;
}

const select = (s: Scene, seat: number, colour: DieColour, face: FaceName, phase: PhaseName): void => {
  s.answer(seat, 'assign', { wilds: [], select: { die: s.rolledDie(seat, colour, face), phase }, uses: [] });
};

/** Rivals stock, hire Military first, and else answer as a time-out would. */
function rivals(s: Scene): void {
  for (;;) {
    const question = openQuestions<RollQuestion>(s.state).find(({ seat, kind }) => seat !== you && kind !== 'assign');
    if (question === undefined) return;
    const { seat } = question;
    if (question.kind === 'explore.task') s.answer(seat, 'explore.task', { do: 'stock' });
    else if (question.kind === 'manage.recruit') {
      const waiting = s.dice(seat, 'citizenry');
      const first = [...waiting.filter((die) => die === 'military'), ...waiting.filter((die) => die !== 'military')];
      s.answer(seat, 'manage.recruit', { dice: s.pick(seat, 'citizenry', ...first.slice(0, question.count)) });
    } else playInPlace(roll, s.state, seat, question.id, roll.fallback(s.state, question), s.sink);
  }
}

type FirstPlan = 'settle' | 'settle with the Ship die' | 'explore' | 'develop' | 'produce';

function firstPlan(s: Scene, plan: FirstPlan): void {
  const wild = s.rolledDie(you, 'novelty', 'wild');
  const ship = s.rolledDie(you, 'home', 'ship');
  const to = (column: PhaseName) => [{ die: wild, column }];
  const plans = {
    settle: { wilds: to('settle'), select: { die: s.rolledDie(you, 'military', 'settle'), phase: 'settle' } },
    'settle with the Ship die': { wilds: to('explore'), select: { die: ship, phase: 'settle' } },
    explore: { wilds: to('settle'), select: { die: s.rolledDie(you, 'home', 'explore'), phase: 'explore' } },
    develop: { wilds: to('settle'), select: { die: ship, phase: 'develop' } },
    produce: { wilds: [], select: { die: wild, phase: 'produce' } },
  } as const;
  s.answer(you, 'assign', { ...plans[plan], uses: [] });
  select(s, mira, 'home', 'develop', 'develop');
  select(s, tycho, 'home', 'explore', 'explore');
}

function explore(s: Scene, ...tasks: ('stock' | 'scout')[]): void {
  for (const task of tasks) {
    if (task === 'stock') s.answer(you, 'explore.task', { do: 'stock' });
    else {
      s.answer(you, 'explore.task', { do: 'scout', abandon: [] });
      const [drawn] = s.player(you).drawn;
      expect(drawn).toBeDefined();
      const offers = roll.enumerate(s.state, s.asked(you) as RollQuestion) as readonly { side: string }[];
      s.answer(
        you,
        'explore.place',
        offers.find(({ side }) => side === 'world'),
      );
    }
  }
  rivals(s);
}

const hire = (s: Scene, ...colours: DieColour[]): void => {
  s.answer(you, 'manage.recruit', { dice: s.pick(you, 'citizenry', ...colours) });
  if (s.asked(you)?.kind === 'manage.recall') s.answer(you, 'manage.recall', { dice: [] });
  rivals(s);
};

function toRoundTwo(): Scene {
  const s = beginning();
  firstPlan(s, 'settle');
  explore(s, 'scout', 'stock');
  hire(s, 'novelty', 'military', 'home');
  return s;
}

function secondPlan(s: Scene, pays: 'ship' | 'produce' | null): void {
  const uses =
    pays === null
      ? []
      : [
          {
            power: 'dictate',
            pay: s.rolledDie(you, 'novelty', pays),
            moves: [{ die: s.rolledDie(you, 'home', 'explore', 1), to: 'settle' }],
          },
        ];
  const die = s.rolledDie(you, 'home', 'explore');
  s.answer(you, 'assign', { wilds: [], select: { die, phase: 'settle' }, uses });
  select(s, mira, 'military', 'settle', 'settle');
  select(s, tycho, 'home', 'produce', 'produce');
  rivals(s);
  if (s.asked(you)?.kind === 'produce.place') {
    s.answer(you, 'produce.place', { die: s.pick(you, 'column:produce', 'novelty')[0], world: 'space-mall' });
    rivals(s);
  }
}

describe('round 1', () => {
  test('the line: Gem World, one tile, $3, three of six to hire', () => {
    const s = beginning();
    firstPlan(s, 'settle');
    expect(s.dice(you, 'cup')).toEqual(['home']); // nobody selected Ship
    explore(s, 'scout', 'stock');
    expect(s.tableau(you)).toContain('gem-world');
    expect(s.stack(you, 'world')).toEqual(['T12']);
    expect([s.credits(you), s.dice(you, 'citizenry').length]).toEqual([3, 6]);
    expect(s.asked(you)).toMatchObject({ kind: 'manage.recruit', count: 3 });
  });

  test('the Ship die selects: three explorers and $5', () => {
    const s = beginning();
    firstPlan(s, 'settle with the Ship die');
    explore(s, 'scout', 'stock', 'stock');
    expect(s.tableau(you)).toContain('gem-world');
    expect(s.credits(you)).toBe(5);
  });

  test.each([
    [['stock', 'stock'], 5],
    [['scout', 'scout'], 1],
  ] as const)('explorers %j: $%i', (tasks, credits) => {
    const s = beginning();
    firstPlan(s, 'settle');
    explore(s, ...tasks);
    expect(s.credits(you)).toBe(credits);
  });

  test('Produce: a good on Space Mall, and no world', () => {
    const s = beginning();
    firstPlan(s, 'produce');
    explore(s, 'scout', 'stock');
    expect(s.dice(you, 'world:space-mall')).toEqual(['novelty']);
    expect(s.tableau(you)).not.toContain('gem-world');
  });
});

describe('round 2', () => {
  test('Dictate, paid with the Ship die: Galactic Resort with its good', () => {
    const s = toRoundTwo();
    secondPlan(s, 'ship');
    expect(s.tableau(you)).toContain('galactic-resort');
    expect([s.dice(you, 'world:galactic-resort'), s.dice(you, 'world:space-mall')]).toEqual([['novelty'], ['novelty']]);
    expect(s.credits(you)).toBe(3); // Consumer Markets: two goods on Novelty worlds
    expect(s.dice(you, 'cup')).toEqual(['novelty']);
  });

  test('paid with the producer: $1 less', () => {
    const s = toRoundTwo();
    secondPlan(s, 'produce');
    expect([s.tableau(you).includes('galactic-resort'), s.credits(you)]).toEqual([true, 2]);
  });

  test('without Dictate: two settlers stay on the tile', () => {
    const s = toRoundTwo();
    secondPlan(s, null);
    expect(s.dice(you, 'stack:world').sort()).toEqual(['home', 'military']);
  });

  test('the die that selects cannot pay', () => {
    const s = toRoundTwo();
    const die = s.rolledDie(you, 'home', 'explore');
    const uses = [
      { power: 'dictate', pay: die, moves: [{ die: s.rolledDie(you, 'home', 'explore', 1), to: 'settle' }] },
    ];
    expect(s.refusal(you, { wilds: [], select: { die, phase: 'settle' }, uses })).toBe('roll/selector-stays');
  });
});

test.each([
  ['consume', 'trade', 3, 4],
  ['consume', 'consume', 5, 1],
  ['trade', 'trade', 0, 7],
  ['trade', 'consume', 2, 4],
] as const)('round 3, Novelty die %s, Home die %s: %i points, $%i', (novelty, home, chips, credits) => {
  const s = toRoundTwo();
  secondPlan(s, 'ship');
  hire(s, 'military', 'home', 'home');
  select(s, you, 'home', 'ship', 'ship');
  select(s, mira, 'home', 'explore', 'explore');
  select(s, tycho, 'home', 'develop', 'develop');
  rivals(s);
  expect(s.tableau(you)).toContain('public-works');
  const workers = { novelty: s.pick(you, 'column:ship', 'novelty')[0], home: s.pick(you, 'selector:ship', 'home')[0] };
  const [resort] = s.pick(you, 'world:galactic-resort', 'novelty');
  s.answer(you, 'ship.task', { worker: workers.novelty, good: resort, do: novelty });
  const [mall] = s.pick(you, 'world:space-mall', 'novelty');
  s.answer(you, 'ship.task', { worker: workers.home, good: mall, do: home });
  rivals(s);
  expect([s.player(you).chips, s.credits(you)]).toEqual([chips, credits]);
});

describe('the last round', () => {
  const late = (): Scene =>
    scenario({
      at: 'round',
      seats: [
        {
          faction: 3,
          home: 'separatist-colony',
          credits: 3,
          chips: 9,
          tableau: ['public-works', 'gem-world', 'galactic-resort', 'space-port', 'information-hub', 'galactic-demand'],
          development: ['free-trade-association'],
          world: ['universal-exports'],
          dice: {
            cup: ['home', 'home', 'novelty', 'military'],
            citizenry: ['home', 'home'],
            'stack:development': ['home', 'military', 'novelty', 'novelty'],
            'world:galactic-resort': ['novelty'],
            'world:space-port': ['novelty'],
          },
          draws: [],
        },
        {
          faction: 1,
          home: 'new-sparta',
          chips: 6,
          tableau: [
            'terraforming-robots',
            'rebel-hideout',
            'fifth-column',
            'outlaw-world',
            'galactic-influence',
            'runaway-robots',
            'new-vinland',
          ],
          development: ['new-galactic-order'],
          world: ['alien-robot-scout-ship'],
          dice: { cup: ['home', 'home', 'military', 'military'], citizenry: ['military', 'military', 'home'] },
        },
        {
          faction: 4,
          home: 'old-earth',
          credits: 2,
          chips: 4,
          tableau: [
            'space-docks',
            'radioactive-world',
            'ore-rich-world',
            'comet-zone',
            'trade-levies',
            'jumpdrive-research',
            'asteroid-belt',
            'space-refineries',
          ],
          development: ['mining-league'],
          world: ['mining-world'],
          dice: { cup: ['home', 'home', 'rare', 'consumption'], 'stack:world': ['rare', 'home'], citizenry: ['rare'] },
        },
      ],
      rolls: [
        [[...of('home', 'develop', 'settle'), ...of('novelty', 'ship'), ...of('military', 'develop')]],
        [[...of('home', 'develop', 'explore'), ...of('military', 'settle', 'settle')]],
        [[...of('home', 'settle', 'ship'), ...of('rare', 'develop'), ...of('consumption', 'ship')]],
      ],
    });

  test.each([
    ['develop', 'home', 'develop', 38, 33],
    ['settle', 'home', 'settle', 27, 33],
    ['ship', 'novelty', 'ship', 30, 37],
    ['explore', 'novelty', 'ship', 27, 33],
    ['produce', 'novelty', 'ship', 27, 33],
  ] as const)('%s selected', (phase, colour, face, mine, tychos) => {
    const s = late();
    expect([you, mira, tycho].map((seat) => scoreOf(s.state, seat).total)).toEqual([27, 23, 30]);
    select(s, you, colour, face, phase);
    select(s, mira, 'military', 'settle', 'settle');
    select(s, tycho, 'home', 'settle', 'settle');
    for (;;) {
      const question = openQuestions<RollQuestion>(s.state)[0];
      if (question === undefined) break;
      const offers = question.kind === 'ship.task' && question.seat === you ? roll.enumerate(s.state, question) : null;
      const consume = (offers as readonly { do: string }[] | null)?.find((each) => each.do === 'consume');
      const answer = consume ?? roll.fallback(s.state, question);
      playInPlace(roll, s.state, question.seat, question.id, answer, s.sink);
    }
    expect([you, mira, tycho].map((seat) => scoreOf(s.state, seat).total)).toEqual([mine, 23, tychos]);
  });
});
