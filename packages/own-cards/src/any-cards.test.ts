// Matches with cards that nobody printed: whatever the vocabulary can say, the rules hold.

import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { type RaceState, race } from '@orrery/race';
import { expect, test } from 'vitest';
import { randomCards } from './testing/random-cards.ts';

const ways: readonly { readonly options: object; readonly seats: number }[] = [
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 3 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true, experienced: true }, seats: 2 },
  { options: { sets: ['base', 'gs'], draft: true }, seats: 2 },
];

/** Plays a match by chance; every question is described, every answer checked for what must always hold. */
function play(options: unknown, seats: number, seed: number): RaceState {
  const read = race.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const state = race.setup(read.value, seats, { text: `any cards ${seed}`, generator: 'xoshiro128' });
  const random = randomFromNumber(seed);
  race.advance(state, null);
  for (let answers = 0; ; answers++) {
    const question = firstOpen(state.flow);
    if (question === null) return state;
    if (answers > 20_000) throw new Error(`match ${seed} does not end`);
    if (answers % 7 === 0) {
      race.describe(state, question);
      race.enumerate(state, question);
      const fallback = race.fallback(state, question);
      expect([question, fallback, race.check(state, question, fallback)]).toEqual([question, fallback, null]);
    }
    const answer = race.sample(state, question, random);
    const refusal = playInPlace(race, state, question.seat, question.id, answer, null);
    if (refusal !== null) throw new Error(`match ${seed}: ${JSON.stringify({ question, answer, refusal })}`);
    const broken = race.broken(state);
    if (broken !== null) throw new Error(`match ${seed}: ${broken}`);
  }
}

test('race-14.1 race-14.5: sixty random designs, many copies: every match ends and nothing is lost', () => {
  for (let seed = 0; seed < 24; seed++) {
    const { options, seats } = ways[seed % ways.length]!;
    const cards = randomCards(60, randomFromNumber(seed));
    expect(play({ ...options, cards }, seats, seed).phase).toBe('over');
  }
});
