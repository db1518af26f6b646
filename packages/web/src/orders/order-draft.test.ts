// An order that the form has made comes back into it as it was, and goes out the same.

import { type Order, order as orderForm } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, mostConditions, orderOf } from './order-draft.ts';

const order: Order = {
  on: 'settlePay',
  about: 'gem-world',
  if: [{ fact: 'inHand', piece: 'colony-ship', is: 'atLeast', than: 1 }],
  answers: [{ do: 'choose', first: ['public-works'], never: [] }],
  else: 'pass',
  valid: 'round',
};
const simple: Order = { on: 'consumeNext', about: null, if: [], answers: [], else: 'ask', valid: 'always' };

const atMostThree = { fact: 'hand', is: 'atMost', than: 3 } as const;
const perPiece = new Set(['inHand']);

test.each<readonly [string, Order]>([
  ['of pieces, about one, with a condition per piece', order],
  ['with a condition of its own', { ...order, if: [atMostThree] }],
  ['with several conditions', { ...order, if: [...order.if, atMostThree] }],
  ['by a plan', { ...simple, answers: [{ do: 'plan', plan: 'cards' }] }],
  ['as proposed', { ...simple, answers: [{ do: 'propose' }] }],
])('%s', (_, given) => {
  const draft = draftOf(given);
  expect(draft === null ? null : orderOf(draft, perPiece)).toEqual(given);
});

test('what the form has no room for stays out of it', () => {
  const [answer] = order.answers;
  if (answer === undefined) throw new Error('no order');
  expect(draftOf(simple)).toBe(null);
  expect(draftOf({ ...order, answers: [answer, answer] })).toBe(null);
  expect(draftOf({ ...order, answers: [{ do: 'choose', first: ['a'], never: ['b'] }] })).toBe(null);
  expect(draftOf({ ...order, answers: [{ do: 'give', answer: null }] })).toBe(null);
  expect(orderOf(emptyDraft('assign'), perPiece)).toEqual({ ...simple, on: 'assign', answers: [{ do: 'propose' }] });
});

test('the form offers as many conditions as an order holds', () => {
  const withSome = (amount: number): Order => ({ ...order, if: Array.from({ length: amount }, () => atMostThree) });
  expect(orderForm.safeParse(withSome(mostConditions)).success).toBe(true);
  expect(orderForm.safeParse(withSome(mostConditions + 1)).success).toBe(false);
});
