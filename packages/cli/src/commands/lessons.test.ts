// Every lesson by its line and with every other answer, against the numbers of the last look.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => vi.restoreAllMocks());

interface Said {
  readonly lessons: readonly {
    readonly lesson: string;
    readonly words: number;
    readonly findings: readonly unknown[];
  }[];
}

test('all lessons hold, and the first ones take ten minutes at most', async () => {
  expect(await runCommand('lessons', ['check', '--json'])).toBe(0);
  const { lessons } = JSON.parse(out) as Said;
  expect(lessons.map(({ lesson }) => lesson)).toEqual(expect.arrayContaining(['race-first', 'roll-first']));
  for (const { words, findings } of lessons) {
    expect(findings).toEqual([]);
    expect(words).toBeGreaterThan(50);
    expect(words / 200).toBeLessThanOrEqual(10);
  }
});

test.each([[[]], [['fly']], [['check', 'renew']]])('a wrong call: %j', async (args) => {
  expect(await runCommand('lessons', args)).toBe(2);
});
