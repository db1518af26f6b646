// Whatever the page lets a person confirm is a legal answer, for every kind of question, in every set.

import { type QuestionKind, questionKinds, race } from '@orrery/race';
import { expect, test } from 'vitest';
import { playByForms } from '../testing/play-by-forms.ts';

const settings = [
  { options: {}, seats: 2, matches: 12 },
  { options: { experienced: true }, seats: 2, matches: 6 },
  { options: { sets: ['base', 'gs'], goals: true }, seats: 3, matches: 16 },
  { options: { sets: ['base', 'rvi'], takeovers: true }, seats: 4, matches: 10 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 5, matches: 20 },
];

test('filled-in forms are legal answers, and every kind of question has been one', () => {
  const asked = new Map<QuestionKind, number>();
  const refused: unknown[] = [];
  for (const { options, seats, matches } of settings) {
    for (let seed = 0; seed < matches; seed++) {
      const match = playByForms(options, seats, seed, {
        asked: ({ question }, { answer }, refusal) => {
          asked.set(question.kind, (asked.get(question.kind) ?? 0) + 1);
          if (refusal !== null) refused.push({ seed, options, question, answer, refusal });
        },
      });
      expect(race.outcome(match.state)).not.toBeNull();
    }
  }
  expect(refused).toEqual([]);
  expect(questionKinds.filter((kind) => !asked.has(kind))).toEqual([]);
});
