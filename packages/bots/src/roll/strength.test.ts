// Floors of Roll with small samples, and no answer ever refused; the arena measures properly.

import { firstOpen, playInPlace, randomFor } from '@orrery/kernel';
import { roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { makeBot } from '../bots.ts';

function bot(name: string, sims: number): Bot {
  const made = makeBot(name, roll, { sims });
  if (!made.ok) throw new Error(`there is no ${name}`);
  return made.value;
}

/** Plays one match from views alone; the share of the victory of each seat. */
function play(bots: readonly Bot[], text: string): number[] {
  const seed = { text, generator: 'xoshiro128' } as const;
  const state = roll.setup({}, bots.length, seed);
  roll.advance(state, null);
  const random = bots.map((_, seat) => randomFor(seed, `bot/${seat}`));
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const answer = bots[question.seat]?.answer(roll.viewFor(state, question.seat), question, random[question.seat]!);
    expect(playInPlace(roll, state, question.seat, question.id, answer, null)).toBeNull();
  }
  const places = roll.outcome(state) ?? [];
  const winners = places.filter(({ rank }) => rank === 1).length;
  return places.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}

/** Share of wins of the first bot; each deal is played from both seats. */
function duel(first: Bot, second: Bot, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    wins += play([first, second], `duel/${deal}`)[0] ?? 0;
    wins += play([second, first], `duel/${deal}`)[1] ?? 0;
  }
  return wins / (2 * deals);
}

test('greedy beats random nearly always', () => {
  expect(duel(bot('greedy', 1), bot('random', 1), 25)).toBeGreaterThanOrEqual(0.95);
});

test('look-ahead with nets beats greedy', () => {
  expect(duel(bot('expert', 12), bot('greedy', 1), 8)).toBeGreaterThan(0.6);
});

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('no answer is refused', () => {
    const levels = ['master', 'novice', 'expert', 'regular', 'greedy'];
    for (let match = 0; match < 3; match++) {
      const lineup = Array.from({ length: seats }, (_, seat) => bot(levels[(seat + match) % levels.length] ?? '', 2));
      expect(play(lineup, `legal/${match}`).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });
});
