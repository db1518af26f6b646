// Hints of the server: with reasons, without, and with what this page has no word for.

import { expect, test } from 'vitest';
import { toldHint } from './told-hint.ts';

test('a share that may not be claimed is no number, a part without a word is left out', () => {
  const terms = [
    { part: 'goods', amount: 0.1 },
    { part: 'weather', amount: 0.2 },
  ];
  expect(toldHint(4, { answer: ['settle'], reason: { share: null, terms } })).toEqual({
    question: 4,
    answer: ['settle'],
    reason: { share: Number.NaN, terms: [{ part: 'goods', amount: 0.1 }] },
  });
});

test('an answer alone has no reason; the best few keep their order', () => {
  const best = [
    { answer: 1, share: 0.6 },
    { answer: 2, share: 0.5 },
  ];
  expect(toldHint(4, { answer: 1 })).toEqual({ question: 4, answer: 1, reason: null });
  expect(toldHint(4, { answer: 1, best }).best).toEqual(best);
});
