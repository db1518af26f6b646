// Whatever the form can be set to is a table the game accepts; what does not go together says why.

import { exampleCards } from '@orrery/own-cards';
import { type CardFace, race } from '@orrery/race';
import { describe, expect, test } from 'vitest';
import { factsOf, newSetup, optionsOf, type RacePreset, type RaceSetup, racePresets, ways } from './setup.ts';

const accepts = (setup: RaceSetup, cards: readonly CardFace[] | null = null) => {
  const read = race.readOptions(optionsOf(setup, cards));
  if (!read.ok) return read.refusal;
  const [min, max] = race.seats(read.value);
  const { seats } = factsOf(setup);
  return seats >= min && seats <= max ? null : { seats, min, max };
};

test.each(Object.keys(racePresets) as RacePreset[])('the quick choice %s', (name) => {
  expect(accepts({ ...newSetup(), ...racePresets[name] })).toBeNull();
});

test('every mix of way, boxes, switches and seats', () => {
  const truths = [false, true];
  let tried = 0;
  for (const way of ways)
    for (const gs of truths)
      for (const rvi of truths)
        for (const takeovers of truths)
          for (const experienced of truths)
            for (const seats of [1, 2, 3, 4, 5, 6]) {
              const setup = { ...newSetup(), way, gs, rvi, takeovers, experienced, seats, startChoice: rvi, side: 1 };
              tried += 1;
              expect(accepts(setup), JSON.stringify({ way, gs, rvi, takeovers, experienced, seats })).toBeNull();
            }
  expect(tried).toBe(384);
});

describe('why something is not so', () => {
  const why = (setup: Partial<RaceSetup>) => {
    const { goals, takeovers, experienced, gs, startChoice, noHands } = factsOf({ ...newSetup(), ...setup });
    return { goals, takeovers, experienced, gs, startChoice, noHands };
  };

  test('goals and takeovers need their boxes', () => {
    expect(why({}).goals).toEqual({ on: false, why: 'needsGs' });
    expect(why({}).takeovers).toEqual({ on: false, why: 'needsRvi' });
    expect(why({ gs: true, rvi: true }).goals.why).toBeNull();
  });

  test('the solo game has neither, and always two actions', () => {
    const { goals, takeovers, experienced, gs, noHands } = why({ way: 'solo', rvi: true });
    expect([goals.on, takeovers.on, experienced.on, gs.on]).toEqual([false, false, true, true]);
    expect([goals.why, takeovers.why, experienced.why, gs.why, noHands]).not.toContain(null);
  });

  test('two actions are for two', () => {
    expect(why({ seats: 3, experienced: true }).experienced).toEqual({ on: false, why: 'onlyTwo' });
  });
});

test('printed hands beside dealt ones, own dice and symbols, own cards', () => {
  const hands = [null, 2, null, null, null, null];
  expect(optionsOf({ ...newSetup(), hands, seats: 3 }, null)).toMatchObject({ presetHands: [null, 2, null] });
  expect(optionsOf({ ...newSetup(), hands, way: 'draft' }, null)).not.toHaveProperty('presetHands');
  const solo = {
    ...newSetup(),
    way: 'solo' as const,
    symbols: { ...newSetup().symbols, 'old-earth': 'produce' as const },
  };
  expect(accepts(solo)).toBeNull();
  expect(optionsOf(solo, null)).toMatchObject({ solo: { symbols: { 'old-earth': 'produce' } } });
  const cards = exampleCards as readonly CardFace[];
  expect(accepts(newSetup(), cards)).toBeNull();
  expect(optionsOf(newSetup(), cards)).toMatchObject({ cards });
  expect(optionsOf(newSetup(), [])).not.toHaveProperty('cards');
});
