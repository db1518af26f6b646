// The rail tells who called what once all have revealed, and nothing before; sheets of seats name what lies open.

import { openQuestions, randomFromNumber } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { answer, hostNew, tableOf } from '../local/local-match.ts';
import type { RaceTable } from '../table.ts';
import { simpleCompany } from '../testing/company.ts';
import { railOf } from './rail.ts';
import { seatSheet, threatsTo } from './seat-sheet.ts';

const names = ['Me', 'Halley', 'Mira'];
const say = speakerFor(en, names, 0);
const options = { sets: ['base', 'gs', 'rvi'], takeovers: true };

function* tables(): Generator<RaceTable> {
  const opened = hostNew(simpleCompany, { game: 'race', options, names, bots: ['any', 'any'], seed: 'rail' }, 'unused');
  if (!opened.ok) throw new Error(opened.refusal.code);
  const hosted = opened.value;
  const random = randomFromNumber(3);
  for (let [question] = openQuestions(hosted.match.state); question !== undefined; ) {
    yield tableOf(hosted) as RaceTable;
    expect(answer(hosted, question.id, hosted.hosted.game.sample(hosted.match.state, question, random))).toBeNull();
    [question] = openQuestions(hosted.match.state);
  }
}

test('the rail says who called what, from the reveal on', () => {
  let revealed = 0;
  for (const { view } of tables()) {
    const rail = railOf(view, say);
    expect(rail).toHaveLength(7);
    if (view.phase === 'setup' || view.phase === 'action') {
      expect(rail.flatMap(({ by }) => by)).toEqual([]);
      continue;
    }
    revealed += 1;
    for (const { action, by, now, isNow } of rail) {
      expect(by).toEqual(view.players.filter(({ actions }) => actions.includes(action)).map(({ seat }) => seat));
      expect(now?.worth).toBe(by.length > 0);
      if (isNow) expect(by.length).toBeGreaterThan(0);
    }
  }
  expect(revealed).toBeGreaterThan(10);
});

test('a sheet names strength, discounts and sales, and first what is in danger', () => {
  let sheets = 0;
  for (const { standings } of tables()) {
    for (const standing of standings.seats) {
      const facts = seatSheet(standing, say);
      const threats = standing.threatens.filter(({ attack, defence }) => attack.total >= defence.total);
      expect(facts.map(({ bad }) => bad)).toEqual([...threats.map(() => true), false, false, false]);
      for (const seat of [0, 1, 2]) {
        expect(threatsTo(standing, seat)).toEqual(threats.filter(({ owner }) => owner === seat));
      }
      const [strength, , sales] = facts.slice(threats.length);
      if (standing.military.total !== 0) expect(strength?.title).toContain(String(Math.abs(standing.military.total)));
      expect(sales?.title === en.outlook.seat.noSales).toBe(standing.sales.length === 0);
      sheets += 1;
    }
  }
  expect(sheets).toBeGreaterThan(100);
});
