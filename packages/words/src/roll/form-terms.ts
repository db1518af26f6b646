// The parts of a form of Roll that have names: its tasks, its groups, and what can be lacking.

import type { CountLack } from '../count-lack.ts';

export const tasks = [
  'stock',
  'scout',
  'rearrange',
  'done',
  'under',
  'top',
  'trade',
  'tradeAndBuy',
  'consume',
] as const;
export type Task = (typeof tasks)[number];

/** What a task brings. */
export interface Gain {
  readonly credits: number;
  readonly vp: number;
  /** Credits beyond the most that can be held. */
  readonly lost: number;
}

export const groupIds = [
  'start',
  'task',
  'worker',
  'abandon',
  'place',
  'where',
  'give',
  'spend',
  'lay',
  'toCup',
  'remove',
  'producer',
  'world',
  'good',
  'shipper',
  'ship',
  'recruit',
  'recall',
] as const;
export type GroupId = (typeof groupIds)[number];

/** What keeps a form from being an answer. */
export type Lack = CountLack<GroupId>;
