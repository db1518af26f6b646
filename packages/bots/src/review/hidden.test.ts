// What a review says of a decision hangs on what its seat could see, and on nothing else: where everything hidden is shuffled,
// it says the same.

import { type AnyGame, firstOpen, randomFor, startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import { makeBot } from '../bots.ts';
import { explain } from '../explain.ts';
import { careFor } from './depth.ts';
import { reviewerOf } from './reviewers.ts';
import { weigh } from './weigh.ts';

const games: readonly [string, AnyGame][] = [
  ['race', race],
  ['roll', roll],
];
const everySo = 23;

test.each(games)('%s', (_, game) => {
  const reviewer = reviewerOf(game);
  const bot = makeBot('greedy', game);
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed: 'hidden' });
  if (reviewer === null || !bot.ok || !started.ok) throw new Error('no match');
  const match = started.value;
  const chance = (purpose: string) => randomFor({ text: 'hidden', generator: 'xoshiro128' }, purpose);
  let looks = 0;
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const { seat, id } = question;
    const asked = question;
    const answer = bot.value.answer(game.viewFor(match.state, seat), question, chance(String(match.answers.length)));
    if (match.answers.length % everySo === 0) {
      const found = [match.state, shuffled()].map((state) => {
        const view = game.viewFor(state, seat);
        const random = chance('look');
        const trials = reviewer.trials(view, asked, random);
        return {
          progress: reviewer.progress(state),
          weighing: weigh(trials, () => reviewer.worlds(view, asked, random), answer, careFor.quick),
          calls: reviewer.calls(view, asked, random),
          hint: explain(game, view, asked, random, { sims: 30 }),
        };
      });
      expect(found[1]).toEqual(found[0]);
      for (const { seat: rival, share } of found[0]?.calls ?? []) {
        expect(rival).not.toBe(seat);
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-6);
      }
      looks += 1;
    }
    expect(submit(match, seat, id, answer)).toBeNull();

    function shuffled() {
      const other = game.clone(match.state);
      game.shuffleHidden(other, seat, chance('shuffle'));
      return other;
    }
  }
  expect(looks).toBeGreaterThanOrEqual(3);
});
