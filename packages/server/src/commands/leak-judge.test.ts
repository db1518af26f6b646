import { expect, test } from 'vitest';
import { judge, type Sight } from './leak-judge.ts';

const sight = (stillHidden: readonly string[], ...events: object[]): Sight => ({
  sent: [JSON.stringify({ type: 'state', events, view: {} })],
  replies: [],
  stillHidden: new Set(stillHidden),
});
const turned = (card: string) => ({ kind: 'guessed', seat: 0, turnedUp: card });
const drew = { kind: 'drew', seat: 1, amount: 1 };
const reshuffled = { kind: 'reshuffled', seat: null, supply: 0 };

test('what is shown may be another piece, but none that is still hidden', () => {
  expect(judge(sight([], turned('a')), sight([], turned('b')), false)).toEqual({ same: false, leak: null });
  expect(judge(sight(['a'], turned('a')), sight([], turned('b')), false)).toMatchObject({
    leak: expect.stringContaining('names a, which is hidden'),
  });
});

test('what was shown and then shuffled in again may be hidden by now', () => {
  const one = sight(['a'], turned('a'), reshuffled, drew);
  expect(judge(one, sight([], turned('b'), reshuffled, drew), false)).toEqual({ same: false, leak: null });
  const before = sight(['a'], reshuffled, turned('a'), drew);
  expect(judge(before, sight([], reshuffled, turned('b'), drew), false)).toMatchObject({
    leak: expect.stringContaining('which is hidden'),
  });
});
