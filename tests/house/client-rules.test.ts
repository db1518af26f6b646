// A client that works out a rule is found.
import { expect, test } from 'vitest';
import { isClient, rulesIn } from '../../tools/checks/client-rules.mjs';

const found = (line: string) => rulesIn('packages/web/src/a.ts', `// first line\n${line}\n`);

test.each([
  "const text = game === 'race' ? one : other;",
  "if ('roll' !== table.game) return;",
  "  case 'roll':",
  "{#if table.game === 'race'}",
])('branch on a name: %s', (line) => {
  expect(found(line)).toEqual([expect.stringMatching(/^packages\/web\/src\/a\.ts:2: branch on a game's name: /)]);
});

test.each([
  'const full = mine.tableau.length >= 12;',
  'const isOver = squares === 12;',
  'if (credits > 10) lost();',
  'const over = player.hand.count > 10;',
])('bare limit: %s', (line) => {
  expect(found(line)).toEqual([expect.stringMatching(/^packages\/web\/src\/a\.ts:2: bare limit: /)]);
});

test.each(["const games = ['race', 'roll'];", 'const none = hand.length > 0;', 'const free = limit - tableau.length;'])(
  'fine: %s',
  (line) => {
    expect(found(line)).toEqual([]);
  },
);

test('looked for in clients, not in games, tests, frozen players and adapters', () => {
  const files = [
    'packages/web/src/a.ts',
    'packages/games/race/src/a.ts',
    'packages/web/src/a.test.ts',
    'packages/bots/src/frozen/a.ts',
    'packages/cli/src/conformance/a.ts',
    'packages/server/src/a.ts',
  ];
  expect(files.filter(isClient)).toEqual(['packages/web/src/a.ts', 'packages/server/src/a.ts']);
});
