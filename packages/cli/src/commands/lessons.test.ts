// Wrong calls of the command. What it finds, and that it finds nothing, is shown by `tests/lessons/lessons.test.ts`, many times
// faster outside of the test runner.

import { expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

test.each([[[]], [['fly']], [['check', 'renew']]])('a wrong call: %j', async (args) => {
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(await runCommand('lessons', args)).toBe(2);
});
