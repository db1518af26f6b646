// The parts of a form of Race that have names: its groups, its sums, and what can be lacking.

import type { CountLack } from '../count-lack.ts';

export const groupIds = [
  'draft',
  'start',
  'discard',
  'action',
  'development',
  'world',
  'way',
  'discounts',
  'payment',
  'strength',
  'strengthCards',
  'target',
  'second',
  'sale',
  'power',
  'goods',
  'number',
  'ante',
  'keep',
  'keeping',
  'windfall',
  'cost',
] as const;
export type GroupId = (typeof groupIds)[number];

/** What keeps a form from being an answer. */
export type Lack =
  | CountLack<GroupId>
  | { readonly kind: 'strength'; readonly count: number }
  /** Goods of one kind where different ones are wanted. */
  | { readonly kind: 'different' }
  /** The second Develop or Settle without the first. */
  | { readonly kind: 'pair' };

/** What a sum beside a form adds up to. */
export type SumKind = 'price' | 'strength' | 'attack' | 'defence';
