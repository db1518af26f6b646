// Best and average of my own matches; the same match counts once.

import { expect, test } from 'vitest';
import { ownPoints, scoresIn, withScore } from './own-points.ts';

test('best and average', () => {
  const first = withScore([], 'a', 30);
  expect(ownPoints(first, 'a')).toEqual({ matches: 1, best: 30, average: 30, isBest: false });
  const second = withScore(first, 'b', 40);
  expect(ownPoints(second, 'b')).toEqual({ matches: 2, best: 40, average: 35, isBest: true });
  const again = withScore(second, 'a', 30);
  expect(ownPoints(again, 'a')).toEqual({ matches: 2, best: 40, average: 35, isBest: false });
});

test('what is kept is read with care, and does not grow for ever', () => {
  expect(scoresIn(null)).toEqual([]);
  expect(scoresIn('{')).toEqual([]);
  expect(scoresIn('[{"id":"a","points":3},{"id":"b"},7]')).toEqual([{ id: 'a', points: 3 }]);
  let all = scoresIn('[]');
  for (let no = 0; no < 450; no++) all = withScore(all, String(no), no);
  expect(all).toHaveLength(400);
  expect(all[0]?.points).toBe(50);
});
