// Scores of cards: learned from look-ahead, kept as text, used to answer; nothing hidden enters them.

import { randomFromNumber } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { factList } from '../net/net.ts';
import { positionsOf } from '../testing/positions.ts';
import { contextSize, writeContext } from './card-context.ts';
import { freshTables, learnCards, regretOf } from './card-learning.ts';
import { cardPolicy, loadCardTables, saveCardTables } from './card-policy.ts';
import { playForCardSamples } from './card-samples.ts';
import { trainedModel } from './trained-model.ts';

const options = race.readOptions({ sets: ['base', 'gs', 'rvi'], takeovers: true });
if (!options.ok) throw new Error('no options');
const table = { options: options.value, seats: 2 };

const samplesOf = (seed: string) => playForCardSamples({ table, seed, model: trainedModel(), worlds: 4, width: 6 });

function learnedTables() {
  const tables = freshTables();
  for (const sample of samplesOf('teach')) learnCards(tables, sample, 4, 0.01);
  return tables;
}

test('the same seed gives the same samples, and learning them lessens their error and regret', () => {
  const samples = [...samplesOf('one'), ...samplesOf('two')];
  expect(samplesOf('one')).toEqual(samples.slice(0, samplesOf('one').length));
  expect(samples.length).toBeGreaterThan(40);
  const tables = freshTables();
  const errors = Array.from({ length: 20 }, () =>
    samples.reduce((sum, sample) => sum + learnCards(tables, sample, 4, 0.01).error, 0),
  );
  expect(errors.at(-1)).toBeLessThan(0.6 * (errors[0] ?? 0));
  const regret = (by: typeof tables | null) => samples.reduce((sum, sample) => sum + regretOf(sample, by), 0);
  expect(regret(tables)).toBeLessThan(regret(null));
});

test('a table comes back from its text, whole but for rounding', () => {
  const tables = learnedTables();
  const again = loadCardTables(JSON.parse(JSON.stringify(saveCardTables(tables))));
  for (const kind of ['place', 'keep'] as const) {
    const most = tables[kind].rows.reduce((top, each) => Math.max(top, Math.abs(each)), 0);
    const apart = tables[kind].rows.map((each, at) => Math.abs(each - (again[kind].rows[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(most / 30_000);
  }
});

test('answers are legal, and hidden cards change none of them', () => {
  const quick = cardPolicy(learnedTables());
  const context = factList();
  for (const { state, question } of positionsOf({ sets: ['base', 'gs', 'rvi'], takeovers: true }, 2, 'scores')) {
    const answer = quick.answer(state, question);
    expect(race.check(state, question, answer), question.kind).toBeNull();
    const other = race.determinize(race.viewFor(state, question.seat), randomFromNumber(3));
    expect(quick.answer(other, question), question.kind).toEqual(answer);
    writeContext(state, question.seat, state.players[question.seat]?.hand ?? [], context);
    for (const fact of context.list.slice(0, context.count)) expect(fact).toBeLessThan(contextSize);
  }
});
