// Tries are shared out as promised: within their number, the same worlds for all that are still in, the best first.

import { expect, test } from 'vitest';
import { limitsWithin, type SearchLimits, successiveHalving } from './successive-halving.ts';

const care: SearchLimits = { sims: 10, otherSims: 5, width: 3, haste: 0 };

test('the lower half drops out, and what is left is tried more often', () => {
  const worlds = new Map<number, number[]>();
  const rated = successiveHalving([1, 2, 3, 4, 5, 6, 7, 8], 48, undefined, (world) => (answer) => {
    worlds.set(world, [...(worlds.get(world) ?? []), answer]);
    return answer / 10;
  });
  expect(rated[0]?.answer).toBe(8);
  expect(rated.map(({ answer }) => answer).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...worlds.values()].flat().length).toBeLessThanOrEqual(48);
  expect(worlds.get(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...(worlds.get(worlds.size - 1) ?? [])].sort()).toEqual([7, 8]);
});

test('what is clearly beaten drops out, and one that is left needs no more tries', () => {
  let tries = 0;
  const luck = (world: number): number => ((world * 7) % 11) / 100;
  const [bad, good, worse] = [0.3, 0.6, 0.2];
  const rated = successiveHalving([bad, good, worse], 10_000, undefined, (world) => (share) => {
    tries += 1;
    return share + luck(share === good ? world : world + 3);
  });
  expect(rated[0]?.answer).toBe(good);
  expect(tries).toBe(3 * 16);
});

test('answers of the same worth need few tries, doubtful ones all of them', () => {
  const triesOf = (gain: (world: number) => number): number => {
    let tries = 0;
    successiveHalving([0, 1], 1000, undefined, (world) => (answer) => {
      tries += 1;
      return 0.5 + answer * gain(world);
    });
    return tries;
  };
  expect(triesOf(() => 0)).toBe(2 * 16);
  expect(triesOf((world) => (world % 2 === 0 ? 0.3 : -0.29))).toBe(1000);
});

test('fewer tries than answers: the first ones, but always two', () => {
  expect(successiveHalving(['a', 'b', 'c', 'd'], 3, undefined, () => () => 0)).toHaveLength(3);
  expect(successiveHalving(['a', 'b', 'c', 'd'], 1, undefined, () => () => 0)).toHaveLength(2);
});

test('a clock ends the tries, every answer having been tried once', () => {
  let time = 0;
  const clock = { now: () => time++, until: 10 };
  const rated = successiveHalving([1, 2, 3], Number.POSITIVE_INFINITY, clock, () => (answer) => answer);
  expect(rated.map(({ answer }) => answer)).toEqual([3, 2, 1]);
  expect(time).toBeLessThan(30);
});

test('simulations go before time, and time alone sets a clock', () => {
  expect(limitsWithin(care, { sims: 3, think: 50 })).toEqual({ ...care, sims: 3, otherSims: 3 });
  expect(limitsWithin(care, {})).toBe(care);
  const { clock, sims } = limitsWithin(care, { think: 100_000 });
  expect(sims).toBe(Number.POSITIVE_INFINITY);
  expect((clock?.until ?? 0) - Date.now()).toBeGreaterThan(50_000);
  expect(limitsWithin(care, { atMost: 1000 })).toMatchObject({ ...care, clock: {} });
});
