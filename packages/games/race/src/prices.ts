// What every card of a hand would cost if its phase began now: told with every question, whatever it asks.

import type { Seat } from '@orrery/kernel';
import { asIfPhaseBegan } from './as-if.ts';
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

/** What it is, whatever it costs. */
function common(g: Game, seat: Seat, card: CardNo, others: number) {
  const face = faceAt(g, card);
  return {
    card: face.slug,
    others,
    isTwin: playerAt(g, seat).tableau.includes(card),
    points: face.endBonuses.length === 0 ? null : face.vp + bonusOf(g, seat, card),
  };
}

/** The card for having picked Develop. @rule race-3.6 */
const bonus = 1;

/** The next Develop is in this round, and everybody has picked: whether its price is lower is known. @rule race-3.6 */
const isPicked = (g: Game): boolean => g.state.phase === 'explore' || g.state.phase === 'develop';

function development(g: Game, seat: Seat, card: CardNo, others: number, tally: DevelopTally): HandPrice {
  const plain = faceAt(g, card).cost - tally.discount;
  const price = isPicked(g) ? plain - developBonus(g, seat) : plain;
  const called = isPicked(g) ? price : plain - bonus;
  const optional = tally.optional.reduce((sum, { amount }) => sum + amount, 0);
  const about = common(g, seat, card, others);
  return {
    ...about,
    way: 'develop',
    price: Math.max(0, price),
    called: Math.max(0, called),
    strength: null,
    possible: !about.isTwin && price - optional <= others,
    possibleCalled: !about.isTwin && called - optional <= others,
  };
}

function world(g: Game, seat: Seat, card: CardNo, others: number): HandPrice {
  const face = faceAt(g, card);
  const about = common(g, seat, card, others);
  const ways = waysOf(settleTally(g, seat, face), face, others);
  const best = ways.filter((way) => isPossible(way, others)).sort(cheaper)[0] ?? ways[0];
  const price = best === undefined || isConquest(best) ? null : best.price;
  const possible = !about.isTwin && best !== undefined && isPossible(best, others);
  return {
    ...about,
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

/** Without giving up a card in play first; then by the cards of the hand that go. Strength that suffices costs none. */
const cheaper = (one: Way, other: Way): number =>
  Number(one.discards !== noCard) - Number(other.discards !== noCard) || costOf(one) - costOf(other);
const costOf = (way: Way): number => (isConquest(way) ? Math.max(0, way.needed - way.strength) : way.price);
