// Phase I: Explore.

import { type Frame, procedure, type Seat } from '@orrery/kernel';
import { answerOf, put, wasAsked } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { discard, forgetShown, removeCards, take, tellDiscarded } from '../dealer.ts';
import { cardsOf, type Game, playerAt, slugOf, slugsOf, tell, tellOwner, turnOrder } from '../game.ts';
import { exploreTally } from '../powers/explore.ts';
import { noCard } from '../state.ts';
import { beginPhase, endPhase } from './phase.ts';

export const explore = procedure<Game>('explore')({
  /** All have drawn before anybody discards. @rule race-5.1.3 */
  drawAll: (g) => {
    beginPhase(g, 'explore');
    for (const seat of turnOrder(g)) drawToChoose(g, seat);
  },
  /** @rule race-5.1.3 */
  chooseDiscards: (g, here) => {
    for (const [seat] of g.state.players.entries()) askDiscards(g, here, seat);
  },
  discardAndKeep: (g, here) => {
    for (const seat of turnOrder(g)) sortDrawn(g, here, seat);
    endPhase(g, null);
  },
});

function drawToChoose(g: Game, seat: Seat): void {
  const player = playerAt(g, seat);
  const tally = exploreTally(g, seat, g.emit === null ? null : []);
  for (let i = 0; i < tally.draws; i++) {
    const card = take(g, seat);
    if (card !== noCard) player.drawn.push(card);
  }
  if (g.emit === null) return;
  for (const { card, power } of tally.terms ?? [])
    tell(g, 'powerUsed', seat, { card: slugOf(g, card), power, of: 'explore' });
  const hand = player.hand.length;
  const shown = {
    count: player.drawn.length,
    why: 'explore',
    cause: null,
    from: 'supply',
    to: 'drawn',
    handBefore: hand,
    handAfter: hand,
  } as const;
  tellOwner(g, 'drew', seat, { ...shown, cards: slugsOf(g, player.drawn) }, { ...shown, cards: null });
}

function askDiscards(g: Game, here: Frame, seat: Seat): void {
  const tally = exploreTally(g, seat);
  // Fewer cards than wanted may have come from an exhausted supply; what came may be kept up to K.
  // @rule race-5.1.3
  const count = playerAt(g, seat).drawn.length - tally.keeps;
  // @rule race-5.1.4
  if (count > 0) put(g, here, seat, 'exploreDiscard', { count, from: tally.mixes ? 'hand' : 'drawn' });
}

/** @rule race-5.1.4 */
function sortDrawn(g: Game, here: Frame, seat: Seat): void {
  const player = playerAt(g, seat);
  const before = player.hand.length;
  const thrown: CardNo[] = wasAsked(here, seat) ? cardsOf(g, answerOf(here, seat, 'exploreDiscard')) : [];
  const { drawn } = player;
  const mixes = exploreTally(g, seat).mixes;
  player.hand.push(...drawn);
  player.drawn = [];
  if (mixes) tellKept(g, seat, drawn, before); // all of them, before any card of the hand is discarded
  const full = player.hand.length;
  removeCards(player.hand, thrown);
  if (thrown.length > 0 && mixes) forgetShown(player);
  for (const card of thrown) discard(g, seat, card, 'owner');
  if (thrown.length > 0) {
    const from = mixes
      ? ({ from: 'hand', handBefore: full } as const)
      : ({ from: 'drawn', handBefore: before } as const);
    tellDiscarded(g, seat, thrown, { why: 'explore', cause: noCard, ...from });
  }
  if (!mixes) tellKept(g, seat, keptOf(drawn, thrown), before);
}

function tellKept(g: Game, seat: Seat, kept: readonly CardNo[], handBefore: number): void {
  if (g.emit === null) return;
  const shown = {
    count: kept.length,
    why: 'explore',
    cause: null,
    from: 'drawn',
    to: 'hand',
    handBefore,
    handAfter: playerAt(g, seat).hand.length,
  } as const;
  tellOwner(g, 'kept', seat, { ...shown, cards: slugsOf(g, kept) }, { ...shown, cards: null });
}

/** What is left of the cards drawn. */
function keptOf(drawn: readonly CardNo[], thrown: readonly CardNo[]): CardNo[] {
  const kept = drawn.slice();
  for (const card of thrown) kept.splice(kept.indexOf(card), 1);
  return kept;
}
