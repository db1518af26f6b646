// Whole matches of both games looked at again: the parts do not hang on who looks at them, luck is only where something was
// drawn, and a mistake that was put in is found.

import type { AnyGame, MatchRecord } from '@orrery/kernel';
import { restart } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { recordedMatch } from '../testing/bot-matches.ts';
import { type Part, planReview, reviewAnswers } from './review.ts';
import { reviewOf } from './whole-review.ts';

const games: readonly [string, AnyGame][] = [
  ['race', race],
  ['roll', roll],
];

const looked = (game: AnyGame, record: MatchRecord, numbers: readonly number[]) => {
  const parts = reviewAnswers(game, record, 'quick', new Set(numbers));
  if (!parts.ok) throw new Error(parts.refusal.code);
  return parts.value;
};

test.each(games)('a match of %s, in any order and in any portions', (_, game) => {
  const record = recordedMatch(game, {}, ['greedy', 'greedy'], 'review');
  const plan = planReview(game, record);
  if (!plan.ok) throw new Error(plan.refusal.code);
  const { rounds, answers } = plan.value;
  expect(answers).toBe(record.answers.length);
  for (const { shares } of rounds) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  const winners = record.result?.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];
  expect(rounds.at(-1)?.shares[winners[0] ?? 0]).toBe(1 / winners.length);

  const some = [2, 5, 9, 14];
  const together = looked(game, record, some);
  expect(together).toEqual(some.flatMap((number) => looked(game, record, [number])));
  for (const { weighing, luck, answerNo, seat } of together) {
    expect(seat).toBe(record.answers[answerNo - 1]?.seat);
    expect(weighing.loss).toBeGreaterThanOrEqual(0);
    expect(weighing.best.map(({ answer }) => answer)).toContainEqual(weighing.played.answer);
    if (luck !== null) expect(luck.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 6); // what one gains the other loses
  }
  const { seats, parts } = reviewOf(plan.value, together.toReversed(), 2);
  expect(parts).toEqual(together);
  for (const { seat, lost } of seats) {
    const own = together.filter((part) => part.seat === seat);
    const losses = own.map(({ weighing: { loss, lossError } }) => (loss >= 2 * lossError ? loss : 0));
    expect(lost).toBeCloseTo(
      losses.reduce((sum, loss) => sum + loss, 0),
      9,
    );
  }
});

test('what is lost is told without what chance alone may show', () => {
  const record = recordedMatch(race, {}, ['greedy', 'greedy'], 'sums');
  const plan = planReview(race, record);
  const [part] = looked(race, record, [2]);
  if (!plan.ok || part === undefined) throw new Error('nothing to sum up');
  const losing = (loss: number, lossError: number): Part => ({
    ...part,
    seat: 0,
    weighing: { ...part.weighing, loss, lossError },
  });
  const parts = [losing(0.01, 0.02), losing(0.03, 0.016), losing(0.04, 0.02), losing(0.1, 0.02), losing(0, 0)];
  expect(reviewOf(plan.value, parts, 2).seats[0]?.lost).toBeCloseTo(0.14, 9);
});

test.each(games)(
  'a closer look at the first answer of a round of %s takes the place of the first picture',
  (_, game) => {
    const record = recordedMatch(game, {}, ['greedy', 'greedy'], 'sharper');
    const plan = planReview(game, record);
    if (!plan.ok) throw new Error(plan.refusal.code);
    const { rounds } = plan.value;
    const at = rounds.length >> 1;
    const { answerNo = 1 } = rounds[at] ?? {};
    const closer = reviewAnswers(game, record, 'usual', new Set([answerNo, answerNo + 1]));
    if (!closer.ok) throw new Error(closer.refusal.code);
    const [first, second] = closer.value;
    expect(second?.shares).toBeNull();
    const shares = first?.shares ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    const sharper = reviewOf(plan.value, closer.value, 2).rounds;
    expect(sharper).toEqual(rounds.map((each, index) => (index === at ? { ...each, shares } : each)));
    expect(sharper[at]).not.toEqual(rounds[at]);
    for (const { shares: quick } of looked(game, record, [answerNo])) expect(quick).toBeNull();
  },
);

test.each(games)('a record of %s that breaks off, or of other rules, is refused', (_, game) => {
  const record = recordedMatch(game, {}, ['greedy', 'greedy'], 'short');
  const code = (of: MatchRecord): string | null => {
    const plan = planReview(game, of);
    return plan.ok ? null : plan.refusal.code;
  };
  expect(code({ ...record, answers: record.answers.slice(0, 6) })).toBe('bots/not-over');
  expect(code({ ...record, rulesVersion: 0 })).toBe('kernel/old-rules');
  expect(code({ ...record, answers: record.answers.slice(1) })).toBe('kernel/bad-record');
  expect(restart(game, record).ok).toBe(true);
});

test('nobody is lucky where nothing was drawn', () => {
  const record = recordedMatch(race, {}, ['greedy', 'greedy'], 'no luck');
  const [setup] = looked(race, record, [1]); // cards are put away, and the other seat still thinks
  expect(setup?.kind).toBe('discardSetup');
  expect(setup?.luck).toBeNull();
});
