// Floors with small samples; the arena measures properly.

import { firstOpen, playInPlace, randomFor } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { makeBot } from '../bots.ts';
import { optionsFor } from '../testing/positions.ts';

function bot(name: string, sims: number): Bot {
  const made = makeBot(name, race, { sims });
  if (!made.ok) throw new Error(`there is no ${name}`);
  return made.value;
}

/** Share of wins and mean score of the first bot; each deal is played from both seats. */
function duel(first: Bot, second: Bot, deals: number): { wins: number; score: number } {
  let wins = 0;
  let score = 0;
  for (let game = 0; game < 2 * deals; game++) {
    const mine = game % 2;
    const seed = { text: `duel/${Math.floor(game / 2)}`, generator: 'xoshiro128' } as const;
    const state = race.setup(optionsFor({}), 2, seed);
    race.advance(state, null);
    const random = [0, 1].map((seat) => randomFor(seed, `bot/${seat}`));
    for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
      const player = question.seat === mine ? first : second;
      const answer = player.answer(race.viewFor(state, question.seat), question, random[question.seat]!);
      expect(playInPlace(race, state, question.seat, question.id, answer, null)).toBeNull();
    }
    const places = race.outcome(state) ?? [];
    wins += places[mine]?.rank !== 1 ? 0 : places[1 - mine]?.rank === 1 ? 0.5 : 1;
    score += places[mine]?.score ?? 0;
  }
  return { wins: wins / (2 * deals), score: score / (2 * deals) };
}

test('greedy beats random nearly always', () => {
  expect(duel(bot('greedy', 1), bot('random', 1), 20).wins).toBeGreaterThanOrEqual(0.95);
});

test('greedy makes its points against itself', () => {
  expect(duel(bot('greedy', 1), bot('greedy', 1), 20).score).toBeGreaterThanOrEqual(22);
});

test('look-ahead with nets beats greedy', () => {
  expect(duel(bot('regular', 14), bot('greedy', 1), 20).wins).toBeGreaterThan(0.6);
});
