// Reasons are recomputed: each term by evaluating mixed facts anew with the net itself, their sum by the shares.

import { randomFromNumber } from '@orrery/kernel';
import { type RaceState, race } from '@orrery/race';
import { expect, test } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { expectRecomputed } from '../testing/recomputed-terms.ts';
import { explainRace } from './explain.ts';
import { factParts, raceFacts } from './facts.ts';
import { shapingOf } from './model.ts';
import { fullSearch, searchAnswers } from './search.ts';
import { trainedModel } from './trained-model.ts';

const effort = fullSearch(28, 12, 5, 0);

test('the terms of the best answer are differences of the evaluation, recomputed from the simulated rounds', () => {
  const model = trainedModel();
  const facts = raceFacts();
  let explained = 0;
  for (const { state, question } of positionsOf({ sets: ['base', 'gs'] }, 2, 'reasons')) {
    if (state.round < 4 || state.round > 6 || question.kind !== 'chooseAction') continue;
    const { seat } = question;
    const view = race.viewFor(state, seat);
    const [best] = explainRace(model, view, question, randomFromNumber(2), effort, 3);
    expectRecomputed(best, {
      allParts: factParts,
      parts: facts.parts,
      think: (watch) => searchAnswers(model, view, question, randomFromNumber(2), { ...effort, watch }),
      observe: (end: RaceState) => model.value.observe(end, seat),
      shapingOf: (end: RaceState) => shapingOf(end, seat),
      shareOf: model.value.shareOf,
    });
    explained += 1;
  }
  expect(explained).toBeGreaterThan(3);
});

test('every question has reasons, with shares of winning', () => {
  const kinds = new Set<string>();
  for (const { state, question } of positionsOf({ sets: ['base', 'gs', 'rvi'], takeovers: true }, 3, 'why')) {
    if (kinds.has(question.kind)) continue;
    kinds.add(question.kind);
    const view = race.viewFor(state, question.seat);
    const reasons = explainRace(trainedModel(), view, question, randomFromNumber(2), effort, 3);
    expect(reasons.length, question.kind).toBeGreaterThan(0);
    for (const { answer } of reasons) expect(race.check(state, question, answer)).toBeNull();
  }
  expect(kinds.size).toBeGreaterThan(8);
});
