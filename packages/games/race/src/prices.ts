// What every card of a hand would cost if its phase began now: told with every question, whatever it asks.

import type { Seat } from '@orrery/kernel';
import { asIfPhaseBegan, asIfPlaced } from './as-if.ts';
import type { CardNo } from './cards/face.ts';
import type { HandPrice } from './decisions/prospects.ts';
import { faceAt, type Game, gameOf, playerAt } from './game.ts';
import { type DevelopTally, developBonus, developTally } from './powers/develop.ts';
import { settleTally } from './powers/settle.ts';
import { isConquest, isPossible, type Way, waysOf } from './powers/ways.ts';
import { bonusOf } from './scoring.ts';
import { noCard, type RaceState } from './state.ts';

/** Of the hand, then of what was drawn and is not yet sorted. */
export function handPrices(state: RaceState, seat: Seat): HandPrice[] {
  const isPlacing = state.phase === 'develop' || state.phase === 'settle';
  const g = isPlacing ? gameOf(state) : asIfPhaseBegan(state);
  const { hand, drawn } = playerAt(g, seat);
  let tally: DevelopTally | null = null; // the same for all developments
  const priced = (card: CardNo, others: number): HandPrice => {
    if (!faceAt(g, card).isDevelopment) return world(g, seat, card, others);
    tally ??= developTally(g, seat);
    return development(g, seat, card, others, tally);
  };
  return [...hand.map((card) => priced(card, hand.length - 1)), ...drawn.map((card) => priced(card, hand.length))];
}

/** What its lines of scoring would bring if it lay there, itself among what they count; for a card that has any. @rule race-7.5 */
function pointsWith(g: Game, seat: Seat, card: CardNo): number | null {
  const { endBonuses, vp } = faceAt(g, card);
  return endBonuses.length === 0 ? null : vp + bonusOf(asIfPlaced(g, seat, card), seat, card);
}

const isTwin = (g: Game, seat: Seat, card: CardNo): boolean => playerAt(g, seat).tableau.includes(card);

/** The card for having picked Develop. @rule race-3.6 */
const bonus = 1;

/** The next Develop is in this round, and everybody has picked: whether its price is lower is known. @rule race-3.6 */
const isPicked = (g: Game): boolean => g.state.phase === 'explore' || g.state.phase === 'develop';

// Both below write all fields down in one go: this runs for every card of a hand, with every question.

function development(g: Game, seat: Seat, card: CardNo, others: number, tally: DevelopTally): HandPrice {
  const { cost, slug } = faceAt(g, card);
  const plain = cost - tally.discount;
  const price = isPicked(g) ? plain - developBonus(g, seat) : plain;
  const called = isPicked(g) ? price : plain - bonus;
  let optional = 0;
  for (const { amount } of tally.optional) optional += amount;
  const twin = isTwin(g, seat, card);
  return {
    card: slug,
    others,
    isTwin: twin,
    points: pointsWith(g, seat, card),
    way: 'develop',
    price: Math.max(0, price),
    called: Math.max(0, called),
    strength: null,
    possible: !twin && price - optional <= others,
    possibleCalled: !twin && called - optional <= others,
  };
}

function world(g: Game, seat: Seat, card: CardNo, others: number): HandPrice {
  const face = faceAt(g, card);
  const ways = waysOf(settleTally(g, seat, face), face, others);
  const best = cheapestOf(ways, others) ?? ways[0];
  const price = best === undefined || isConquest(best) ? null : best.price;
  const twin = isTwin(g, seat, card);
  const possible = !twin && best !== undefined && isPossible(best, others);
  return {
    card: face.slug,
    others,
    isTwin: twin,
    points: pointsWith(g, seat, card),
    way: best?.way ?? 'pay',
    price,
    called: price,
    strength:
      best === undefined || !isConquest(best)
        ? null
        : { total: best.strength, atMost: best.atMost, needed: best.needed },
    possible,
    possibleCalled: possible,
  };
}

/** The first of those that are possible and cost least. */
function cheapestOf(ways: readonly Way[], others: number): Way | null {
  let best: Way | null = null;
  for (const way of ways) if (isPossible(way, others) && (best === null || cheaper(way, best) < 0)) best = way;
  return best;
}

/** Without giving up a card in play first; then by the cards of the hand that go. Strength that suffices costs none. */
const cheaper = (one: Way, other: Way): number =>
  Number(one.discards !== noCard) - Number(other.discards !== noCard) || costOf(one) - costOf(other);
const costOf = (way: Way): number => (isConquest(way) ? Math.max(0, way.needed - way.strength) : way.price);
