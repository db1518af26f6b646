// docs/errors.md lists every refusal code there is, and no other.

import { readFileSync } from 'node:fs';
import { botRefusals } from '@orrery/bots';
import { kernelRefusals } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { games } from './games.ts';
import { violationCodes } from './playing.ts';

const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const listed = [...text.matchAll(/^\| `([a-z]+\/[a-z-]+)` \| (.*) \|$/gm)].map(([, code = '', meaning = '']) => ({
  code,
  meaning,
}));
const known = [...kernelRefusals, ...games.flatMap(({ game }) => game.refusalCodes), ...botRefusals, ...violationCodes];

test('every code is listed once, and no other', () => {
  expect(listed.map(({ code }) => code).sort()).toEqual([...known].sort());
});

test('every code says what it means', () => {
  expect(listed.filter(({ meaning }) => meaning.trim().length < 10)).toEqual([]);
});

test('a code begins with the name of what gives it', () => {
  for (const { game } of games) {
    expect(game.refusalCodes.filter((code) => !code.startsWith(`${game.name}/`))).toEqual([]);
  }
});
