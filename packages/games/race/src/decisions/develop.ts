// Which development to place, and how to pay for it.

import { below, pick, type Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { cardNamed, cardOf, faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { developBonus, developPrice, developTally } from '../powers/develop.ts';
import type { Slug, Spending } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { cheapest, combinations, mostForSubsets, someCards, subsets } from './choosing.ts';
import type { Decision } from './decision.ts';
import { type DescribedTerm, priceOf } from './described.ts';
import { raisesFinalScore } from './last-round.ts';
import { checkAmong, hasFields, isSlugs, malformed } from './reading.ts';
import { type Spent, spendsLess } from './spent.ts';
import { bestToPlace, leastUseful } from './usefulness.ts';

/** The developments of the hand that this player could place and pay. @rule race-4.7, race-5.2.6 */
export function developmentsToPlace(g: Game, seat: Seat): CardNo[] {
  const { hand } = playerAt(g, seat);
  const found: CardNo[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const card of hand) {
    const face = faceAt(g, card);
    if (!face.isDevelopment || found.includes(card)) continue;
    if (least === Number.POSITIVE_INFINITY) least = leastDiscounted(g, seat);
    if (face.cost + least <= hand.length - 1 && !playerAt(g, seat).tableau.includes(card)) found.push(card);
  }
  return found;
}

/** What all discounts together, optional ones included, add to a cost: zero or less. @rule race-5.2.6 */
function leastDiscounted(g: Game, seat: Seat): number {
  const tally = developTally(g, seat);
  let change = -developBonus(g, seat) - tally.discount;
  for (const { amount } of tally.optional) change -= amount;
  return change;
}

function whyNot(g: Game, seat: Seat, card: CardNo): RaceRefusal | null {
  const { hand, tableau } = playerAt(g, seat);
  const face = faceAt(g, card);
  if (!face.isDevelopment) return refuse('race/not-a-development', { card: face.slug });
  // @rule race-4.7
  if (tableau.includes(card)) return refuse('race/already-in-tableau', { card: face.slug });
  const price = Math.max(0, face.cost + leastDiscounted(g, seat));
  // @rule race-5.2.6
  if (price > hand.length - 1) return refuse('race/cannot-afford', { card: face.slug, price, hand: hand.length - 1 });
  return null;
}

/** @rule race-15.6 */
export const developPlace: Decision<'developPlace'> = {
  check: (g, question, answer) => {
    if (answer === null) return null;
    if (typeof answer !== 'string') return malformed('', 'a development or null');
    return (
      checkAmong(g, [answer], playerAt(g, question.seat).hand) ?? whyNot(g, question.seat, cardNamed(g, answer) ?? -1)
    );
  },
  enumerate: (g, question) => [null, ...slugsOf(g, developmentsToPlace(g, question.seat))],
  sample: (g, question, random) => {
    const found = developmentsToPlace(g, question.seat);
    const at = below(random, found.length + 1);
    return at === found.length ? null : slugOf(g, found[at] as CardNo);
  },
  fallback: () => null,
  propose: (g, { seat }) => {
    const tally = developTally(g, seat);
    const priced = developmentsToPlace(g, seat).map((card) => {
      const price = developPrice(g, seat, faceAt(g, card), tally);
      return { card, price, isPayable: price < playerAt(g, seat).hand.length };
    });
    return bestToPlace(
      g,
      seat,
      priced
        .filter(({ isPayable }) => isPayable) // without giving up a card in play
        .map(({ card, price }) => ({ card, price: isFreeGain(g, seat, slugOf(g, card)) ? 0 : price })),
    );
  },
  dominates: (g, question, better, worse) => worse === null && better !== null && isFreeGain(g, question.seat, better),
  describe: (g, question) => ({
    kind: 'developPlace',
    hand: playerAt(g, question.seat).hand.map((card) => ({
      card: slugOf(g, card),
      why: whyNot(g, question.seat, card),
      price: faceAt(g, card).isDevelopment ? priceOf(priceTerms(g, question.seat, card)) : null,
    })),
  }),
};

/** Payable with hand cards that are good for nothing else any more. */
function isFreeGain(g: Game, seat: Seat, slug: Slug): boolean {
  const card = cardOf(g, slug);
  const price = developPrice(g, seat, faceAt(g, card), developTally(g, seat));
  return price <= playerAt(g, seat).hand.length - 1 && raisesFinalScore(g, seat, card);
}

function priceTerms(g: Game, seat: Seat, card: CardNo): DescribedTerm[] {
  const terms: DescribedTerm[] = [{ card: slugOf(g, card), what: 'cost', amount: faceAt(g, card).cost }];
  const bonus = developBonus(g, seat);
  if (bonus > 0) terms.push({ card: null, what: 'develop', amount: -bonus });
  const tally = developTally(g, seat, []);
  for (const { card: from, amount } of tally.terms ?? [])
    terms.push({ card: slugOf(g, from), what: 'discount', amount: -amount });
  return terms;
}

/** @rule race-15.7 */
export const developPay: Decision<'developPay'> = {
  check: (g, question, answer) => {
    if (!hasFields(answer, ['uses', 'cards'])) return malformed('', 'uses and cards');
    if (!isSlugs(answer.uses)) return malformed('uses', 'a list of cards');
    if (!isSlugs(answer.cards)) return malformed('cards', 'a list of cards');
    const { seat } = question;
    const price = priceWith(g, seat, answer.uses);
    if (typeof price !== 'number') return price;
    // @rule race-5.2.4
    if (answer.cards.length !== price) return refuse('race/wrong-price', { price, paid: answer.cards.length });
    return checkAmong(g, answer.cards, playerAt(g, seat).hand);
  },
  enumerate: (g, question) => {
    if (developTally(g, question.seat).optional.length > mostForSubsets) return null;
    const all: Spending[] = [];
    for (const { uses, price } of affordable(g, question.seat)) {
      const payments = combinations(slugsOf(g, playerAt(g, question.seat).hand), price);
      if (payments === null || all.length + payments.length > 2000) return null;
      for (const cards of payments) all.push({ uses, cards });
    }
    return all;
  },
  sample: (g, question, random) => {
    const { uses, price } = pick(random, affordable(g, question.seat));
    return { uses, cards: someCards(g, playerAt(g, question.seat).hand, price, random) };
  },
  fallback: (g, question) => {
    const fewest = affordable(g, question.seat).reduce((best, each) =>
      each.uses.length < best.uses.length ? each : best,
    );
    return { uses: fewest.uses, cards: cheapest(g, playerAt(g, question.seat).hand, fewest.price) };
  },
  propose: (g, question) => {
    const best = affordable(g, question.seat).reduce((one, other) => (isDearer(one, other) ? other : one));
    const { hand } = playerAt(g, question.seat);
    return { uses: best.uses, cards: leastUseful(g, question.seat, hand, best.price) };
  },
  dominates: (_g, _question, better, worse) => spendsLess(spentBy(better), spentBy(worse)),
  describe: (g, question) => {
    const { seat } = question;
    const { placing, hand } = playerAt(g, seat);
    return {
      kind: 'developPay',
      price: priceOf(priceTerms(g, seat, placing)),
      discounts: developTally(g, seat).optional.map(({ card, amount }) => ({
        card: slugOf(g, card),
        what: 'discount',
        amount: -amount,
      })),
      hand: slugsOf(g, hand),
    };
  },
};

/** The price with these cards discarded for it, or why they cannot be. @rule race-4.3, race-5.2.3 */
function priceWith(g: Game, seat: Seat, uses: readonly Slug[]): number | RaceRefusal {
  const tally = developTally(g, seat);
  let price = developPrice(g, seat, faceAt(g, playerAt(g, seat).placing), tally);
  for (const [index, slug] of uses.entries()) {
    if (uses.indexOf(slug) !== index) return refuse('race/same-twice', { what: slug });
    const power = tally.optional.find(({ card }) => slugOf(g, card) === slug);
    if (power === undefined) return refuse('race/no-such-power', { card: slug });
    price -= power.amount;
  }
  return Math.max(0, price);
}

interface Price {
  readonly uses: Slug[];
  readonly price: number;
}

/** Cards in play are dearer than cards of the hand. */
const isDearer = (one: Price, other: Price): boolean =>
  one.uses.length > other.uses.length || (one.uses.length === other.uses.length && one.price > other.price);

const spentBy = ({ uses, cards }: Spending): Spent => ({ hand: cards, tableau: uses, powers: [] });

/** Every set of optional discounts with which the hand suffices. @rule race-4.4 */
function affordable(g: Game, seat: Seat): Price[] {
  const player = playerAt(g, seat);
  const tally = developTally(g, seat);
  const price = developPrice(g, seat, faceAt(g, player.placing), tally);
  return subsets(tally.optional)
    .map((set) => ({
      uses: set.map(({ card }) => slugOf(g, card)),
      price: Math.max(
        0,
        set.reduce((left, { amount }) => left - amount, price),
      ),
    }))
    .filter((each) => each.price <= player.hand.length);
}

/** The payment if there is only one: prices and hand sizes are public, so taking it tells nothing. */
export function onlyDevelopPayment(g: Game, seat: Seat): Spending | null {
  const { hand } = playerAt(g, seat);
  const [only, second] = affordable(g, seat);
  if (only === undefined || second !== undefined) return null;
  if (only.price === 0) return { uses: only.uses, cards: [] };
  return only.price === hand.length ? { uses: only.uses, cards: slugsOf(g, hand) } : null;
}
