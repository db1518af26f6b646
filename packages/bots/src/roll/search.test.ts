// Look-ahead sees a view and nothing else, gives the same answer for the same luck, keeps to its number of simulations
// and proposes only what is legal.

import { randomFromNumber } from '@orrery/kernel';
import { phaseNames, type RollState, roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../bots.ts';
import { rollPositions } from '../testing/roll-positions.ts';
import { candidatePlans, candidatesFor } from './candidates.ts';
import type { RollModel } from './model.ts';
import { usualChances } from './quick-plan.ts';
import { fullRollSearch, searchAnswers } from './search.ts';
import { trainedModel } from './trained-model.ts';

test.each(['greedy', 'novice', 'regular', 'expert', 'master'])('%s: shuffled hidden tiles change no answer', (name) => {
  const bot = makeBot(name, roll, { sims: 4 });
  if (!bot.ok) throw new Error('no bot');
  const random = randomFromNumber(3);
  let asked = 0;
  for (const { state, question } of rollPositions(3, `fair/${name}`)) {
    asked += 1;
    if (asked % 9 !== 0) continue;
    const shuffled = roll.clone(state);
    roll.shuffleHidden(shuffled, question.seat, random);
    const answers = [state, shuffled].map((each) =>
      bot.value.answer(roll.viewFor(each, question.seat), question, randomFromNumber(asked)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(roll.check(state, question, answers[0])).toBeNull();
  }
  expect(asked).toBeGreaterThan(60);
});

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('every candidate is legal, the quick answer among them', () => {
    const chances = usualChances(seats);
    for (const { state, question } of rollPositions(seats, 'candidates')) {
      const answers =
        question.kind === 'assign'
          ? candidatePlans(state, question.seat, chances, 30)
          : candidatesFor(state, question, randomFromNumber(1), 12);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(roll.check(state, question, answer), JSON.stringify(answer)).toBeNull();
    }
  });
});

function firstPlan(seed: string): { state: RollState; seat: number; question: Parameters<typeof searchAnswers>[2] } {
  for (const { state, question } of rollPositions(2, seed)) {
    if (question.kind === 'assign' && state.round > 2) return { state, seat: question.seat, question };
  }
  throw new Error('no plan was asked for');
}

test('plans for every phase are tried, within the number of simulations, the best first', () => {
  const { state, seat, question } = firstPlan('rated');
  const model = trainedModel();
  let looks = 0;
  const counted: RollModel = {
    ...model,
    share: (each, who) => {
      looks += 1;
      return model.share(each, who);
    },
  };
  const view = roll.viewFor(state, seat);
  const rated = searchAnswers(counted, view, question, randomFromNumber(5), fullRollSearch(60, 0, 12, 4));
  const phases = new Set(rated.map(({ answer }) => (answer as { select: { phase: string } }).select.phase));
  expect([...phases].sort()).toEqual([...phaseNames].sort());
  expect(looks).toBeLessThanOrEqual(60);
  expect(looks).toBeGreaterThan(30);
  const again = searchAnswers(model, view, question, randomFromNumber(5), fullRollSearch(60, 0, 12, 4));
  expect(again).toEqual(rated);
});

test('a clock ends the search', () => {
  const { state, seat, question } = firstPlan('clock');
  let time = 0;
  const clock = {
    now: () => {
      time += 1;
      return time;
    },
    until: 40,
  };
  const effort = { ...fullRollSearch(Number.POSITIVE_INFINITY, 0, 8, 4), clock };
  expect(searchAnswers(trainedModel(), roll.viewFor(state, seat), question, randomFromNumber(1), effort).length).toBe(
    8,
  );
  expect(time).toBeLessThan(80);
});
