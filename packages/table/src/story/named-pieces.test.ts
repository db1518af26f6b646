// Names in a text are found as they are printed, each as long as it can be.

import { expect, test } from 'vitest';
import { partsOf, piecesIn } from './named-pieces.ts';

const pieces = [
  { slug: 'space-port', name: 'Space Port' },
  { slug: 'rebel-base', name: 'Rebel Base' },
  { slug: 'rebel', name: 'Rebel' },
];

test('a text is cut at the names and nothing of it gets lost', () => {
  const text = 'Mira: Space Port, paid with Rebel Base-t.';
  const parts = partsOf(text, pieces);
  expect(parts.map(({ before, text: own, after }) => before + own + after).join('')).toBe(text);
  expect(parts.flatMap(({ piece }) => (piece === null ? [] : [piece]))).toEqual(['space-port', 'rebel-base']);
});

test('marks stay with the name they stand at', () => {
  const [ahead, found, behind] = partsOf('paid (Space Port), drew 1', pieces);
  expect(ahead?.text).toBe('paid ');
  expect(found).toEqual({ text: 'Space Port', piece: 'space-port', before: '(', after: '),' });
  expect(behind?.text).toBe(' drew 1');
});

test('a text without names is one part', () => {
  expect(partsOf('passed', pieces)).toEqual([{ text: 'passed', piece: null, before: '', after: '' }]);
  expect(partsOf('', pieces)).toEqual([]);
});

test('pieces are found wherever they stand in a fact', () => {
  const fact = { seq: 1, kind: 'paid', card: 'rebel', uses: ['space-port', 'unknown'], more: { of: null } };
  expect(piecesIn(fact, (text) => pieces.filter(({ slug }) => slug === text)).map(({ slug }) => slug)).toEqual([
    'rebel',
    'space-port',
  ]);
});
