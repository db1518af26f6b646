// A prepared position is an ordinary match: the cards that were said come first, then the seed goes on.

import { openQuestions, randomFor, recordOf, replay, startMatch, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { race } from './index.ts';
import { prepared } from './position.ts';

const seed = { text: 'prepared', generator: 'chacha8' } as const;
const read = race.readOptions({});
if (!read.ok) throw new Error(read.refusal.code);
const options = read.value;

const late = () =>
  prepared(
    options,
    {
      round: 7,
      seats: [
        { tableau: ['earths-lost-colony', 'spice-world'], goods: ['spice-world'], hand: ['gem-world'], chips: 3 },
        { tableau: ['new-sparta'], hand: ['drop-ships', 'rebel-base'] },
      ],
      deck: ['public-works', null, 'space-marines'],
    },
    seed,
  );

test('it holds what was said, and every card once', () => {
  const state = late();
  expect(race.broken(state)).toBeNull();
  race.advance(state, null);
  const view = race.viewFor(state, 0);
  expect(view).toMatchObject({ round: 7, phase: 'action', pool: 21, first: 1 });
  expect(view.players[0]).toMatchObject({
    hand: { cards: ['gem-world'] },
    chips: 3,
    tableau: [
      { card: 'earths-lost-colony', good: false, counts: true },
      { card: 'spice-world', good: true, counts: true },
    ],
  });
  expect(openQuestions(state).map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'chooseAction'],
    [1, 'chooseAction'],
  ]);
});

test('the first cards are drawn in the order that was said', () => {
  const state = late();
  const deck = state.supplies[0]?.deck ?? [];
  const first = deck.slice(-3).reverse();
  const marked = race.viewFor(state, null).supplies[0]?.deck;
  expect(marked).toBe(deck.length);
  expect([first[0], first[2]]).toEqual(
    ['public-works', 'space-marines'].map(
      (slug) => prepared(options, { round: 1, seats: seatsHolding(slug) }, seed).players[0]?.hand[0],
    ),
  );
});

const seatsHolding = (slug: string) => [
  { tableau: ['old-earth'], hand: [slug] },
  { tableau: ['new-sparta'], hand: [] },
];

test('a match from it plays to its end, and its record replays', () => {
  const position = { stateVersion: race.stateVersion, state: late() };
  const started = startMatch(race, { options, seats: [{}, {}], seed: 'from here', position, knownDeal: true });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFor(seed, 'answers');
  while (race.outcome(match.state) === null) {
    const [question] = openQuestions(match.state);
    if (question === undefined) throw new Error('nobody is asked');
    expect(submit(match, question.seat, question.id, race.sample(match.state, question, random))).toBeNull();
    expect(race.broken(match.state)).toBeNull();
  }
  const again = replay(race, JSON.parse(JSON.stringify(recordOf(match))));
  expect(again.ok && again.value.state).toEqual(match.state);
});
