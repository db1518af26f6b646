// The tree of branches: found from any of its matches, in the order in which they leave, and the same tree again from a file.

import { expect, test } from 'vitest';
import type { BranchedFrom, KeptMatch } from '../local/saved-match.ts';
import type { Replayed } from '../route.ts';
import { branchesOf, keepTree, leadOf, rootOf, treeIn, treeText } from './branches.ts';

const here = (id: string): Replayed => ({ from: 'here', id });
const online: Replayed = { from: 'server', id: 'k3v9x2m4q7' };

const kept = (key: string, from?: Partial<BranchedFrom>): KeptMatch => ({
  key,
  game: 'race',
  at: 1,
  round: 3,
  rivals: ['Tycho'],
  shared: false,
  over: false,
  ...(from === undefined
    ? {}
    : { from: { of: online, step: 4, seat: 0, name: 'Ada', deal: 'same', round: 2, phase: 'settle', ...from } }),
});
const all = [
  kept('late', { step: 9 }),
  kept('child', { of: here('early'), deal: 'anew' }),
  kept('early', {}),
  kept('other'),
];

test('found from any match of it', () => {
  expect(rootOf(here('child'), all)).toEqual(online);
  expect(rootOf(here('other'), all)).toEqual(here('other'));
  expect(rootOf(online, all)).toEqual(online);
  const found = branchesOf(online, all).map(({ kept: { key }, depth }) => [key, depth]);
  expect(found).toEqual([
    ['early', 0],
    ['child', 1],
    ['late', 0],
  ]);
  expect(branchesOf(here('other'), all)).toEqual([]);
});

test('a ring, as only a broken list has it, ends', () => {
  const ring = [kept('a', { of: here('b') }), kept('b', { of: here('a') })];
  expect(rootOf(here('a'), ring)).toBeDefined();
  expect(branchesOf(here('a'), ring).length).toBeLessThan(10);
});

test('who was ahead', () => {
  expect(leadOf([30, 41, 20], 0)).toBe(-11);
  expect(leadOf([30, 41], 1)).toBe(11);
  expect(leadOf(undefined, 0)).toBeNull();
  expect(leadOf([30], 0)).toBeNull();
});

test('a file brings the same tree under other keys', () => {
  const about = { root: online, record: 'the match', game: 'race', scores: [30, 41], rivals: ['Tycho'] } as const;
  const text = treeText(about, all, (key) => `record of ${key}`);
  const file = treeIn(text);
  if (file === null) throw new Error('no tree');
  const stored: { about: KeptMatch; record: string }[] = [];
  const { root, isWhole } = keepTree(file, 7, (match, record) => {
    stored.push({ about: match, record });
    return 'kept';
  });
  expect(isWhole).toBe(true);
  const again = branchesOf(
    root,
    stored.map(({ about: each }) => each),
  );
  expect(again.map(({ from: { step, deal }, depth }) => [step, deal, depth])).toEqual([
    [4, 'same', 0],
    [4, 'anew', 1],
    [9, 'same', 0],
  ]);
  expect(stored.map(({ record }) => record)).toEqual([
    'the match',
    'record of early',
    'record of child',
    'record of late',
  ]);
  expect(keepTree(file, 7, () => 'full').isWhole).toBe(false);
  expect(treeIn('{"format":"orrery-record"}')).toBeNull();
  expect(treeIn('{')).toBeNull();
});
