// What a piece means now: said of every card that is held and every piece in play, in every language, as the game has it.

import { openQuestions, randomFromNumber } from '@orrery/kernel';
import { speakerFor } from '@orrery/words';
import { catalogues, unreadable } from '@orrery/words/testing';
import { expect, test } from 'vitest';
import { answer, hostNew, tableOf } from './local/local-match.ts';
import { cardNow } from './race/closely.ts';
import { sideNow } from './roll/closely.ts';
import type { GameName, TableOf } from './table.ts';
import { simpleCompany } from './testing/company.ts';

const names = ['Me', 'Halley', 'Mira'];

function* tables<G extends GameName>(game: G, options: object): Generator<TableOf<G>> {
  const opened = hostNew(simpleCompany, { game, options, names, bots: ['any', 'any'], seed: 'closely' }, 'unused');
  if (!opened.ok) throw new Error(opened.refusal.code);
  const hosted = opened.value;
  const random = randomFromNumber(5);
  for (let [question] = openQuestions(hosted.match.state); question !== undefined; ) {
    yield tableOf(hosted) as TableOf<G>;
    expect(answer(hosted, question.id, hosted.hosted.game.sample(hosted.match.state, question, random))).toBeNull();
    [question] = openQuestions(hosted.match.state);
  }
}

test.each(catalogues)('Race, $code: price of what is held, owner of what is in play', ({ code, words }) => {
  const say = speakerFor(words, names, 0);
  const said = new Set<string>();
  for (const table of tables('race', { sets: ['base', 'gs', 'rvi'], takeovers: true })) {
    for (const { card, possible, isTwin } of table.asks[0]?.description.prices ?? []) {
      const now = cardNow(table, card, say);
      expect({ card, tone: now?.tone }).toEqual({ card, tone: possible && !isTwin ? 'good' : 'short' });
      for (const line of now?.lines ?? []) said.add(line);
    }
    for (const { seat, tableau } of table.view.players) {
      for (const { card } of tableau) {
        const lines = cardNow(table, card, say)?.lines ?? [];
        expect(lines).toContain(words.closely.now.inEmpire(seat === 0 ? null : say.seat(seat)));
        for (const line of lines) said.add(line);
      }
    }
  }
  expect(said.size).toBeGreaterThan(30);
  expect(unreadable([...said], code)).toEqual([]);
});

test.each(catalogues)('Roll, $code: workers of what is built next, owner of what is built', ({ code, words }) => {
  const say = speakerFor(words, names, 0);
  const said = new Set<string>();
  for (const table of tables('roll', {})) {
    for (const { seat, tableau, stacks } of table.standings.seats) {
      for (const { side } of tableau) {
        const lines = sideNow(table, side, say)?.lines ?? [];
        expect(lines).toContain(words.closely.now.inEmpire(seat === 0 ? null : say.seat(seat)));
        for (const line of lines) said.add(line);
      }
      for (const { top } of Object.values(stacks)) {
        if (top !== null) for (const line of sideNow(table, top.side, say)?.lines ?? []) said.add(line);
      }
    }
  }
  expect(said.size).toBeGreaterThan(10);
  expect(unreadable([...said], code)).toEqual([]);
});
