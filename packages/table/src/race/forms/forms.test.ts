// Whatever the page lets a person confirm is a legal answer, for every kind of question, in every set.

import { exampleCards } from '@orrery/own-cards';
import { type QuestionKind, questionKinds, race } from '@orrery/race';
import { expect, test } from 'vitest';
import { unordered } from '../../forms/testing/unordered.ts';
import { playByForms } from '../testing/play-by-forms.ts';
import { beginningOf, formFor } from './forms.ts';

const settings = [
  { options: {}, seats: 2 },
  { options: { experienced: true }, seats: 2 },
  { options: { sets: ['base', 'gs'], goals: true }, seats: 3 },
  { options: { sets: ['base', 'gs'], draft: true }, seats: 2 },
  { options: { sets: ['base', 'gs'], solo: 'medium' }, seats: 1 },
  { options: { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p' }, seats: 2 },
  { options: { cards: exampleCards }, seats: 3 },
  { options: { sets: ['base', 'rvi'], takeovers: true }, seats: 4 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 5 },
];

const fewestMatches = 3;
const mostMatches = 100;

test('filled-in forms are legal answers, and every kind of question has been one', () => {
  const missing = new Set<QuestionKind>(questionKinds);
  const refused: unknown[] = [];
  const notFilled: unknown[] = [];
  // Some questions are rare: matches with takeovers go on until each has been asked.
  for (let seed = 0; seed < mostMatches && (seed < fewestMatches || missing.size > 0); seed++) {
    for (const { options, seats } of seed < fewestMatches ? settings : settings.slice(-2)) {
      const match = playByForms(options, seats, seed, {
        asked: (ask, { answer }, refusal) => {
          const { question } = ask;
          missing.delete(question.kind);
          if (refusal !== null) refused.push({ seed, options, question, answer, refusal });
          if (answer === null) return;
          // As a hint it fills in the same form.
          const hinted = { ...ask, proposal: answer.value, hinted: true };
          const again = formFor(hinted, beginningOf(hinted)).answer?.value;
          if (unordered(again) !== unordered(answer.value)) notFilled.push({ question, answer, again });
        },
      });
      expect(race.outcome(match.state)).not.toBeNull();
    }
  }
  expect(refused).toEqual([]);
  expect(notFilled).toEqual([]);
  expect([...missing]).toEqual([]);
});
