// Reasons in Roll are recomputed like those in Race, and every question has some.

import { randomFromNumber } from '@orrery/kernel';
import { type RollState, roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { expectRecomputed } from '../testing/recomputed-terms.ts';
import { rollPositions } from '../testing/roll-positions.ts';
import { explainRoll } from './explain.ts';
import { rollFacts, rollParts } from './facts.ts';
import { shapingOf } from './model.ts';
import { fullRollSearch, searchAnswers } from './search.ts';
import { trainedModel } from './trained-model.ts';

const effort = fullRollSearch(32, 12, 8, 5);

test('the terms of the best plan are differences of the evaluation, recomputed from the simulated rounds', () => {
  const model = trainedModel();
  let explained = 0;
  for (const { state, question } of rollPositions(2, 'reasons')) {
    if (state.round < 3 || state.round > 5 || question.kind !== 'assign') continue;
    const { seat } = question;
    const view = roll.viewFor(state, seat);
    const [best] = explainRoll(model, view, question, randomFromNumber(2), effort, 3);
    expectRecomputed(best, {
      allParts: rollParts,
      parts: rollFacts.parts,
      think: (watch) => searchAnswers(model, view, question, randomFromNumber(2), { ...effort, watch }),
      observe: (end: RollState) => model.value.observe(end, seat),
      shapingOf: (end: RollState) => shapingOf(end, seat),
      shareOf: model.value.shareOf,
    });
    explained += 1;
  }
  expect(explained).toBeGreaterThan(3);
});

test('every question has reasons, all of them legal answers', () => {
  const kinds = new Set<string>();
  for (const seed of ['why', 'why not']) {
    for (const { state, question } of rollPositions(3, seed)) {
      if (kinds.has(question.kind)) continue;
      kinds.add(question.kind);
      const view = roll.viewFor(state, question.seat);
      const reasons = explainRoll(trainedModel(), view, question, randomFromNumber(2), effort, 3);
      expect(reasons.length, question.kind).toBeGreaterThan(0);
      for (const { answer } of reasons) expect(roll.check(state, question, answer)).toBeNull();
    }
  }
  expect(kinds.size).toBeGreaterThan(6);
});
