// What can be agreed on before a match, and which mixes are refused. Section 2.1.

import { startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { race } from './index.ts';
import { readOptions } from './options.ts';

const seats = (count: number) => Array.from({ length: count }, () => ({}));
const start = (options: unknown, count: number) => startMatch(race, { options, seats: seats(count), seed: 'options' });

describe('Options that are taken', () => {
  test.each([
    ['race-2.1.1', ['base'], 2, 4],
    ['race-2.1.2', ['base', 'gs'], 2, 5],
    ['race-2.1.3', ['base', 'gs', 'rvi'], 2, 6],
    ['race-2.1.4', ['base', 'rvi'], 2, 5],
  ])('%s: %s is for %i to %i seats', (_rule, sets, min, max) => {
    expect(start({ sets }, min).ok && start({ sets }, max).ok).toBe(true);
    for (const count of [0, 1, max + 1]) {
      expect(start({ sets }, count)).toMatchObject({
        ok: false,
        refusal: { code: 'kernel/bad-seats', data: { seats: count, min, max } },
      });
    }
  });

  test('what is left out is filled in: base alone, goals with gs, no takeovers, one action', () => {
    const ways = { solo: null, draft: false, scenario: null, sides: null, cards: null };
    const plain = { takeovers: false, experienced: false, presetHands: null, ...ways };
    expect(readOptions({})).toEqual({ ok: true, value: { sets: ['base'], goals: false, ...plain } });
    expect(readOptions({ sets: ['gs', 'base'] })).toEqual({
      ok: true,
      value: { sets: ['base', 'gs'], goals: true, ...plain },
    });
    expect(readOptions({ sets: ['rvi', 'base'] })).toMatchObject({ value: { sets: ['base', 'rvi'], goals: false } });
  });

  test('race-2.2.2: goals may be switched off', () => {
    expect(readOptions({ sets: ['base', 'gs'], goals: false })).toMatchObject({ ok: true, value: { goals: false } });
  });

  test('options that were read are read again the same, as from a record', () => {
    for (const raw of [{}, { sets: ['base', 'gs', 'rvi'], takeovers: true }, { presetHands: [1, null] }]) {
      const read = readOptions(raw);
      expect(read.ok && readOptions(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
    }
  });

  test('race-10.1: the experienced game is for exactly two', () => {
    expect(start({ experienced: true }, 2).ok).toBe(true);
    for (const count of [1, 3]) {
      expect(start({ sets: ['base', 'gs'], experienced: true }, count)).toMatchObject({
        refusal: { code: 'kernel/bad-seats', data: { min: 2, max: 2 } },
      });
    }
  });

  test('race-2.3.1: preset hands fix the number of seats', () => {
    expect(start({ presetHands: [1, 2, 3] }, 3).ok).toBe(true);
    expect(start({ presetHands: [1, 2, 3] }, 4)).toMatchObject({ refusal: { data: { min: 3, max: 3 } } });
  });
});

describe('every other mix is refused, and the field is named', () => {
  test.each([
    ['sets', { sets: ['gs'] }],
    ['sets', { sets: [] }],
    ['sets', { sets: ['base', 'base'] }],
    ['sets', { sets: ['base', 'xeno'] }],
    ['sets', { sets: 'base' }],
    ['sets', { sets: { base: true } }],
    ['goals', { sets: ['base'], goals: true }],
    ['goals', { sets: ['base', 'rvi'], goals: true }],
    ['goals', { sets: ['base', 'gs'], goals: 1 }],
    ['takeovers', { sets: ['base'], takeovers: true }],
    ['takeovers', { sets: ['base', 'gs'], takeovers: true }],
    ['takeovers', { sets: ['base', 'rvi'], takeovers: 'yes' }],
    ['experienced', { experienced: 2 }],
    ['presetHands', { presetHands: 3 }],
    ['presetHands', { presetHands: [1, 6] }],
    ['presetHands', { presetHands: [0, 1] }],
    ['presetHands', { presetHands: [1, 1] }],
    ['presetHands', { presetHands: [1, 5] }],
    ['presetHands', { presetHands: ['1', '2'] }],
    ['presetHands', { presetHands: [] }],
    ['presetHands', { presetHands: [1] }],
    ['presetHands', { presetHands: [1, 2, 3, 4, null] }],
    ['presetHands', { sets: ['base', 'gs'], presetHands: [1, 2, 3, 4, 5, null] }],
    ['presetHands', { experienced: true, presetHands: [1, 2, 3] }],
    ['draft', { draft: true }],
    ['draft', { sets: ['base', 'rvi'], draft: true }],
    ['draft', { sets: ['base', 'gs'], draft: 1 }],
    ['solo', { sets: ['base', 'gs'], solo: true }],
    ['solo', { solo: 'easy' }],
    ['solo', { sets: ['base', 'rvi'], solo: 'easy' }],
    ['solo.level', { sets: ['base', 'gs'], solo: 'mild' }],
    ['solo.level', { sets: ['base', 'gs'], solo: {} }],
    ['solo.robots', { sets: ['base', 'gs'], solo: { level: 'easy', robots: 2 } }],
    ['solo.startChoice', { sets: ['base', 'gs'], solo: { level: 'easy', startChoice: true } }],
    ['solo.startChoice', { sets: ['base', 'gs'], solo: { level: 'easy', startChoice: 1 } }],
    ['solo.dice', { sets: ['base', 'gs'], solo: { level: 'easy', dice: [[]] } }],
    ['solo.dice[1]', { sets: ['base', 'gs'], solo: { level: 'easy', dice: [new Array(6).fill('match'), []] } }],
    ['solo.dice[0][0]', { sets: ['base', 'gs'], solo: { level: 'easy', dice: [new Array(6).fill('six'), []] } }],
    ['solo.symbols', { sets: ['base', 'gs'], solo: { level: 'easy', symbols: { 'gem-world': 'settle' } } }],
    ['solo.symbols.old-earth', { sets: ['base', 'gs'], solo: { level: 'easy', symbols: { 'old-earth': 'match' } } }],
    ['goals', { sets: ['base', 'gs'], solo: 'easy', goals: true }],
    ['takeovers', { sets: ['base', 'gs', 'rvi'], solo: 'easy', takeovers: true }],
    ['experienced', { sets: ['base', 'gs'], solo: 'easy', experienced: false }],
    ['draft', { sets: ['base', 'gs'], solo: 'easy', draft: true }],
    ['scenario', { sets: ['base', 'gs', 'rvi'], draft: true, scenario: 'rebel-vs-imperium-2p' }],
    ['presetHands', { sets: ['base', 'gs'], draft: true, presetHands: [1, 2] }],
    ['presetHands', { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p', presetHands: [1, 2] }],
    ['scenario', { scenario: 'rebel-vs-imperium-2p' }],
    ['scenario', { sets: ['base', 'rvi'], scenario: 'uplift' }],
    ['scenario', { sets: ['base', 'rvi'], scenario: true }],
    ['takeovers', { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p', takeovers: false }],
    ['sides', { sets: ['base', 'rvi'], sides: [0, 1] }],
    ['sides', { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p', sides: [0, 0] }],
    ['sides', { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p', sides: [1] }],
    ['', null],
    ['', 'base'],
    ['', ['base']],
  ])('race-2.1.6: %s in %j', (field, options) => {
    expect(start(options, 3)).toMatchObject({ ok: false, refusal: { code: 'kernel/bad-options', data: { field } } });
  });

  test('race-9.0.1: takeovers come with rvi, with or without gs', () => {
    for (const sets of [
      ['base', 'rvi'],
      ['base', 'gs', 'rvi'],
    ]) {
      expect(readOptions({ sets, takeovers: true })).toMatchObject({ ok: true, value: { takeovers: true } });
    }
  });

  test('the caller keeps nothing of the options in its hands', () => {
    const presetHands = [1, 2];
    const read = readOptions({ presetHands });
    presetHands[0] = 3;
    expect(read).toMatchObject({ value: { presetHands: [1, 2] } });
  });
});
