// An upgrade node by node leaves no errors in the log.

import { expect, test } from 'vitest';
import { Overtaken } from './matches/versions.ts';
import { Refused } from './refusal.ts';
import { isTrouble } from './trouble.ts';

test('a match that goes on elsewhere, stays as it is or was moved by others is no trouble; all else is', () => {
  const fine = [
    new Refused('server/newer-rules', { rules: 6 }),
    new Refused('server/old-rules', { rules: 5, why: 'question-removed' }),
    new Refused('server/damaged', { match: 'm', entry: 4, what: 'changed' }), // said by the keeper, once
    new Overtaken('m: somebody wrote entry 7 before us'),
  ];
  expect(fine.filter(isTrouble)).toEqual([]);
  const wrong = [new Refused('server/unavailable', { match: 'm' }), new Error('the log of match m was damaged'), 'x'];
  expect(wrong.filter(isTrouble)).toEqual(wrong);
});
