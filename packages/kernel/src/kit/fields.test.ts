// Fields of a player that somebody forgot are named with whoever forgot them.

import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { type FieldCheck, type FieldsOf, forgottenFields } from './fields.ts';
import { type Toy, toy } from './testing/toy-game.ts';
import type { ToySeat, ToyState } from './testing/toy-rules.ts';

const size = (list: readonly unknown[]): number => list.length;
const fields: FieldsOf<ToySeat, ToyState> = { hand: { others: size }, spent: { others: size }, points: {} };
const check = {
  players: ({ seats }: ToyState) => seats,
  fields,
  settings: [{ options: {}, seats: 3 }],
  games: 6,
  seed: 'fields',
};
const forgotten = (changes: Partial<Toy>, more: Partial<FieldCheck> = {}): string[] =>
  forgottenFields({ ...toy, ...changes } satisfies AnyGame, { ...check, ...more });
const eachSeat = (state: ToyState, change: (seat: ToySeat) => object): ToyState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, ...change(seat) })),
});

test('nothing is forgotten in a sound game', () => {
  expect(forgotten({})).toEqual([]);
});

test('clone', () => {
  expect(forgotten({ clone: (state) => eachSeat(toy.clone(state), () => ({ points: 0 })) })).toContain(
    'clone forgets points',
  );
});

test('view and determinize, for the seat itself and for the others', () => {
  const guess: Toy['determinize'] = (view, random) =>
    eachSeat(toy.determinize(view, random), ({ hand }) => ({ points: 0, hand: hand.toReversed() }));
  expect(forgotten({ determinize: guess })).toEqual([
    'view or determinize forgets hand for its own seat',
    'view or determinize forgets points for its own seat',
    'view or determinize forgets points for the others',
  ]);
});

test('shuffleHidden, where it leaves a secret and where it moves what is known', () => {
  const shuffle: Toy['shuffleHidden'] = (state, viewer, random) => {
    const hands = state.seats.map(({ hand }) => hand.slice());
    toy.shuffleHidden(state, viewer, random);
    for (const [seat, each] of state.seats.entries()) each.hand = hands[seat] ?? [];
    for (const each of state.seats) each.points += 1;
  };
  const found = forgotten({ shuffleHidden: shuffle });
  expect(found).toContain('shuffleHidden forgets hand');
  expect(found).toContain('shuffleHidden changes points, though it is known to the others');
});

test('a field that is new', () => {
  const setup: Toy['setup'] = (...given) => eachSeat(toy.setup(...given), () => ({ mood: 'fine' }));
  expect(forgotten({ setup })).toContain('nothing says who may know mood');
  const found = forgotten({ setup }, { fields: { ...fields, mood: {} }, games: 1 });
  expect(found).toContain('view or determinize forgets mood for the others');
});

test('a field that never changes', () => {
  const setup: Toy['setup'] = (...given) => eachSeat(toy.setup(...given), () => ({ points: 0 }));
  expect(forgotten({ setup }, { games: 1, settings: [{ options: { rounds: 1 }, seats: 2 }] })).toContain(
    'spent is always the same in these matches',
  );
});
