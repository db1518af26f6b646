// The end of a round: down to the hand limit, then Budget Surplus, then whether the match is over.
// @rule race-6.1, race-6.2, race-7.1, race-7.2

import { procedure, type Seat } from '@orrery/kernel';
import { answerOf, put, wasAsked } from '../asking.ts';
import { discardFromHand } from '../dealer.ts';
import { cardsOf, faceAt, type Game, playerAt, slugOf, tell, turnOrder } from '../game.ts';
import { robotTableauSize } from '../solo/steps.ts';
import { noCard } from '../state.ts';
import { beginPhase, endPhase } from './phase.ts';

export const roundEnd = procedure<Game>('roundEnd')({
  chooseDiscards: (g, here) => {
    beginPhase(g, 'roundEnd');
    for (const [seat, player] of g.state.players.entries()) {
      player.overLimit = 0;
      const count = player.hand.length - handLimit(g, seat);
      if (count > 0) put(g, here, seat, 'roundDiscard', { count });
    }
  },
  discard: (g, here) => {
    for (const seat of turnOrder(g)) {
      if (!wasAsked(here, seat)) continue;
      const cards = cardsOf(g, answerOf(here, seat, 'roundDiscard'));
      playerAt(g, seat).overLimit = cards.length;
      discardFromHand(g, seat, cards, 'handLimit', noCard);
    }
    endPhase(g, 'roundEnd');
  },
});

const commonHandLimit = 10;
const commonTableauLimit = 12;

export function handLimit(g: Game, seat: Seat): number {
  let limit = commonHandLimit;
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).roundEnd) limit = Math.max(limit, power.size);
  }
  return limit;
}

export function tableauLimit(g: Game, seat: Seat): number {
  let limit = commonTableauLimit;
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).gameEnd) limit = Math.max(limit, power.size);
  }
  return limit;
}

/** What brings the end about, and who did. */
export interface RaceEnding {
  readonly why: 'pool' | 'tableau';
  /** The seats whose tableau is full; nobody for an empty pool. */
  readonly seats: readonly Seat[];
  /** Whether the robot's tableau is full. */
  readonly robot: boolean;
}

/** Why the match ends with this round; nothing if it goes on. */
export function endingsOf(g: Game): RaceEnding[] {
  const { pool, players, robot } = g.state;
  const endings: RaceEnding[] = [];
  if (pool <= 0) endings.push({ why: 'pool', seats: [], robot: false });
  const full = players.flatMap((player, seat) => (player.tableau.length >= tableauLimit(g, seat) ? [seat] : []));
  const robotIsFull = robot !== null && robotTableauSize(robot) >= commonTableauLimit;
  if (full.length > 0 || robotIsFull) endings.push({ why: 'tableau', seats: full, robot: robotIsFull });
  return endings;
}

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
