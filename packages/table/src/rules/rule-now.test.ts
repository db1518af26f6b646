// The numbers beside a rule are those of the table: what is asked, what stands. In every language, on every page, in whole
// matches; nothing that a seat may not know, since nothing but its table is read.

import { openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { speakerFor } from '@orrery/words';
import { pagesOf, ruleBook } from '@orrery/words/rules';
import { catalogues } from '@orrery/words/testing';
import { expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import type { GameName, Table } from '../table.ts';
import { tableFor } from '../table-for.ts';
import { pageFor, ruleNow } from './index.ts';

const names = ['Ada', 'Halley'];

/** Tables of a match at random, as the first seat sees them. */
function tablesOf(game: GameName): Table[] {
  const hosted = hostedGames[game];
  const random = randomFromNumber(5);
  const started = startMatch(hosted.game, { options: {}, seats: names.map((name) => ({ name })), seed: 'rules' });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const found: Table[] = [];
  for (let [question] = openQuestions(match.state); question !== undefined; [question] = openQuestions(match.state)) {
    if (question.seat === 0)
      found.push(tableFor({ game, hosted, state: match.state, seat: 0, names, canUndo: false, hint: null }));
    submit(match, question.seat, question.id, hosted.game.sample(match.state, question, random));
  }
  return found;
}

const tables = { race: tablesOf('race'), roll: tablesOf('roll') };
const around = Object.fromEntries(
  await Promise.all(catalogues.map(async ({ code }) => [code, (await ruleBook(code)).around] as const)),
);

test.each(catalogues)('whole lines on every page, at every decision: $code', ({ code, words }) => {
  const say = speakerFor(words, names, 0);
  const book = around[code];
  if (book === undefined) throw new Error(code);
  for (const game of ['race', 'roll'] as const) {
    const withNumbers = new Set<string>();
    for (const table of tables[game].filter((_, at) => at % 5 === 0)) {
      for (const page of pagesOf[game]) {
        const lines = ruleNow(table, page, say, book);
        expect(lines.filter((line) => line.trim() === '' || /undefined|null|NaN/.test(line))).toEqual([]);
        if (lines.some((line) => /\d/.test(line))) withNumbers.add(page);
      }
    }
    expect(withNumbers.size).toBeGreaterThan(7);
  }
});

test('Paying says what each card of the hand costs now, as the table has it', () => {
  const say = speakerFor(catalogues[0]?.words ?? never(), names, 0);
  const book = around.en ?? never();
  for (const table of tables.race) {
    if (table.game !== 'race') continue;
    const lines = ruleNow(table, 'race-pay', say, book);
    const prices = table.asks[0]?.description.prices ?? [];
    for (const { card, price, possible } of prices) {
      const line = lines.find((each) => each.startsWith(`${say.card(card)}:`));
      expect(line).toBeDefined();
      if (price !== null && price > 0 && possible) expect(line).toContain(String(price));
    }
  }
});

test('a decision opens its page; so does a term; what has no page opens nothing', () => {
  const say = speakerFor(catalogues[0]?.words ?? never(), names, 0);
  for (const game of ['race', 'roll'] as const) {
    for (const table of tables[game]) expect(pageFor(table, null, say)?.startsWith(game)).toBe(true);
  }
  const [table] = tables.race;
  if (table === undefined) throw new Error('no table');
  expect(pageFor(table, 'sign:military', say)).toBe('race-military');
  expect(pageFor(table, 'sign:undo', say)).toBeNull();
  expect(pageFor(table, 'refusal:kernel/not-asked', say)).toBe(pageFor(table, null, say));
});

function never(): never {
  throw new Error('it is not there');
}
