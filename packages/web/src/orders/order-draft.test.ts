// An order that the form has made comes back into it as it was, and goes out the same.

import type { Order } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, orderOf } from './order-draft.ts';

const order: Order = {
  on: 'settlePay',
  about: 'gem-world',
  if: [{ fact: 'inHand', piece: 'colony-ship', is: 'atLeast', than: 1 }],
  answers: [{ do: 'choose', first: ['public-works'], never: [] }],
  else: 'pass',
  valid: 'round',
};
const simple: Order = { on: 'consumeNext', about: null, if: [], answers: [], else: 'ask', valid: 'always' };

test.each<readonly [string, Order, boolean]>([
  ['of pieces, about one, with a condition per piece', order, true],
  ['with a condition of its own', { ...order, if: [{ fact: 'hand', is: 'atMost', than: 3 }] }, false],
  ['by a plan', { ...simple, answers: [{ do: 'plan', plan: 'cards' }] }, false],
  ['as proposed', { ...simple, answers: [{ do: 'propose' }] }, false],
])('%s', (_, given, perPiece) => {
  const draft = draftOf(given);
  expect(draft === null ? null : orderOf(draft, perPiece)).toEqual(given);
});

test('what the form has no room for stays out of it', () => {
  const [answer] = order.answers;
  const [condition] = order.if;
  if (answer === undefined || condition === undefined) throw new Error('no order');
  expect(draftOf(simple)).toBe(null);
  expect(draftOf({ ...order, answers: [answer, answer] })).toBe(null);
  expect(draftOf({ ...order, answers: [{ do: 'choose', first: ['a'], never: ['b'] }] })).toBe(null);
  expect(draftOf({ ...order, answers: [{ do: 'give', answer: null }] })).toBe(null);
  expect(draftOf({ ...order, if: [condition, condition] })).toBe(null);
  expect(orderOf(emptyDraft('assign'), false)).toEqual({ ...simple, on: 'assign', answers: [{ do: 'propose' }] });
});
