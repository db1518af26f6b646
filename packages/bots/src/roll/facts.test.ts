// The facts are what the seat sees: hidden tiles and rolls never change them, and they stay within their layout.

import { randomFromNumber } from '@orrery/kernel';
import { type RollState, roll } from '@orrery/roll';
import { inCup, isRolled } from '@orrery/roll/search';
import { describe, expect, test } from 'vitest';
import { factList } from '../net/net.ts';
import { rollPositions } from '../testing/roll-positions.ts';
import { rollFacts } from './facts.ts';

const listed = (state: RollState, seat: number, faces = false): number[] => {
  const list = factList();
  rollFacts.write(state, seat, list, faces);
  return [...list.list.slice(0, list.count)];
};

describe.each([2, 3, 5])('%i seats', (seats) => {
  test('what a seat cannot see changes nothing', () => {
    const random = randomFromNumber(7);
    let looked = 0;
    for (const { state, question } of rollPositions(seats, 'facts')) {
      const shuffled = roll.clone(state);
      roll.shuffleHidden(shuffled, question.seat, random);
      expect(listed(shuffled, question.seat, true)).toEqual(listed(state, question.seat, true));
      looked += 1;
    }
    expect(looked).toBeGreaterThan(40);
  });

  test('facts lie within their layout, faces last', () => {
    for (const { state, question } of rollPositions(seats, 'layout')) {
      const known = listed(state, question.seat);
      const all = listed(state, question.seat, true);
      expect(all.slice(0, known.length)).toEqual(known);
      expect(Math.max(...known)).toBeLessThan(rollFacts.size);
      for (const fact of all.slice(known.length)) {
        expect(fact).toBeGreaterThanOrEqual(rollFacts.size);
        expect(fact).toBeLessThan(rollFacts.withFaces);
      }
    }
  });
});

test('the worth of a position does not hang on the roll, what is likely to be selected does', () => {
  for (const { state, question } of rollPositions(2, 'roll')) {
    if (question.kind !== 'assign') continue;
    const before = roll.clone(state);
    const [player] = before.players;
    if (player === undefined) throw new Error('no seat');
    player.places = player.places.map((place) => (isRolled(place) ? inCup : place));
    expect(listed(before, 0)).toEqual(listed(state, 0));
    expect(listed(before, 0, true)).not.toEqual(listed(state, 0, true));
    return;
  }
});

test('the tiles below the top of an own stack are among the facts, those of others are not', () => {
  for (const { state, question } of rollPositions(2, 'stacks')) {
    const { seat } = question;
    const stack = state.players[seat]?.stacks[1] ?? [];
    if (stack.length < 2) continue;
    const other = roll.clone(state);
    const swapped = other.players[seat]?.stacks[1];
    const [fresh] = other.bag;
    if (swapped === undefined || fresh === undefined) throw new Error('no stack or no bag');
    swapped[1] = fresh;
    expect(listed(other, seat)).not.toEqual(listed(state, seat));
    expect(listed(other, 1 - seat)).toEqual(listed(state, 1 - seat));
    return;
  }
  throw new Error('nobody had two worlds in construction');
});
