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

test('the robot of a solo game has what was said, and its dice show it', () => {
  const solo = race.readOptions({ sets: ['base', 'gs'], solo: 'easy' });
  if (!solo.ok) throw new Error(solo.refusal.code);
  const state = prepared(
    solo.value,
    {
      round: 3,
      seats: [{ tableau: ['epsilon-eridani'], hand: ['gem-world', 'comet-zone'] }],
      robot: {
        world: 'new-sparta',
        tableau: ['export-duties'],
        credits: 3,
        chips: 2,
        stack: ['drop-ships', 'rebel-base'],
        faces: ['produce', 'robot', 'match', 'consumeX2'],
      },
    },
    seed,
  );
  expect(race.broken(state)).toBeNull();
  expect(race.viewFor(state, 0)).toMatchObject({
    pool: 22,
    robot: { world: 'new-sparta', credits: 3, economy: 0, chips: 2, stack: 2 },
  });
  const position = { stateVersion: race.stateVersion, state };
  const started = startMatch(race, { options: solo.value, seats: [{}], seed: 'r', position, knownDeal: true });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const [question] = openQuestions(match.state);
  expect(submit(match, 0, question?.id ?? -1, ['explore-5', 'produce'])).toBeNull();
  expect(race.viewFor(match.state, 0).robot?.dice.map(({ face }) => face)).toEqual(['produce', 'robot']);
  const wrong = { world: 'new-sparta', faces: ['robot'] } as const;
  expect(() => prepared(solo.value, { round: 1, seats: [{ tableau: [], hand: [] }], robot: wrong }, seed)).toThrow(
    'does not show robot',
  );
});

test('a draft has the packets that were said and no others', () => {
  const draft = race.readOptions({ sets: ['base', 'gs'], draft: true, goals: false });
  if (!draft.ok) throw new Error(draft.refusal.code);
  const packets = [
    ['mining-robots', 'rebel-base', 'galactic-trendsetters', 'contact-specialist', 'gem-world'],
    ['spice-world', 'space-marines', 'tourist-world', 'public-works', 'comet-zone'],
    ['mining-world', 'asteroid-belt', 'galactic-federation', 'export-duties', 'pirate-world'],
    ['drop-ships', 'radioactive-world', 'colony-ship', 'new-vinland', 'research-labs'],
  ];
  const starts = [
    ['new-sparta', 'alpha-centauri'],
    ['epsilon-eridani', 'earths-lost-colony'],
  ];
  const position = { stateVersion: race.stateVersion, state: prepared(draft.value, { starts, packets }, seed) };
  const started = startMatch(race, { options: draft.value, seats: [{}, {}], seed: 'd', position, knownDeal: true });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const drawn = (seat: number) => race.viewFor(match.state, seat).players[seat]?.drawn.cards;
  expect([drawn(0), drawn(1)]).toEqual(packets.slice(0, 2));
  for (let questions = openQuestions(match.state); questions[0]?.kind === 'draftPick'; ) {
    for (const each of questions) submit(match, each.seat, each.id, race.fallback(match.state, each));
    questions = openQuestions(match.state);
  }
  expect(openQuestions(match.state).map(({ kind }) => kind)).toEqual(['chooseStart', 'chooseStart']);
  const { players, supplies } = race.viewFor(match.state, 0);
  expect(players.map(({ hand }, seat) => hand.count + (supplies[seat]?.deck ?? 0))).toEqual([10, 10]);
});

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
