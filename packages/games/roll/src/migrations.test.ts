// States of earlier versions go on: one of version 1, as it was written then, becomes one of today and is played to its
// end.

import { firstOpen, migrateState, type OldState, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';

/** A state as version 1 would have had it. */
function asVersion1(state: ReturnType<typeof roll.setup>): OldState {
  const { phase, extraDie, shortage, players, ...rest } = state;
  const moments = ['setup', 'roll', 'assign', 'reveal', 'explore', 'develop', 'settle', 'produce', 'ship', 'manage'];
  return {
    ...rest,
    moment: moments.indexOf(phase),
    extraFace: ['explore', 'develop', 'settle', 'produce', 'ship'].indexOf(extraDie ?? ''),
    shortage: shortage ? 1 : 0,
    players: players.map((player) => ({ ...player, explored: player.explored ? 1 : 0 })),
  };
}

test('version 1 becomes version 2, wherever the match stands', () => {
  const state = roll.setup({}, 2, { text: 'migration', generator: 'xoshiro128' });
  const random = randomFromNumber(1);
  roll.advance(state, null);
  const seen = new Set<string>();
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const migrated = migrateState(roll, asVersion1(state), 1);
    expect(migrated).toMatchObject({ ok: true });
    if (migrated.ok) expect(migrated.value).toEqual(state);
    seen.add(state.phase);
    playInPlace(roll, state, question.seat, question.id, roll.sample(state, question, random), null);
  }
  expect(seen.size).toBeGreaterThan(6);
});
