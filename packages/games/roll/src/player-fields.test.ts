// Every field of a player, with who may know what of it: clone, view, determinize and shuffleHidden must not forget one.

import { type FieldsOf, forgottenFields } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import { isRolled, rolled } from './places.ts';
import type { Player, State } from './state.ts';

const size = (tiles: readonly number[]): number => tiles.length;

const fields: FieldsOf<Player, State> = {
  faction: {},
  home: {},
  credits: {},
  chips: {},
  made: {},
  dice: {},
  /** What a rolled die shows is hidden behind the screen. */
  places: { others: (places) => places.map((place) => (isRolled(place) ? rolled : place)) },
  /** The top of a stack lies open. */
  stacks: { others: (stacks) => stacks.map((stack) => [stack[0], stack.length]) },
  tableau: {},
  drawn: { others: size },
  abandoned: { others: size },
  pending: {},
  explored: {},
  virtual: {},
  scouts: {},
};

const check = {
  players: ({ players }: State) => players,
  settings: [
    { seats: 2, options: {} },
    { seats: 5, options: {} },
  ],
  games: 3,
  seed: 'fields',
};

/** With few tiles the bag runs short, and some have to wait for theirs. */
const short: typeof roll = {
  ...roll,
  setup: (...given) => {
    const state = roll.setup(...given);
    state.bag.splice(tilesLeft);
    return state;
  },
};
const tilesLeft = 6;

test('nobody forgets a field of a player', () => {
  expect(forgottenFields(short, { ...check, fields })).toEqual([]);
});

test('a field that is new is named, with everybody who forgets it', () => {
  const setup: typeof roll.setup = (...given) => {
    const state = roll.setup(...given);
    for (const [seat, player] of state.players.entries()) Object.assign(player, { tiredness: seat });
    return state;
  };
  const game = { ...roll, setup };
  const brief = { ...check, settings: check.settings.slice(0, 1), games: 1 };
  expect(forgottenFields(game, { ...brief, fields })).toContain('nothing says who may know tiredness');
  const declared = forgottenFields(game, { ...brief, fields: { ...fields, tiredness: {} } });
  expect(declared.filter((finding) => finding.includes('tiredness'))).toEqual([
    'clone forgets tiredness',
    'view or determinize forgets tiredness for its own seat',
    'view or determinize forgets tiredness for the others',
  ]);
});
