// Phase V. Everybody produces at the same time; draws follow the order of the answers.

import { must, procedure, type Seat, together } from '@orrery/kernel';
import { answerOf, put, putForced } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { discardFromHand, draw } from '../dealer.ts';
import { stepNamed, stepRefOf } from '../decisions/produce.ts';
import { cardOf, faceAt, type Game, playerAt, slugOf, tell, turnOrder } from '../game.ts';
import { bonusIndex, orderMatters, type ProduceStep, produceSteps } from '../powers/produce.ts';
import { markUsed } from '../powers/settle.ts';
import { goodKinds, type ProducePower } from '../powers/vocabulary.ts';
import { noCard } from '../state.ts';
import { addGood, countNow, kindOf } from '../tableau.ts';
import { beginPhase, endPhase } from './phase.ts';

export const produce = procedure<Game>('produce')({
  /** @rule race-15.24 */
  everybody: (g, here) => {
    beginPhase(g, 'produce');
    together(
      here,
      produceGoods,
      turnOrder(g).map((seat) => ({ seat, card: noCard, index: 0 })),
    );
  },
  /** When all are done. @rule race-5.5.6 */
  drawIfMost: (g) => {
    for (const seat of turnOrder(g)) drawIfMostProduced(g, seat);
  },
  end: (g) => endPhase(g, 'produce'),
});

/** `card` and `index` name the step under way. */
type Lane = { seat: Seat; card: CardNo; index: number };

export const produceGoods = procedure<Game, Lane>('produce.produceGoods', { drawsInLane: true })({
  /** @rule race-5.5.1 */
  produceFreely: (g, here) => produceFreely(g, here.vars.seat),
  /** Step after step, in the order the owner likes. @rule race-4.5, race-5.5.2 */
  chooseNext: (g, here) => {
    const { seat } = here.vars;
    const steps = produceSteps(g, seat).filter((step) => step.kind !== 'cost' || mayStillPay(g, seat));
    const [first] = steps;
    if (first === undefined) return 'done';
    if (orderMatters(steps)) put(g, here, seat, 'produceNext', {});
    else putForced(g, here, seat, 'produceNext', {}, stepRefOf(g, first));
  },
  chooseWhere: (g, here) => {
    const { seat } = here.vars;
    const answer = answerOf(here, seat, 'produceNext');
    if (answer === null) return 'done';
    const step = must(stepNamed(g, seat, answer), 'the power is not usable');
    here.vars = { seat, card: step.card, index: step.index };
    if (step.kind === 'draw') return 'drawForGoods';
    if (step.kind === 'cost') return 'chooseDiscard';
    const power = stepRefOf(g, step);
    const [only, second] = step.places;
    if (only !== undefined && second === undefined) {
      putForced(g, here, seat, 'produceWorld', { power }, slugOf(g, playerAt(g, seat).tableau[only] ?? noCard));
    } else put(g, here, seat, 'produceWorld', { power });
  },
  produceThere: (g, here) => {
    const { seat, card, index } = here.vars;
    const place = playerAt(g, seat).tableau.indexOf(cardOf(g, answerOf(here, seat, 'produceWorld')));
    useUp(g, seat, here.vars);
    if (card !== noCard) tellUsed(g, seat, card, index);
    produceOn(g, seat, place, card);
    return 'chooseNext';
  },
  /** @rule race-5.5.5 */
  drawForGoods: (g, here) => {
    const { seat, card, index } = here.vars;
    useUp(g, seat, here.vars);
    drawForProduced(g, seat, card, index);
    return 'chooseNext';
  },
  chooseDiscard: (g, here) => {
    const { seat } = here.vars;
    if (playerAt(g, seat).hand.length === 0)
      putForced(g, here, seat, 'produceDiscard', { power: stepRefOf(g, here.vars) }, null);
    else put(g, here, seat, 'produceDiscard', { power: stepRefOf(g, here.vars) });
  },
  /** @rule race-5.5.2 */
  produceForCard: (g, here) => {
    const { seat, card, index } = here.vars;
    const answer = answerOf(here, seat, 'produceDiscard');
    useUp(g, seat, here.vars);
    if (answer === null) tell(g, 'declined', seat, { power: stepRefOf(g, here.vars) });
    else {
      tellUsed(g, seat, card, index);
      discardFromHand(g, seat, [cardOf(g, answer)], 'produce', card);
      produceOn(g, seat, playerAt(g, seat).tableau.indexOf(card), card);
    }
    return 'chooseNext';
  },
  done: () => {},
});

export const produceProcedures = [produce, produceGoods] as const;

/** Producing for a card needs a card, now or after a draw that is still to come. */
function mayStillPay(g: Game, seat: Seat): boolean {
  return playerAt(g, seat).hand.length > 0 || produceSteps(g, seat).some((step) => step.kind === 'draw');
}

function useUp(g: Game, seat: Seat, { card, index }: Pick<ProduceStep, 'card' | 'index'>): void {
  markUsed(playerAt(g, seat), card === noCard ? 0 : card, card === noCard ? bonusIndex : index);
}

/** Production worlds first, then the draws that depend on nothing chosen: nobody would want them later. */
function produceFreely(g: Game, seat: Seat): void {
  const player = playerAt(g, seat);
  for (let place = 0; place < player.tableau.length; place++) {
    const card = player.tableau[place] ?? noCard;
    // @rule race-5.5.1
    const free = faceAt(g, card).produce.some((power) => power.kind === 'produceHere' && power.consumes === undefined);
    // @rule race-5.5.3
    if (!free || player.goods[place] !== noCard) continue;
    tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: 'produceHere', of: 'produce' });
    produceOn(g, seat, place, card);
  }
  for (const card of player.tableau.slice()) {
    for (const power of faceAt(g, card).produce) {
      const amount = drawAtOnce(g, seat, power);
      if (amount === 0) continue;
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'produce' });
      draw(g, seat, amount, 'produce', card);
    }
  }
}

/** @rule race-5.5.2 */
function drawAtOnce(g: Game, seat: Seat, power: ProducePower): number {
  if (power.kind === 'draw') return power.amount;
  return power.kind === 'drawPerCard' ? power.amount * countNow(g, seat, power.per) : 0;
}

/** A good on this world, and what follows from it at once. */
function produceOn(g: Game, seat: Seat, place: number, cause: CardNo): void {
  const player = playerAt(g, seat);
  const card = player.tableau[place] ?? noCard;
  const face = faceAt(g, card);
  if (!addGood(g, seat, place, 'produced', cause)) return;
  const kind = goodKinds.indexOf(kindOf(face));
  player.produced[kind] = (player.produced[kind] ?? 0) + 1;
  player.producedOn.push(card);
  for (const power of face.produce) {
    // @rule race-5.5.4
    if (power.kind !== 'drawIfProducedHere') continue;
    tell(g, 'powerUsed', seat, { card: face.slug, power: power.kind, of: 'produce' });
    draw(g, seat, power.amount, 'produce', card);
  }
}

/** What was produced up to now. @rule race-5.5.5 */
function drawForProduced(g: Game, seat: Seat, card: CardNo, index: number): void {
  const { produced } = playerAt(g, seat);
  const power = faceAt(g, card).produce[index];
  let amount = 0;
  if (power?.kind === 'drawPerGoodProduced') amount = power.amount * (produced[goodKinds.indexOf(power.good)] ?? 0);
  if (power?.kind === 'drawPerKindProduced') amount = power.amount * produced.filter((count) => count > 0).length;
  if (amount > 0) tellUsed(g, seat, card, index);
  draw(g, seat, amount, 'produce', card);
}

function tellUsed(g: Game, seat: Seat, card: CardNo, index: number): void {
  const power = faceAt(g, card).produce[index];
  if (power !== undefined) tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'produce' });
}

/** Strictly more of that kind than everybody else; a robot produces nothing. @rule race-5.5.6, race-11.5.14 */
function drawIfMostProduced(g: Game, seat: Seat): void {
  const { players } = g.state;
  for (const card of playerAt(g, seat).tableau.slice()) {
    for (const power of faceAt(g, card).produce) {
      if (power.kind !== 'drawIfMostProduced') continue;
      const kind = goodKinds.indexOf(power.good);
      const own = players[seat]?.produced[kind] ?? 0;
      if (own === 0 || players.some((other, at) => at !== seat && (other.produced[kind] ?? 0) >= own)) continue;
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'produce' });
      draw(g, seat, power.amount, 'produce', card);
    }
  }
}
