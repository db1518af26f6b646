// Every field of a player, with who may know what of it: clone, view, determinize and shuffleHidden must not forget one.

import { type FieldsOf, forgottenFields } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import type { CardNo } from './cards/face.ts';
import { race } from './index.ts';
import { noCard, type Player, type RaceState } from './state.ts';

const size = (cards: readonly CardNo[]): number => cards.length;
const goods = (cards: readonly CardNo[]): boolean[] => cards.map((card) => card !== noCard);

const fields: FieldsOf<Player, RaceState> = {
  hand: { others: size },
  shown: { anyOrder: true },
  tableau: {},
  goods: { own: goods, others: goods },
  old: {},
  gone: {},
  startNumber: {},
  startOffered: { others: size },
  chips: {},
  actions: {},
  drawn: { others: size },
  aside: { others: (cards, { options }) => (options.draft ? cards.length : cards) },
  turnedUp: {},
  placing: {},
  used: {},
  temporary: {},
  partly: {},
  settled: {},
  settleBonusDrawn: {},
  produced: {},
  producedOn: {},
  overLimit: {},
};

const rvi = ['base', 'gs', 'rvi'];
const check = {
  players: ({ players }: RaceState) => players,
  settings: [
    { seats: 2, options: { sets: ['base'] } },
    { seats: 3, options: { sets: rvi, takeovers: true } },
    { seats: 3, options: { sets: ['base', 'gs'], draft: true } },
    { seats: 2, options: { sets: rvi, scenario: 'rebel-vs-imperium-2p' } },
  ],
  games: 5,
  seed: 'fields',
};

test('nobody forgets a field of a player', () => {
  expect(forgottenFields(race, { ...check, fields })).toEqual([]);
});

test('a field that is new is named, with everybody who forgets it', () => {
  const setup: typeof race.setup = (...given) => {
    const state = race.setup(...given);
    for (const [seat, player] of state.players.entries()) Object.assign(player, { tiredness: seat });
    return state;
  };
  const game = { ...race, setup };
  const short = { ...check, settings: check.settings.slice(0, 1), games: 1 };
  expect(forgottenFields(game, { ...short, fields })).toContain('nothing says who may know tiredness');
  const declared = forgottenFields(game, { ...short, fields: { ...fields, tiredness: {} } });
  expect(declared.filter((finding) => finding.includes('tiredness'))).toEqual([
    'clone forgets tiredness',
    'view or determinize forgets tiredness for its own seat',
    'view or determinize forgets tiredness for the others',
  ]);
});
