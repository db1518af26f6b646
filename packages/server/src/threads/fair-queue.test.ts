// Whoever queues much waits for himself, not others for him.

import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const all = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(true); item !== undefined; item = queue.take(true)) taken.push(item);
  return taken;
};

test('people take turns, and below them their tables', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a1', 'a1', 'a2']) queue.add({ keys: ['a', item], last: false }, item);
  queue.add({ keys: ['b', 'b1'], last: false }, 'b1');
  expect(queue.size).toBe(5);
  expect(all(queue)).toEqual(['a1', 'b1', 'a2', 'a1', 'a1']);
  expect(queue.size).toBe(0);
});

test('what comes last waits for everything else, and for leave', () => {
  const queue = new FairQueue<string>();
  queue.add({ keys: ['a', '1'], last: true }, 'late');
  queue.add({ keys: ['a', '2'], last: false }, 'soon');
  expect(queue.take(false)).toBe('soon');
  expect(queue.take(false)).toBeUndefined();
  expect(queue.take(true)).toBe('late');
});
