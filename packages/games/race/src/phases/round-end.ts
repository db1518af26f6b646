// The end of a round: down to the hand limit, then Budget Surplus.

import { procedure } from '@orrery/kernel';
import { answerOf, put, wasAsked } from '../asking.ts';
import { discardFromHand } from '../dealer.ts';
import { commonHandLimit, commonTableauLimit, handLimit } from '../ending.ts';
import { cardsOf, faceAt, type Game, playerAt, slugOf, tell, turnOrder } from '../game.ts';
import { noCard } from '../state.ts';
import { beginPhase, endPhase } from './phase.ts';

export const roundEnd = procedure<Game>('roundEnd')({
  /** @rule race-6.1 */
  chooseDiscards: (g, here) => {
    beginPhase(g, 'roundEnd');
    for (const [seat, player] of g.state.players.entries()) {
      player.overLimit = 0;
      const count = player.hand.length - handLimit(g, seat);
      if (count > 0) put(g, here, seat, 'roundDiscard', { count });
    }
  },
  /** @rule race-6.1 */
  discard: (g, here) => {
    for (const seat of turnOrder(g)) {
      if (!wasAsked(here, seat)) continue;
      const cards = cardsOf(g, answerOf(here, seat, 'roundDiscard'));
      playerAt(g, seat).overLimit = cards.length;
      discardFromHand(g, seat, cards, 'handLimit', noCard);
    }
    // Budget Surplus. @rule race-6.2
    endPhase(g, 'roundEnd');
  },
});

/** Powers of the round's end that made a difference, for whoever counts what cards do. */
export function tellLimits(g: Game): void {
  if (g.emit === null) return;
  for (const [seat, player] of g.state.players.entries()) {
    for (const card of player.tableau) {
      const { roundEnd: ends, gameEnd } = faceAt(g, card);
      if (ends.length > 0 && player.hand.length > commonHandLimit) {
        tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: 'handLimit', of: 'roundEnd' });
      }
      if (gameEnd.length > 0 && player.tableau.length >= commonTableauLimit) {
        tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: 'tableauLimit', of: 'gameEnd' });
      }
    }
  }
}
