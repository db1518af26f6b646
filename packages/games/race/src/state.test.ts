// The state is plain data, and its hand-written copy is a JSON trip.

import { openQuestions, playInPlace, randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type RaceState, race } from './index.ts';
import { newPlayer } from './state.ts';
import { scenario } from './testing/scenario.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Every array and record inside a value, to see that a copy shares none of them. */
function parts(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) parts(inner, found);
  return found;
}

describe('clone', () => {
  test('is a JSON trip in the middle of everything, and shares nothing that rules change', () => {
    const read = race.readOptions({ sets: ['base', 'gs', 'rvi'], takeovers: true });
    if (!read.ok) throw new Error('the options are refused');
    const state = race.setup(read.value, 5, { text: 'clone', generator: 'chacha8' });
    const random = randomFromNumber(7);
    race.advance(state, null);
    for (let answers = 0; ; answers++) {
      const copy = race.clone(state);
      expect(copy).toStrictEqual(throughJson(state));
      if (answers % 20 === 0) expectNothingShared(state, copy);
      const [question] = openQuestions(state);
      if (question === undefined) break;
      playInPlace(race, state, question.seat, question.id, race.sample(state, question, random), null);
    }
    expect(state.phase).toBe('over');
  });

  test('copies a script too', () => {
    scenario({ goals: ['Greatest Military'], seats: [{}, {}] }, (t) => {
      t.draws(0, 2);
      const copy = race.clone(t.state);
      expect(copy).toStrictEqual(throughJson(t.state));
      expectNothingShared(t.state, copy);
      t.state.supplies[0]?.script?.queues[0]?.splice(0);
      expect(copy.supplies[0]?.script?.queues[0]).toHaveLength(2);
    });
  });

  test('has every field of a player', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      expect(Object.keys(race.clone(t.state).players[0]!)).toEqual(Object.keys(newPlayer()));
      expect(Object.keys(race.clone(t.state))).toEqual(Object.keys(t.state));
    });
  });
});

/** Options, questions, answers and locals of frames are never changed in place: those may be shared. */
function expectNothingShared(state: RaceState, copy: RaceState): void {
  const fixed = parts(state.options);
  const mayShare = (frame: RaceState['flow']): void => {
    parts(frame.vars, fixed);
    for (const { question, answer } of frame.asked) for (const each of [question, answer]) parts(each, fixed);
    for (const lane of frame.lanes) mayShare(lane);
  };
  mayShare(state.flow);
  const own = parts(state);
  const shared = [...parts(copy)].filter((part) => own.has(part) && !fixed.has(part));
  expect(shared).toEqual([]);
}
