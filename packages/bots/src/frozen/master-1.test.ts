// The frozen player gives the same answers as on the day it was frozen, on 500 stored positions of each game.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, type Question, randomFromNumber } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { makeFrozen } from './index.ts';

interface StoredPosition {
  readonly view: unknown;
  readonly question: Question;
  readonly seed: number;
  readonly sims: number;
  readonly answer: unknown;
}

const stored = (game: string): readonly StoredPosition[] => {
  const file = new URL(`./master-1/positions-${game}.json.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()).positions;
};

test.each<AnyGame>([race, roll])('master-1 still answers the same in $name', (game) => {
  const positions = stored(game.name);
  expect(positions).toHaveLength(500);
  const changed: string[] = [];
  for (const [index, { view, question, seed, sims, answer }] of positions.entries()) {
    const bot = makeFrozen('master-1', game, { sims });
    if (!bot.ok) throw new Error(bot.refusal.code);
    const now = JSON.stringify(bot.value.answer(view, question, randomFromNumber(seed)));
    if (now !== JSON.stringify(answer)) changed.push(`${index} ${question.kind}: ${JSON.stringify(answer)} → ${now}`);
  }
  expect(changed).toEqual([]);
});

test('an unknown name is refused', () => {
  expect(makeFrozen('master-0', race)).toMatchObject({
    ok: false,
    refusal: { code: 'bots/no-such-bot', data: { known: ['master-1'] } },
  });
});
