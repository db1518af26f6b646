// What is answered without asking: the only answer, things that are all alike, and nothing else.

import { expect, test } from 'vitest';
import { automaticFor } from './automatic.ts';
import { type AnyChoice, exactly, type GroupOf, one, type PicksOf, picked, some } from './form.ts';

interface Piece extends AnyChoice {
  readonly look: string | null;
}

const piece = (id: string, look: string | null = null, legal = true): Piece => ({ id, look, legal });

const answered = (group: GroupOf<'some', Piece>, pass: { value: unknown } | null = null) =>
  automaticFor<'some', Piece>(
    (picks: PicksOf<'some'>) => {
      const ids = picked(group, picks).map(({ id }) => id);
      const enough = ids.length >= group.min && ids.length <= group.max;
      return { groups: [group], answer: enough ? { value: ids } : null, pass };
    },
    ({ look }) => look,
  );

test('the only choice is taken', () => {
  expect(answered(one('some', [piece('a'), piece('b', null, false)]))).toEqual({ kind: 'only', answer: ['a'] });
  expect(answered(exactly('some', [piece('a'), piece('b')], 2))).toEqual({ kind: 'only', answer: ['a', 'b'] });
});

test('things that look the same are taken as they come', () => {
  const dice = [piece('1', 'home/cup'), piece('2', 'home/cup'), piece('3', 'home/cup')];
  expect(answered(exactly('some', dice, 2))).toEqual({ kind: 'alike', answer: ['1', '2'] });
});

test('whatever leaves something to decide is asked', () => {
  expect(answered(one('some', [piece('a'), piece('b')]))).toBeNull();
  expect(answered(exactly('some', [piece('1', 'home/cup'), piece('2', 'rare/cup')], 1))).toBeNull();
  expect(answered(some('some', [piece('1', 'home/cup')], 0, 1))).toBeNull();
  expect(answered(one('some', [piece('a')]), { value: null })).toBeNull();
});

test('where nothing can be done, it is passed', () => {
  expect(answered(one('some', [piece('a', null, false)]), { value: null })).toEqual({ kind: 'only', answer: null });
});
