// A prepared position is an ordinary match: the faces and tiles that were said come first, then the seed goes on.

import { openQuestions, randomFor, recordOf, replay, startMatch, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import { type PreparedRoll, prepared } from './position.ts';

const seed = { text: 'prepared', generator: 'chacha8' } as const;

const start: PreparedRoll = {
  round: 0,
  seats: [
    {
      faction: 3,
      home: 'separatist-colony',
      drawn: ['T42', 'T07'],
      faces: [
        ['home', 'explore'],
        ['home', 'explore'],
        ['home', 'ship'],
        ['novelty', 'wild'],
        ['military', 'settle'],
      ],
    },
    { faction: 1, home: 'new-sparta', drawn: ['T54', 'T22'] },
    { faction: 4, home: 'old-earth', drawn: ['T46', 'T36'] },
  ],
  tiles: ['T12', 'T47', 'T14'],
};

const begun = (position: PreparedRoll) => {
  const from = { stateVersion: roll.stateVersion, state: prepared(position, seed) };
  const seats = position.seats.map(() => ({}));
  const started = startMatch(roll, { options: {}, seats, seed: 'from here', position: from, knownDeal: true });
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value;
};

test('the start of a match: tiles as drawn, dice as rolled', () => {
  const match = begun(start);
  for (const question of openQuestions(match.state)) {
    submit(match, question.seat, question.id, roll.fallback(match.state, question));
  }
  const { players, round, phase } = roll.viewFor(match.state, 0);
  expect([round, phase]).toEqual([1, 'assign']);
  expect(players[0]?.dice.flatMap(({ colour, face }) => (face === null ? [] : [`${colour} ${face}`]))).toEqual([
    'home explore',
    'home explore',
    'home ship',
    'novelty wild',
    'military settle',
  ]);
});

test('tiles come out of the bag as they were said', () => {
  const drawn: string[] = [];
  const match = begun(start);
  match.events.length = 0; // those of the set-up
  const random = randomFor(seed, 'answers');
  while (drawn.length < 3) {
    const [question] = openQuestions(match.state);
    if (question === undefined) throw new Error('nobody is asked');
    const scout = { do: 'scout', abandon: [] };
    const answer = question.kind === 'explore.task' ? scout : roll.sample(match.state, question, random);
    if (submit(match, question.seat, question.id, answer) !== null) throw new Error(question.kind);
    for (const { all, owner } of match.events) {
      const event = owner ?? all;
      if (event.kind === 'tilesDrawn') drawn.push(...(event.tiles ?? []));
    }
    match.events.length = 0;
  }
  expect(drawn.slice(0, 3)).toEqual(start.tiles);
});

test('a later round plays to the end, and its record replays', () => {
  const match = begun({
    round: 9,
    seats: [
      {
        faction: 3,
        home: 'separatist-colony',
        credits: 3,
        chips: 9,
        tableau: ['public-works', 'gem-world', 'galactic-resort'],
        development: ['free-trade-association'],
        world: ['universal-exports'],
        dice: { cup: ['home', 'home', 'novelty'], 'stack:development': ['home'], 'world:gem-world': ['novelty'] },
      },
      {
        faction: 1,
        home: 'new-sparta',
        chips: 6,
        tableau: ['terraforming-robots'],
        dice: { cup: ['home', 'military'] },
      },
    ],
  });
  expect(roll.viewFor(match.state, 0)).toMatchObject({ round: 9, phase: 'assign', pool: 9 });
  const random = randomFor(seed, 'answers');
  while (roll.outcome(match.state) === null) {
    const [question] = openQuestions(match.state);
    if (question === undefined) throw new Error('nobody is asked');
    expect(submit(match, question.seat, question.id, roll.sample(match.state, question, random))).toBeNull();
  }
  const again = replay(roll, JSON.parse(JSON.stringify(recordOf(match))));
  expect(again.ok && again.value.state).toEqual(match.state);
});
