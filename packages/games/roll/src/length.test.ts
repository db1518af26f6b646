// How long games are when everybody plays sensibly: about 11 to 14 rounds at a table of three.

import { firstOpen, playInPlace } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import { sensible } from './testing/sensible.ts';

const games = 200;

test('the median game of three sensible seats lasts 11 to 14 rounds', () => {
  const rounds: number[] = [];
  for (let game = 0; game < games; game++) {
    const state = roll.setup({}, 3, { text: `length ${game}`, generator: 'xoshiro128' });
    roll.advance(state, null);
    for (;;) {
      const question = firstOpen(state.flow);
      if (question === null) break;
      const refusal = playInPlace(roll, state, question.seat, question.id, sensible(state, question), null);
      if (refusal !== null) throw new Error(`${question.kind}: ${JSON.stringify(refusal)}`);
    }
    rounds.push(state.round);
  }
  rounds.sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const each of rounds) counts.set(each, (counts.get(each) ?? 0) + 1);
  console.info(`rounds of ${games} games:`, [...counts].map(([round, count]) => `${round}:${count}`).join(' '));
  const median = rounds[games / 2] ?? 0;
  expect(median).toBeGreaterThanOrEqual(11);
  expect(median).toBeLessThanOrEqual(14);
});
