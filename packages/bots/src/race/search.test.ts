// Look-ahead sees a view and nothing else, gives the same answer for the same luck, and proposes only what is legal.

import { randomFromNumber } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { makeBot } from '../bots.ts';
import { positionsOf } from '../testing/positions.ts';
import { candidatesFor } from './candidates.ts';
import type { RaceModel } from './model.ts';
import { quickPlayer } from './quick.ts';
import { fullSearch, searchAnswers } from './search.ts';
import { trainedModel } from './trained-model.ts';

test.each(['greedy', 'novice', 'regular', 'expert', 'master'])('%s: shuffled hidden cards change no answer', (name) => {
  const bot = makeBot(name, race, { sims: 4 });
  if (!bot.ok) throw new Error('no bot');
  const random = randomFromNumber(3);
  let asked = 0;
  for (const { state, question } of positionsOf({}, 3, `fair/${name}`)) {
    asked += 1;
    if (asked % 7 !== 0) continue;
    const shuffled = race.clone(state);
    race.shuffleHidden(shuffled, question.seat, random);
    const answers = [state, shuffled].map((each) =>
      bot.value.answer(race.viewFor(each, question.seat), question, randomFromNumber(asked)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(race.check(state, question, answers[0])).toBeNull();
  }
  expect(asked).toBeGreaterThan(30);
});

test('every candidate is legal, the quick answer among them', () => {
  for (const sets of [['base'], ['base', 'gs', 'rvi']]) {
    for (const { state, question } of positionsOf({ sets, takeovers: sets.length > 1 }, 2, 'candidates')) {
      if (question.kind === 'chooseAction') continue;
      const answers = candidatesFor(state, question, randomFromNumber(1), 12, quickPlayer);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(race.check(state, question, answer), question.kind).toBeNull();
    }
  }
});

test('more simulations keep to their number, and the best each comes first', () => {
  for (const { state, question } of positionsOf({}, 2, 'rated')) {
    if (question.kind !== 'chooseAction' || state.round < 3) continue;
    const model = trainedModel();
    let looks = 0;
    const counted: RaceModel = {
      ...model,
      share: (each, seat) => {
        looks += 1;
        return model.share(each, seat);
      },
    };
    const rated = searchAnswers(
      counted,
      race.viewFor(state, question.seat),
      question,
      randomFromNumber(5),
      fullSearch(40, 40, 8, 0),
    );
    expect(rated).toHaveLength(7);
    expect(looks).toBeLessThanOrEqual(40);
    expect(looks).toBeGreaterThan(20);
    for (const { share } of rated) expect(share).toBeGreaterThanOrEqual(0);
    return;
  }
});
