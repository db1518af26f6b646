// Shuffles, in place, everything a seat cannot see: for the proof that nothing it can observe depends on it.

import { type Random, type Seat, shuffle } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import { removeCards } from './dealer.ts';
import { answerForOthers } from './determinize.ts';
import { gameOf } from './game.ts';
import { everybody, noCard, type RaceState } from './state.ts';

export function shuffleHidden(state: RaceState, seat: Seat | null, random: Random): void {
  const hidden: { list: CardNo[]; at: number }[] = [];
  const hide = (list: CardNo[], seen: readonly CardNo[] = []): void => {
    const open = seen.slice();
    for (let at = 0; at < list.length; at++) {
      const card = list[at] ?? noCard;
      if (open.includes(card)) removeCards(open, [card]);
      else if (card !== noCard) hidden.push({ list, at });
    }
  };
  for (const [owner, player] of state.players.entries()) {
    hide(player.goods);
    if (owner === seat) continue;
    hide(player.hand, player.shown);
    hide(player.drawn);
    if (state.options.draft) hide(player.aside);
  }
  const all = everybody(state);
  for (const supply of state.supplies) {
    hide(supply.deck);
    for (const [at, mask] of supply.known.entries()) {
      const knows = mask === all || (seat !== null && (mask & (1 << seat)) !== 0);
      if (!knows) hidden.push({ list: supply.discard, at });
    }
  }
  const cards = shuffle(
    random,
    hidden.map(({ list, at }) => list[at] ?? noCard),
  );
  for (const [index, { list, at }] of hidden.entries()) list[at] = cards[index] ?? noCard;
  shuffleStartWorlds(state, seat, random);
  answerForOthers(gameOf(state), state.flow, seat, random);
}

/** Start worlds still in the hands of others change hands among them, red for red and blue for blue. */
function shuffleStartWorlds(state: RaceState, seat: Seat | null, random: Random): void {
  const others = state.players.filter((player, owner) => owner !== seat && player.startOffered.length > 1);
  for (const at of [0, 1]) {
    const worlds = shuffle(
      random,
      others.map((player) => player.startOffered[at] ?? noCard),
    );
    for (const [index, player] of others.entries()) player.startOffered[at] = worlds[index] ?? noCard;
  }
}
