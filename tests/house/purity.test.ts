// The kernel and the games may use nothing that differs between two runs of the same match.
import { expect, test } from 'vitest';
import { impurities, isPure } from '../../tools/checks/purity.mjs';

test.each([
  'const roll = Math.random();',
  'const { random } = Math;',
  "const roll = Math['random']();",
  'const now = Date.now();',
  'const now = new Date();',
  'let when: Date | null = null;',
  'const sorted = names.sort((a, b) => a.localeCompare(b));',
  'const text = (1000).toLocaleString();',
  'const rules = new Intl.PluralRules();',
  'const everything = globalThis;',
  "const run = new Function('return 1');",
])('refuses %s', (line) => {
  expect(impurities('packages/kernel/src/x.ts', `// first line\n${line}\n`)).toEqual([
    expect.stringMatching(/^packages\/kernel\/src\/x\.ts:2:\d+: .+ is not allowed/),
  ]);
});

test.each([
  'const most = Math.max(1, 2);',
  '// Math.random and Date are not used here',
  "const text = 'Date';",
  'const card = { Date: 1 };',
  'const day = calendar.Date;',
])('accepts %s', (line) => {
  expect(impurities('packages/kernel/src/x.ts', line)).toEqual([]);
});

test('holds for the kernel and the games, not for their tests, nor for other packages', () => {
  const files = [
    'packages/kernel/src/flow.ts',
    'packages/games/race/src/phases/settle.ts',
    'packages/kernel/src/flow.test.ts',
    'packages/cli/src/main.ts',
  ];
  expect(files.filter(isPure)).toEqual(['packages/kernel/src/flow.ts', 'packages/games/race/src/phases/settle.ts']);
});
