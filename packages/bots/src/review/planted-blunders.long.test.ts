// A blunder that was put into a match between bots is found as the worst decision of its seat; and what the usual depth calls
// a clear mistake is one by a deeper look, too.

import { type AnyGame, firstOpen, type MatchRecord, randomFor, recordOf, startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { makeBot } from '../bots.ts';
import { careFor } from './depth.ts';
import { planReview, reviewAnswers } from './review.ts';
import { reviewerOf } from './reviewers.ts';
import { weigh } from './weigh.ts';

const cases = Number(process.env.BLUNDERS ?? 50);
const blunder = 0.15;

interface Planted {
  readonly record: MatchRecord;
  readonly answerNo: number;
}

const games: readonly [string, AnyGame][] = [
  ['race', race],
  ['roll', roll],
];

/** A match in which one answer is replaced by a far worse one; null if no answer in it could be. */
function planted(game: AnyGame, no: number): Planted | null {
  const seed = `blunder/${no}`;
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'bots');
  const reviewer = reviewerOf(game);
  const bot = makeBot('expert', game);
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed });
  if (!bot.ok || !started.ok || reviewer === null) throw new Error('no match');
  const match = started.value;
  const earliest = 6 + 5 * (no % 6);
  let answerNo = 0;
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const { seat, id } = question;
    const view = game.viewFor(match.state, seat);
    let answer = bot.value.answer(view, question, random);
    if (answerNo === 0 && match.answers.length >= earliest) {
      const trials = reviewer.trials(view, question, random);
      const asked = question;
      const worse = trials.answers.at(-1);
      const lost = (care: keyof typeof careFor): number =>
        weigh(trials, () => reviewer.worlds(view, asked, random), worse, careFor[care]).loss;
      if (trials.answers.length > 1 && lost('quick') >= blunder && lost('deep') >= blunder) {
        answer = worse;
        answerNo = match.answers.length + 1;
      }
    }
    if (submit(match, seat, id, answer) !== null) throw new Error('a wrong answer');
  }
  return answerNo === 0 ? null : { record: recordOf(match), answerNo };
}

test.each(games)('in %s', { timeout: 7_200_000 }, (_, game) => {
  const reviewer = reviewerOf(game);
  expect(reviewer).not.toBeNull();
  let [all, found, clear, agreed] = [0, 0, 0, 0];
  for (let no = 0; all < cases; no++) {
    const match = planted(game, no);
    if (match === null) continue;
    all += 1;
    const { record, answerNo } = match;
    const plan = planReview(game, record);
    const seat = record.answers[answerNo - 1]?.seat;
    const own = record.answers.flatMap((given, at) => (given.seat === seat ? [at + 1] : []));
    const parts = reviewAnswers(game, record, 'usual', new Set(own));
    if (!plan.ok || !parts.ok) throw new Error('no review');
    const [worst] = parts.value.toSorted((a, b) => b.weighing.loss - a.weighing.loss);
    if (worst?.answerNo === answerNo) found += 1;
    const mistakes = parts.value.filter(({ certain }) => certain).map((part) => part.answerNo);
    const deeper = reviewAnswers(game, record, 'deep', new Set(mistakes));
    if (!deeper.ok) throw new Error('no review');
    clear += mistakes.length;
    agreed += deeper.value.filter(({ certain }) => certain).length;
  }
  process.stdout.write(`${game.name}: ${found} of ${all} found, ${agreed} of ${clear} clear mistakes agreed\n`);
  expect(found / all).toBeGreaterThanOrEqual(0.8);
  expect(agreed / clear).toBeGreaterThanOrEqual(0.9);
});
