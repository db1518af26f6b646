// Putting a payment for a world into effect: cards leave hand and tableau, strength is added, everything is told;
// and the draws that follow a placement.

import type { Seat } from '@orrery/kernel';
import { discardFromHand, draw } from '../dealer.ts';
import { cardOf, cardsOf, faceAt, type Game, playerAt, slugOf, tell } from '../game.ts';
import { returnLostGoals } from '../goals.ts';
import { settleTally } from '../powers/settle.ts';
import { checkStrength, strengthSources, useStrength } from '../powers/strength.ts';
import { waysOf } from '../powers/ways.ts';
import type { SettlePayment } from '../questions.ts';
import { noCard } from '../state.ts';
import { discardFromTableau } from '../tableau.ts';

/** @rule race-5.3.2 */
export function payForWorld(g: Game, seat: Seat, payment: SettlePayment): void {
  const player = playerAt(g, seat);
  const world = faceAt(g, player.placing);
  const tally = settleTally(g, seat, world);
  const sources = strengthSources(g, seat, tally, false);
  const conquest = payment.way === 'conquer' || payment.way === 'conquerNonMilitary';
  const spenders = payment.uses.filter((slug) => conquest && sources.some(({ card }) => slugOf(g, card) === slug));
  if (g.emit !== null) {
    const added = conquest ? checkStrength(g, sources, { uses: spenders, cards: payment.cards }) : 0;
    tellPowers(g, seat, payment, conquest, typeof added === 'number' ? added : 0);
  }
  for (const slug of payment.uses) {
    if (spenders.includes(slug)) continue;
    const card = cardOf(g, slug);
    // @rule race-5.3.19
    const leaves = [...tally.free, ...tally.conquer].some((held) => held.card === card);
    if (!leaves) continue;
    discardFromTableau(g, seat, card);
    returnLostGoals(g, seat);
  }
  if (conquest) useStrength(g, seat, sources, { uses: spenders, cards: payment.cards });
  else discardFromHand(g, seat, cardsOf(g, payment.cards), 'payment', player.placing);
}

/** Which powers made the price or the strength what it is; `added` is what is spent on strength for this phase. */
function tellPowers(g: Game, seat: Seat, payment: SettlePayment, conquest: boolean, added: number): void {
  const player = playerAt(g, seat);
  const world = faceAt(g, player.placing);
  const tally = settleTally(g, seat, world, []);
  const counted = conquest ? ['military'] : ['discount', ...(world.isMilitary ? ['payForMilitaryDiscount'] : [])];
  for (const { card, power } of payment.way === 'free' ? [] : (tally.terms ?? [])) {
    if (counted.includes(power)) tell(g, 'powerUsed', seat, { card: slugOf(g, card), power, of: 'settle' });
  }
  for (const held of [...tally.pay, ...tally.free, ...tally.conquer]) {
    const card = slugOf(g, held.card);
    if (payment.uses.includes(card)) tell(g, 'powerUsed', seat, { card, power: held.power.kind, of: 'settle' });
  }
  const way = waysOf(tally, world, player.hand.length).find((each) => each.way === payment.way);
  tell(g, 'paid', seat, {
    card: world.slug,
    way: payment.way,
    price: conquest ? 0 : payment.cards.length,
    strength: conquest ? (way?.strength ?? 0) + added : null,
    needed: conquest ? (way?.needed ?? 0) : null,
    uses: payment.uses,
  });
}

/**
 * The card for picking Settle comes once per phase, the powers' cards with every world.
 * @rule race-5.3.2, race-5.3.24
 */
export function drawForPlacing(g: Game, seat: Seat): void {
  const player = playerAt(g, seat);
  // @rule race-3.7, race-10.4
  const picked = player.actions.includes(g.state.second ? 'settle-2' : 'settle');
  if (picked && !player.settleBonusDrawn) {
    player.settleBonusDrawn = true;
    draw(g, seat, 1, 'phaseBonus', noCard);
  }
  for (const card of [...player.tableau.slice(0, player.old), ...player.gone]) {
    for (const power of faceAt(g, card).settle) {
      if (power.kind !== 'drawAfterPlacing') continue;
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'settle' });
      draw(g, seat, power.amount, 'power', card);
    }
  }
}
