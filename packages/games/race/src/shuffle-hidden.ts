// Shuffles, in place, everything a seat cannot see: for the proof that nothing it can observe depends on it.

import { type Random, type Seat, shuffle } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import { removeCards } from './dealer.ts';
import { answerForOthers } from './determinize.ts';
import { gameOf } from './game.ts';
import { everybody, noCard, type RaceState } from './state.ts';

type Place = { list: CardNo[]; at: number };

export function shuffleHidden(state: RaceState, seat: Seat | null, random: Random): void {
  const hidden: Place[] = [];
  // After a draft the owner of a deck knows what is in it: those cards stay among themselves.
  const knowsDeck = seat !== null && state.supplies.some(({ owner }) => owner === seat);
  const own: Place[] = knowsDeck ? [] : hidden;
  for (const [owner, player] of state.players.entries()) {
    hide(owner === seat ? own : hidden, player.goods);
    if (owner === seat) continue;
    hide(hidden, player.hand, player.shown);
    hide(hidden, player.drawn);
    if (state.options.draft) hide(hidden, player.aside);
  }
  if (state.robot !== null) hide(hidden, state.robot.stack);
  const all = everybody(state);
  for (const supply of state.supplies) {
    const places = supply.owner !== null && supply.owner === seat ? own : hidden;
    hide(places, supply.deck);
    for (const [at, mask] of supply.known.entries()) {
      const knows = mask === all || (seat !== null && (mask & (1 << seat)) !== 0);
      if (!knows) places.push({ list: supply.discard, at });
    }
  }
  swap(hidden, random);
  if (knowsDeck) swap(own, random);
  shuffleStartWorlds(state, seat, random);
  answerForOthers(gameOf(state), state.flow, seat, random);
}

function hide(hidden: Place[], list: CardNo[], seen: readonly CardNo[] = []): void {
  const open = seen.slice();
  for (let at = 0; at < list.length; at++) {
    const card = list[at] ?? noCard;
    if (open.includes(card)) removeCards(open, [card]);
    else if (card !== noCard) hidden.push({ list, at });
  }
}

function swap(places: readonly Place[], random: Random): void {
  const cards = shuffle(
    random,
    places.map(({ list, at }) => list[at] ?? noCard),
  );
  for (const [index, { list, at }] of places.entries()) list[at] = cards[index] ?? noCard;
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
