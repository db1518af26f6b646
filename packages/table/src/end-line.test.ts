// The end line names who is how near, what is left in the pool, and rounds only where they can be foreseen.

import { openQuestions, randomFromNumber } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { endLine } from './end-line.ts';
import { answer, hostNew, tableOf } from './local/local-match.ts';
import type { GameName } from './table.ts';
import { simpleCompany } from './testing/company.ts';

const names = ['Me', 'Halley', 'Mira'];
const say = speakerFor(en, names, 0);

test.each([
  ['race', /^Ends at 12 cards \(You \d+, (Halley|Mira) \d+\) or 0 chips \(\d+ left\)/],
  ['roll', /^Ends at 12 squares \(You \d+, (Halley|Mira) \d+\) or 0 chips \(\d+ left\)/],
] as const)('%s, through a whole match', (game: GameName, shape) => {
  const opened = hostNew(simpleCompany, { game, options: {}, names, bots: ['any', 'any'], seed: 'end' }, 'unused');
  if (!opened.ok) throw new Error(opened.refusal.code);
  const hosted = opened.value;
  const random = randomFromNumber(2);
  const seen = new Set<string>();
  for (let [question] = openQuestions(hosted.match.state); question !== undefined; ) {
    const table = tableOf(hosted);
    const line = endLine(table, say);
    expect(line?.text).toMatch(shape);
    if (line?.is === 'last') expect(line.text).toMatch(/Last round$/);
    const rounds = Number(/about (\d+) rounds/.exec(line?.text ?? '')?.[1] ?? 0);
    expect(rounds).toBeLessThanOrEqual(9);
    seen.add(rounds === 0 ? (line?.is ?? '') : 'foreseen');
    expect(answer(hosted, question.id, hosted.hosted.game.sample(hosted.match.state, question, random))).toBeNull();
    [question] = openQuestions(hosted.match.state);
  }
  expect(endLine(tableOf(hosted), say)).toBeNull();
  expect([...seen]).toEqual(expect.arrayContaining(['far', 'foreseen']));
});
