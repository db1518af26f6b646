// Phase IV. Everybody sells and consumes at the same time; draws follow the order of the answers.

import { call, type Frame, procedure, type Seat, seal, together } from '@orrery/kernel';
import { answerOf, put, putForced } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { discard, discardFromHand, draw, removeCards, take, takeFromHand, tellDiscarded } from '../dealer.ts';
import { consumePowerOf, onlyConsumeStep, refOf, worldsWithGoods } from '../decisions/consume.ts';
import { cardOf, cardsOf, faceAt, type Game, playerAt, slugOf, slugsOf, tell, turnOrder } from '../game.ts';
import { usableConsumePowers, usesWith } from '../powers/consume.ts';
import { vpFor } from '../powers/consume-yields.ts';
import { markUsed } from '../powers/settle.ts';
import { type PriceTerm, sellingPrice } from '../powers/trade.ts';
import type { ConsumePower, PowerOf } from '../powers/vocabulary.ts';
import type { PowerRef, Slug } from '../questions.ts';
import { noCard, type Player } from '../state.ts';
import { kindOf, removeGood } from '../tableau.ts';
import { beginPhase, endPhase } from './phase.ts';

export const consume = procedure<Game>('consume')({
  /** @rule race-5.4.1, race-15.24 */
  everybody: (g, here) => {
    beginPhase(g, 'consume');
    together(
      here,
      sellAndConsume,
      turnOrder(g).map((seat) => ({ seat })),
    );
  },
  end: (g) => endPhase(g, 'consume'),
});

/** A step of Consume that has begun: whose, and which power. */
type Step = { seat: Seat; card: CardNo; power: number };

/** Who picked both Consumes sells first, too; what he consumes then is doubled. @rule race-5.4.1, race-10.6 */
export const sellAndConsume = procedure<Game, { seat: Seat }>('consume.sellAndConsume', { drawsInLane: true })({
  /** @rule race-3.8, race-5.4.2 */
  chooseSale: (g, here) => {
    const { seat } = here.vars;
    if (!playerAt(g, seat).actions.includes('consume-trade')) return 'chooseNext';
    const [only, second] = worldsWithGoods(g, seat);
    if (only === undefined) return 'chooseNext';
    if (second === undefined) putForced(g, here, seat, 'tradeGood', {}, only);
    else put(g, here, seat, 'tradeGood', {});
  },
  sell: (g, here) => {
    const { seat } = here.vars;
    sell(g, seat, cardOf(g, answerOf(here, seat, 'tradeGood')), true, noCard);
  },
  /** Power after power, in the order the owner likes. @rule race-4.5, race-5.4.4 */
  chooseNext: (g, here) => {
    const { seat } = here.vars;
    const usable = usableConsumePowers(g, seat);
    if (usable.length === 0) return 'done';
    const only = onlyConsumeStep(g, seat, usable);
    if (only === null) put(g, here, seat, 'consumeNext', {});
    else putForced(g, here, seat, 'consumeNext', {}, only);
  },
  use: (g, here) => {
    const { seat } = here.vars;
    const answer = answerOf(here, seat, 'consumeNext');
    if (answer === null) return 'done';
    usePower(g, here, seat, answer.power, answer.goods);
    return 'chooseNext';
  },
  done: () => {},
});

/** @rule race-5.4.12 */
const useWithCards = procedure<Game, Step>('consume.discardForYield', { drawsInLane: true })({
  choose: (g, here) => put(g, here, here.vars.seat, 'discardForYield', { power: stepRef(g, here.vars) }),
  discard: (g, here) => {
    const { seat, card } = here.vars;
    const thrown = cardsOf(g, answerOf(here, seat, 'discardForYield'));
    if (thrown.length === 0) {
      tell(g, 'declined', seat, { power: stepRef(g, here.vars) });
      return;
    }
    const power = consumePowerOf(g, stepRef(g, here.vars)) as PowerOf<'consume', 'discardCards'>;
    tellUsed(g, seat, card, power);
    discardFromHand(g, seat, thrown, 'consume', card);
    gainChips(g, seat, (power.yields.vp ?? 0) * thrown.length, false, card); // @rule race-5.4.13
    draw(g, seat, (power.yields.cards ?? 0) * thrown.length, 'consume', card);
  },
});

/** @rule race-5.4.15 */
const guess = procedure<Game, Step>('consume.guessCost', { drawsInLane: true })({
  choose: (g, here) => put(g, here, here.vars.seat, 'guessCost', { power: stepRef(g, here.vars) }),
  turnUp: (g, here) => {
    const { seat, card } = here.vars;
    const number = answerOf(here, seat, 'guessCost');
    tellUsed(g, seat, card, consumePowerOf(g, stepRef(g, here.vars)));
    const turnedUp = take(g, seat);
    const won = turnedUp !== noCard && faceAt(g, turnedUp).price === number;
    const shown = turnedUp === noCard ? null : slugOf(g, turnedUp);
    tell(g, 'guessed', seat, { number, turnedUp: shown, won, cause: slugOf(g, card) });
    if (won) keepShown(playerAt(g, seat), turnedUp);
    else if (turnedUp !== noCard) discard(g, seat, turnedUp, 'all');
  },
});

/** @rule race-5.4.16 */
const gamble = procedure<Game, Step>('consume.ante', { drawsInLane: true })({
  choose: (g, here) => put(g, here, here.vars.seat, 'ante', { power: stepRef(g, here.vars) }),
  turnUp: (g, here) => {
    const { seat, card } = here.vars;
    const answer = answerOf(here, seat, 'ante');
    if (answer === null) {
      tell(g, 'declined', seat, { power: stepRef(g, here.vars) });
      return 'done';
    }
    const stake = cardOf(g, answer);
    const turnedUp = turnUpFor(g, seat, stake);
    // @rule race-5.4.17
    const won = turnedUp.some((each) => faceAt(g, each).price > faceAt(g, stake).price);
    tellUsed(g, seat, card, consumePowerOf(g, stepRef(g, here.vars)));
    tell(g, 'anted', seat, { ante: answer, turnedUp: slugsOf(g, turnedUp), won, cause: slugOf(g, card) });
    if (won) {
      const player = playerAt(g, seat);
      player.turnedUp = turnedUp;
      if (!player.shown.includes(stake)) player.shown.push(stake);
      return 'chooseOne';
    }
    loseAnte(g, seat, stake, turnedUp, card);
    return 'done';
  },
  chooseOne: (g, here) => {
    const { seat } = here.vars;
    const says = { power: stepRef(g, here.vars), offered: slugsOf(g, playerAt(g, seat).turnedUp) };
    const [only, second] = says.offered;
    if (only !== undefined && second === undefined) putForced(g, here, seat, 'anteKeep', says, only);
    else put(g, here, seat, 'anteKeep', says);
  },
  /** @rule race-5.4.17 */
  keepOne: (g, here) => {
    const { seat, card } = here.vars;
    const player = playerAt(g, seat);
    const kept = cardOf(g, answerOf(here, seat, 'anteKeep'));
    const rest = player.turnedUp;
    player.turnedUp = [];
    removeCards(rest, [kept]);
    keepShown(player, kept);
    tell(g, 'anteKept', seat, { card: slugOf(g, kept), cause: slugOf(g, card) });
    for (const each of rest) discard(g, seat, each, 'all');
  },
  done: () => {},
});

export const consumeProcedures = [consume, sellAndConsume, useWithCards, guess, gamble] as const;

const stepRef = (g: Game, { card, power }: Step): PowerRef => refOf(g, { card, index: power });

function usePower(g: Game, here: Frame, seat: Seat, ref: PowerRef, goods: readonly Slug[]): void {
  const card = cardOf(g, ref.card ?? '');
  const power = consumePowerOf(g, ref);
  const step: Step = { seat, card, power: ref.power };
  // Once a phase. @rule race-5.4.5, race-5.4.11
  markUsed(playerAt(g, seat), card, ref.power);
  switch (power.kind) {
    case 'consumeGoods':
      consumeGoods(g, seat, card, power, goods);
      return;
    case 'sellGood':
      tellUsed(g, seat, card, power);
      // @rule race-5.4.10
      for (const world of goods) sell(g, seat, cardOf(g, world), power.priceBonuses, card);
      return;
    case 'gain':
      tellUsed(g, seat, card, power);
      gainChips(g, seat, power.yields.vp ?? 0, power.doubledByX2 === true, card);
      draw(g, seat, power.yields.cards ?? 0, 'consume', card);
      return;
    case 'discardCards':
      call(here, useWithCards, step);
      return;
    case 'guessCost':
      call(here, guess, step);
      return;
    case 'ante':
      call(here, gamble, step);
  }
}

const tellUsed = (g: Game, seat: Seat, card: CardNo, power: ConsumePower): void =>
  tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'consume' });

function consumeGoods(
  g: Game,
  seat: Seat,
  card: CardNo,
  power: PowerOf<'consume', 'consumeGoods'>,
  worlds: readonly Slug[],
): void {
  const { tableau } = playerAt(g, seat);
  tellUsed(g, seat, card, power);
  for (const world of worlds) removeGood(g, seat, tableau.indexOf(cardOf(g, world)), 'consumed', card);
  gainChips(g, seat, vpFor(power, worlds.length), power.doubledByX2 === true, card);
  draw(g, seat, (power.yields.cards ?? 0) * usesWith(power, worlds.length), 'consume', card);
}

/** @rule race-5.4.2 */
function sell(g: Game, seat: Seat, world: CardNo, bonuses: boolean, cause: CardNo): void {
  const player = playerAt(g, seat);
  const terms: PriceTerm[] | null = g.emit === null ? null : [];
  const { base, bonus } = sellingPrice(g, seat, world, bonuses, terms);
  const soldThrough = cause === noCard ? null : slugOf(g, cause);
  for (const term of terms ?? [])
    tell(g, 'powerUsed', seat, { card: slugOf(g, term.card), power: 'priceBonus', of: 'trade' });
  removeGood(g, seat, player.tableau.indexOf(world), 'sold', cause);
  tell(g, 'sold', seat, {
    world: slugOf(g, world),
    good: kindOf(faceAt(g, world)),
    price: base,
    bonus,
    cause: soldThrough,
  });
  draw(g, seat, base + bonus, 'trade', world);
}

function gainChips(g: Game, seat: Seat, amount: number, doubles: boolean, cause: CardNo): void {
  if (amount === 0) return;
  const player = playerAt(g, seat);
  // @rule race-3.9, race-5.4.13
  const doubled = doubles && player.actions.includes('consume-x2');
  const gained = doubled ? 2 * amount : amount;
  const before = player.chips;
  const poolBefore = g.state.pool;
  player.chips += gained;
  g.state.pool -= gained; // below 0: further chips. @rule race-5.4.14
  tell(g, 'gainedChips', seat, {
    amount: gained,
    doubled,
    cause: slugOf(g, cause),
    before,
    after: player.chips,
    poolBefore,
    poolAfter: g.state.pool,
  });
}

/** A card that everybody saw goes to the hand. */
function keepShown(player: Player, card: CardNo): void {
  player.hand.push(card);
  player.shown.push(card);
}

/** @rule race-5.4.16 */
function turnUpFor(g: Game, seat: Seat, stake: CardNo): CardNo[] {
  const turnedUp: CardNo[] = [];
  seal(g.state); // the ante itself is shown to all
  for (let i = 0; i < faceAt(g, stake).price; i++) {
    const card = take(g, seat);
    if (card !== noCard) turnedUp.push(card);
  }
  return turnedUp;
}

/** The ante is lost; everybody saw it, as everybody saw the cards turned up. @rule race-5.4.17 */
function loseAnte(g: Game, seat: Seat, stake: CardNo, turnedUp: readonly CardNo[], cause: CardNo): void {
  const player = playerAt(g, seat);
  const handBefore = player.hand.length;
  takeFromHand(player, stake);
  for (const card of [stake, ...turnedUp]) discard(g, seat, card, 'all');
  tellDiscarded(g, seat, [stake], { why: 'gamble', cause, from: 'hand', handBefore });
}
