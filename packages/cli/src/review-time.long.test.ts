// How long a review of a match of two takes, in processor time, which other programs do not lengthen: on two idle cores half
// of it passes. The first picture has no look-ahead in it and is there long before.

import { makeBot } from '@orrery/bots';
import { planReview } from '@orrery/bots/review';
import { type AnyGame, firstOpen, type MatchRecord, randomFor, recordOf, startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { processorMs } from './processor-time.ts';
import { runReview } from './review-jobs.ts';

const cores = 2;
const wholeMs = 60_000;
const firstPictureMs = 5000;

function matchOf(game: AnyGame): MatchRecord {
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed: 'how long' });
  const bot = makeBot('greedy', game);
  if (!started.ok || !bot.ok) throw new Error('no match');
  const match = started.value;
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const chance = randomFor({ text: 'how long', generator: 'xoshiro128' }, String(match.answers.length));
    const answer = bot.value.answer(game.viewFor(match.state, question.seat), question, chance);
    submit(match, question.seat, question.id, answer);
  }
  return recordOf(match);
}

const games: readonly [string, AnyGame][] = [
  ['race', race],
  ['roll', roll],
];

test.each(games)('%s', { timeout: 600_000 }, async (_, game) => {
  const record = matchOf(game);
  const begun = processorMs();
  expect(planReview(game, record).ok).toBe(true);
  expect(processorMs() - begun).toBeLessThan(firstPictureMs);

  const before = processorMs();
  const found = await runReview(game, record, 'usual', () => {});
  expect(found.ok && found.value.parts.length).toBe(record.answers.length);
  expect(processorMs() - before).toBeLessThan(cores * wholeMs);
});
