// What must always hold, whatever was answered: no card lost or made, nothing below zero, every good on a world.

import type { CardNo } from './cards/face.ts';
import { catalogueOf } from './catalogue-of.ts';
import { noCard, type RaceState } from './state.ts';

/** Null, or what is broken. */
export function broken(state: RaceState): string | null {
  const cards = catalogueOf(state.options);
  const counts = cards.copies.map(() => 0);
  const count = (list: readonly CardNo[]): void => {
    for (const card of list) if (card >= 0) counts[card] = (counts[card] ?? 0) + 1;
  };
  for (const [seat, player] of state.players.entries()) {
    for (const list of [player.hand, player.tableau, player.drawn, player.aside]) count(list);
    for (const list of [player.startOffered, player.turnedUp]) count(list);
    if (!isPartOf(player.shown, player.hand)) return `seat ${seat}: a card that all know of is not in the hand`;
    count(player.goods.filter((good) => good !== noCard));
    if (player.goods.length !== player.tableau.length) return `seat ${seat}: goods and tableau do not match`;
    if (player.chips < 0) return `seat ${seat}: ${player.chips} chips`;
    if (new Set(player.tableau).size !== player.tableau.length) return `seat ${seat}: two cards of one name in play`;
    for (const [place, good] of player.goods.entries()) {
      const face = cards.faces[player.tableau[place] ?? noCard];
      if (good !== noCard && face?.good === 'none') return `seat ${seat}: a good on ${face.slug}`;
    }
  }
  const { robot } = state;
  for (const list of robot === null ? [] : [robot.tableau, robot.stack]) count(list);
  if (robot !== null && Math.min(robot.credits, robot.economy, robot.counters) < 0) return 'a robot in debt';
  const chips = state.players.reduce((sum, player) => sum + player.chips, state.pool + (robot?.chips ?? 0));
  if (chips !== (robot === null ? 12 * state.players.length : 24)) return `${chips} chips in all`;
  for (const supply of state.supplies) {
    if (supply.script !== null) return null;
    if (supply.known.length !== supply.discard.length) return 'what is known of the discard pile does not match it';
    count(supply.deck);
    count(supply.discard);
  }
  const wrong = counts.findIndex((each, card) => each !== cards.copies[card]);
  return wrong < 0 ? null : `${counts[wrong]} cards of ${cards.faces[wrong]?.slug}, not ${cards.copies[wrong]}`;
}

function isPartOf(part: readonly CardNo[], list: readonly CardNo[]): boolean {
  const left = list.slice();
  for (const card of part) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
