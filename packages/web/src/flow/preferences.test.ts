// The three modes of a table: each has habits of its own, changes stay with the mode they were made in, and what was kept before
// there were modes is the usual table.

import { expect, test } from 'vitest';
import { changed, settingsFrom, tableModes } from './preferences.ts';

const fresh = settingsFrom(null);

test('the usual table first; a learner goes step by step, an expert has standing answers', () => {
  expect(fresh.mode).toBe('usual');
  const [learner, usual, expert] = tableModes.map((mode) => changed(fresh, { mode }));
  expect([learner?.steps, usual?.steps, expert?.steps]).toEqual([true, false, false]);
  expect([learner?.automatic.pay, usual?.automatic.pay, expert?.automatic.pay]).toEqual([false, false, true]);
  expect(expert?.automatic).toEqual({ only: true, alike: true, recall: true, pay: true, consume: true });
});

test('what is changed in a mode is there again after others', () => {
  const wordless = changed(changed(fresh, { mode: 'expert' }), { words: false });
  expect(changed(wordless, { mode: 'learner' }).words).toBe(true);
  const back = changed(changed(wordless, { mode: 'usual' }), { mode: 'expert' });
  expect([back.words, back.automatic.consume]).toEqual([false, true]);
});

test('what is kept comes back, also from before there were modes', () => {
  const learner = changed(changed(fresh, { mode: 'learner', motion: 'fast' }), { steps: false });
  expect(settingsFrom(JSON.stringify(learner))).toEqual(learner);
  const before = settingsFrom(JSON.stringify({ motion: 'off', steps: true, words: false, automatic: { pay: true } }));
  expect([before.mode, before.steps, before.words, before.automatic.pay]).toEqual(['usual', true, false, true]);
  expect(changed(before, { mode: 'expert' }).words).toBe(true);
  expect(changed(changed(before, { mode: 'expert' }), { mode: 'usual' }).words).toBe(false);
  expect(settingsFrom('{"mode":"nobody"}').mode).toBe('usual');
});
