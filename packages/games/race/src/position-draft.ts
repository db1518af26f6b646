// A draft from a prepared position: the packets are known, and there are no others. Section 12.

import { assert, must, type Seed } from '@orrery/kernel';
import { cardNamed } from './cards/catalogue.ts';
import type { CardNo } from './cards/face.ts';
import { catalogueOf } from './catalogue-of.ts';
import { broken } from './conservation.ts';
import { removeCards } from './dealer.ts';
import type { RaceOptions } from './options.ts';
import type { Slug } from './questions.ts';
import { setup } from './setup.ts';
import type { RaceState } from './state.ts';

export interface PreparedDraft {
  /** Per seat the start worlds to choose between: a red and a blue one. */
  readonly starts: readonly (readonly Slug[])[];
  /** In the order they are dealt: one per seat, then those of the next round. */
  readonly packets: readonly (readonly Slug[])[];
}

/** Before the first pick. All other cards are out of the game. */
export function preparedDraft(options: RaceOptions, { starts, packets }: PreparedDraft, seed: Seed): RaceState {
  assert(options.draft && packets.length % starts.length === 0, 'every round of a draft has a packet for each seat');
  const cards = catalogueOf(options);
  const named = (slugs: readonly Slug[]): CardNo[] => slugs.map((slug) => cardNamed(cards, slug));
  const dealt = setup(options, starts.length, seed);
  const state: RaceState = {
    ...dealt,
    players: dealt.players.map((player, seat) => ({ ...player, startOffered: named(starts[seat] ?? []) })),
  };
  const left = cards.deck.slice();
  const deck = packets.toReversed().flatMap(named);
  removeCards(left, [...deck, ...state.players.flatMap(({ startOffered }) => startOffered)]);
  const common = must(state.supplies.at(-1), 'a draft has a common supply');
  const outOfGame = { deck, discard: left, known: left.map(() => 0) };
  state.supplies = state.supplies.map((supply) => (supply === common ? { ...common, ...outOfGame } : supply));
  const wrong = broken(state);
  assert(wrong === null, wrong ?? '');
  return state;
}
