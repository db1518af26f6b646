// No path of one machine and no silenced check slips into the repository.
import { expect, test } from 'vitest';
import { textProblems } from '../../tools/checks/house-rules.mjs';

// Put together here, so that this file passes the check itself.
const folders = ['work', 'root', 'tmp', 'home', 'Users'];
const silencers = [
  ['biome', 'ignore'],
  ['@ts', 'ignore'],
  ['@ts', 'expect-error'],
  ['@ts', 'nocheck'],
];

test.each(folders)('refuses a path under /%s', (folder) => {
  expect(textProblems('docs/a.md', `fine\nsee /${folder}/somebody/file`)).toEqual([
    'docs/a.md:2: holds a path of one machine',
  ]);
  expect(textProblems('docs/a.md', `"/${folder}/x"`)).toHaveLength(1);
});

test('accepts relative paths and addresses', () => {
  expect(textProblems('docs/a.md', 'docs/work/plan.md, ../tmp/x, https://example.org/home/page')).toEqual([]);
});

test.each(silencers)('refuses %s-%s in code, not in texts', (tool, what) => {
  const line = `// ${tool}-${what} because`;
  expect(textProblems('packages/a.ts', line)).toEqual(['packages/a.ts:1: silences a check instead of satisfying it']);
  expect(textProblems('docs/a.md', line)).toEqual([]);
});
