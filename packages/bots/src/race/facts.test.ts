// The facts are what the seat sees: hidden cards never change them, and they stay within their layout.

import { randomFromNumber } from '@orrery/kernel';
import { race, type SetName } from '@orrery/race';
import { describe, expect, test } from 'vitest';
import { factList } from '../net/net.ts';
import { positionsOf } from '../testing/positions.ts';
import { raceFacts } from './facts.ts';

const tables: [sets: SetName[], options: object, seats: number][] = [
  [['base'], {}, 2],
  [['base'], { experienced: true }, 2],
  [['base', 'gs'], {}, 3],
  [['base', 'gs', 'rvi'], { takeovers: true }, 4],
  [['base', 'gs'], { solo: 'medium' }, 1],
];

describe.each(tables)('%j %j with %i seats', (sets, options, seats) => {
  const facts = raceFacts();
  const listed = (state: Parameters<typeof facts.write>[0], seat: number, openOnly = false): number[] => {
    const list = factList();
    facts.write(state, seat, list, openOnly);
    return [...list.list.slice(0, list.count)];
  };

  test('hidden cards change nothing', () => {
    const random = randomFromNumber(7);
    let looked = 0;
    for (const { state, question } of positionsOf({ sets, ...options }, seats, 'facts')) {
      if (question.kind !== 'chooseAction') continue;
      const shuffled = race.clone(state);
      race.shuffleHidden(shuffled, question.seat, random);
      expect(listed(shuffled, question.seat)).toEqual(listed(state, question.seat));
      for (let other = 0; other < seats; other++) {
        expect(listed(shuffled, other, true), 'open facts are open').toEqual(listed(state, other, true));
      }
      looked += 1;
    }
    expect(looked).toBeGreaterThan(4);
  });

  test('open facts come first, and none lies outside', () => {
    for (const { state, question } of positionsOf({ sets, ...options }, seats, 'layout')) {
      const all = listed(state, question.seat);
      const open = listed(state, question.seat, true);
      expect(all.slice(0, open.length)).toEqual(open);
      expect(Math.max(...open)).toBeLessThan(facts.open);
      expect(Math.max(...all)).toBeLessThan(facts.size);
      for (const fact of all.slice(open.length)) expect(fact).toBeGreaterThanOrEqual(facts.open);
    }
  });

  test('what a seat holds in hand is among its own facts', () => {
    for (const { state, question } of positionsOf({ sets, ...options }, seats, 'hand')) {
      const { hand = [] } = state.players[question.seat] ?? {};
      if (question.kind !== 'chooseAction' || hand.length === 0) continue;
      const without = race.clone(state);
      without.players[question.seat]?.hand.splice(0, 1);
      expect(listed(without, question.seat)).not.toEqual(listed(state, question.seat));
      return;
    }
  });
});

test('what the robot has is among the facts of a solo match, and of no other', () => {
  const facts = raceFacts();
  const robotFacts = (options: object, seats: number): number[] => {
    const list = factList();
    for (const { state } of positionsOf(options, seats, 'robot')) {
      facts.write(state, 0, list, true);
      break;
    }
    return [...list.list.slice(0, list.count)].filter((fact) => fact >= facts.beforeRobot);
  };
  expect(robotFacts({ sets: ['base', 'gs'], solo: 'hard' }, 1).length).toBeGreaterThan(4);
  expect(robotFacts({ sets: ['base', 'gs'] }, 2)).toEqual([]);
});
