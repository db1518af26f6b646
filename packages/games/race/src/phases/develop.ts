// Phase II: Develop.

import { type Frame, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, put, putForced, putPlacing, sealTogether, wasAsked } from '../asking.ts';
import { discardFromHand, draw, takeFromHand } from '../dealer.ts';
import { onlyDevelopPayment } from '../decisions/develop.ts';
import { cardOf, cardsOf, faceAt, type Game, playerAt, slugOf, tell, turnOrder } from '../game.ts';
import { returnLostGoals } from '../goals.ts';
import { developPrice, developTally } from '../powers/develop.ts';
import { noCard } from '../state.ts';
import { addToTableau, discardFromTableau } from '../tableau.ts';
import { beginPhase, endPhase } from './phase.ts';

export const develop = procedure<Game, { second: boolean }>('develop')({
  /** @rule race-5.2.1 */
  drawAtStart: (g, here) => {
    beginPhase(g, 'develop', here.vars.second);
    for (const seat of turnOrder(g)) drawFor(g, seat, 'drawAtStart');
  },
  /** @rule race-5.2.2 */
  chooseInSecret: (g, here) => {
    for (const [seat] of g.state.players.entries()) putPlacing(g, here, seat, 'developPlace');
  },
  /** @rule race-5.2.2 */
  reveal: (g, here) => {
    seal(g.state);
    for (const seat of turnOrder(g)) stage(g, here, seat);
  },
  /** @rule race-15.24 */
  choosePayments: (g, here) => {
    for (const [seat, player] of g.state.players.entries()) {
      if (player.placing === noCard) continue;
      const says = { card: slugOf(g, player.placing) };
      const only = onlyDevelopPayment(g, seat);
      if (only === null) put(g, here, seat, 'developPay', says);
      else putForced(g, here, seat, 'developPay', says, only);
    }
  },
  /** In turn order. @rule race-5.2.3 */
  payAndDraw: (g, here) => {
    sealTogether(g, here);
    for (const seat of turnOrder(g)) {
      if (!wasAsked(here, seat)) continue;
      pay(g, here, seat);
      drawFor(g, seat, 'drawAfterPlacing'); // @rule race-5.2.5
    }
    endPhase(g, 'develop');
  },
});

function stage(g: Game, here: Frame, seat: Seat): void {
  const answer = answerOf(here, seat, 'developPlace');
  if (answer === null) {
    tell(g, 'passed', seat, { what: 'develop' });
    return;
  }
  const player = playerAt(g, seat);
  player.placing = cardOf(g, answer);
  takeFromHand(player, player.placing); // @rule race-5.2.4
  addToTableau(g, seat, player.placing, 'hand');
  returnLostGoals(g, seat); // a card may cost strength
}

function pay(g: Game, here: Frame, seat: Seat): void {
  const player = playerAt(g, seat);
  const { uses, cards } = answerOf(here, seat, 'developPay');
  if (g.emit !== null) tellPrice(g, seat, uses);
  // @rule race-5.2.3, race-5.3.19
  for (const card of cardsOf(g, uses)) discardFromTableau(g, seat, card);
  discardFromHand(g, seat, cardsOf(g, cards), 'payment', player.placing);
  if (uses.length > 0) returnLostGoals(g, seat);
}

function tellPrice(g: Game, seat: Seat, uses: readonly string[]): void {
  const { placing } = playerAt(g, seat);
  const tally = developTally(g, seat, []);
  for (const { card } of tally.terms ?? [])
    tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: 'discount', of: 'develop' });
  for (const card of uses) tell(g, 'powerUsed', seat, { card, power: 'discount', of: 'develop' });
  let price = developPrice(g, seat, faceAt(g, placing), tally);
  for (const { card, amount } of tally.optional) if (uses.includes(slugOf(g, card))) price -= amount;
  tell(g, 'paid', seat, {
    card: slugOf(g, placing),
    way: 'develop',
    price: Math.max(0, price),
    strength: null,
    needed: null,
    uses,
  });
}

/** Draws for one word of the Develop powers, card by card. @rule race-5.2.1, race-5.2.5 */
function drawFor(g: Game, seat: Seat, word: 'drawAtStart' | 'drawAfterPlacing'): void {
  const player = playerAt(g, seat);
  for (const card of [...player.tableau.slice(0, player.old), ...player.gone]) {
    for (const power of faceAt(g, card).develop) {
      if (power.kind !== word) continue;
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: word, of: 'develop' });
      draw(g, seat, power.amount, 'power', card);
    }
  }
}
