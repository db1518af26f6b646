// Matches with the example set: a thousand by chance, its cards in play, and a record that brings its cards along.

import { readFileSync } from 'node:fs';
import {
  firstOpen,
  loadRecord,
  playInPlace,
  randomFromNumber,
  recordOf,
  saveRecord,
  startMatch,
  submit,
  verify,
} from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { readOwnCards } from './own-cards.ts';

const { cards, mistakes } = readOwnCards(
  readFileSync(new URL('../examples/quiet-frontier.json', import.meta.url), 'utf8'),
);

test('race-14.1: a thousand random matches with the ten example cards', () => {
  expect([mistakes, cards.length]).toEqual([[], 10]);
  const read = race.readOptions({ cards });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const placed = new Set<string>();
  for (let seed = 0; seed < 1000; seed++) {
    const state = race.setup(read.value, 2, { text: `example ${seed}`, generator: 'xoshiro128' });
    const random = randomFromNumber(seed);
    race.advance(state, null);
    for (let question = firstOpen(state.flow); question !== null; ) {
      const answer = race.sample(state, question, random);
      const refusal = playInPlace(race, state, question.seat, question.id, answer, null);
      if (refusal !== null) throw new Error(`match ${seed}: ${JSON.stringify({ question, answer, refusal })}`);
      question = firstOpen(state.flow);
    }
    expect([state.phase, race.broken(state)]).toEqual(['over', null]);
    for (const { tableau } of race.viewFor(state, null).players) for (const { card } of tableau) placed.add(card);
  }
  expect(cards.filter(({ id }) => !placed.has(id))).toEqual([]);
});

test('race-14.6: the record brings its own cards along and can be verified anywhere', () => {
  const started = startMatch(race, { options: { sets: ['base', 'gs'], cards }, seats: [{}, {}], seed: 'record' });
  if (!started.ok) throw new Error('the options are refused');
  const match = started.value;
  const random = randomFromNumber(3);
  for (let question = firstOpen(match.state.flow); question !== null; ) {
    submit(match, question.seat, question.id, race.sample(match.state, question, random));
    question = firstOpen(match.state.flow);
  }
  const loaded = loadRecord(saveRecord(recordOf(match)), [race]);
  if (!loaded.ok) throw new Error('the record is refused');
  expect(loaded.value.record.options).toMatchObject({ cards });
  expect(verify(loaded.value.game, loaded.value.record).filter(({ agrees }) => !agrees)).toEqual([]);
});

test('race-14.1: they are shuffled in beside all others', () => {
  const read = race.readOptions({ cards });
  if (!read.ok) throw new Error('the options are refused');
  const state = race.setup(read.value, 2, { text: 'deck', generator: 'xoshiro128' });
  expect(state.supplies[0]?.deck).toHaveLength(114 - 2 + 13);
});
