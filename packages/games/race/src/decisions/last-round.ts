// What is known of the end of the match: whether this round is the last one beyond doubt, and what hand cards can still be
// good for in it.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { endingsOf, tableauLimit } from '../ending.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { isPicked, isPickedTwice } from '../picked.ts';
import { isUsed } from '../powers/settle.ts';
import type { ConsumePower } from '../powers/vocabulary.ts';
import { bonusOf } from '../scoring.ts';

/** Chips never go back to the pool, and after Settle no card leaves a tableau. @rule race-7.1 */
export function isLastRound(g: Game): boolean {
  if (g.state.pool <= 0) return true;
  const { phase } = g.state;
  return (phase === 'consume' || phase === 'produce' || phase === 'roundEnd') && endingsOf(g).length > 0;
}

/** The points that a power gives for each hand card. */
export function pointsPerCard(power: ConsumePower): number {
  return power.kind === 'discardCards' ? (power.yields.vp ?? 0) : 0;
}

/** The most that another power of this seat, not yet used, could give for a hand card. */
export function bestElsewhere(g: Game, seat: Seat, card: CardNo, index: number): number {
  const player = playerAt(g, seat);
  let best = 0;
  for (const held of player.tableau) {
    for (const [at, power] of faceAt(g, held).consume.entries()) {
      if ((held === card && at === index) || isUsed(player, held, at)) continue;
      best = Math.max(best, pointsPerCard(power));
    }
  }
  return best;
}

/**
 * Placing this card raises the final score beyond doubt: the tableau is full, so this is the last round, no rival can
 * take a world, and no later phase makes anything of the hand cards that are spent.
 */
export function raisesFinalScore(g: Game, seat: Seat, card: CardNo): boolean {
  const { tableau } = playerAt(g, seat);
  if (g.state.options.takeovers || tableau.length < tableauLimit(g, seat)) return false;
  const face = faceAt(g, card);
  if (face.settle.some((power) => power.kind === 'military' && power.amount < 0)) return false; // it may cost a goal
  if (face.vp + bonusOf(g, seat, card) <= 0) return false;
  return !isHandOfUse(g, [...tableau, card]);
}

/** Whether a later phase of this round could still make something of hand cards. */
function isHandOfUse(g: Game, cards: readonly CardNo[]): boolean {
  const { phase, second } = g.state;
  if (phase === 'develop' && (isPicked(g, 'settle') || (!second && isPickedTwice(g, 'develop')))) return true;
  if (phase === 'settle' && !second && isPickedTwice(g, 'settle')) return true;
  return isPicked(g, 'consume') && cards.some((each) => faceAt(g, each).consume.some((one) => pointsPerCard(one) > 0));
}
