// How many cards this seat has not seen yet, by cost or defense.

import type { Seat } from '@orrery/kernel';
import { faceAt, type Game, playerAt } from '../game.ts';

/** By the printed number: the cards of the match, less those in play and in this seat's own hand. */
export function unseenByPrice(g: Game, seat: Seat): number[] {
  const left: number[] = [];
  for (const [card, copies] of g.cards.copies.entries()) {
    const { price } = faceAt(g, card);
    left[price] = (left[price] ?? 0) + copies;
  }
  const seen = [...g.state.players.flatMap(({ tableau }) => tableau), ...playerAt(g, seat).hand];
  for (const card of seen) {
    const { price } = faceAt(g, card);
    left[price] = (left[price] ?? 0) - 1;
  }
  return left;
}
