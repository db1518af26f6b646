// How useful a card of the hand is, by a plain rule that is the same for everybody: what it would bring, less what is
// lacking to place it. Used for what is ticked in advance; it is no hint.

import type { Seat } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import { faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { developBonus, developPrice, developTally } from '../powers/develop.ts';
import { settleTally } from '../powers/settle.ts';
import { waysOf } from '../powers/ways.ts';
import type { Slug } from '../questions.ts';
import { bonusOf } from '../scoring.ts';

/** Below everything that can be placed one day. */
const unplaceable = -1000;

/** The least useful cards of a list first; a further copy of a card is good for nothing but paying. */
export function leastUseful(g: Game, seat: Seat, list: readonly CardNo[], count: number): Slug[] {
  if (count === 0) return [];
  const rated = list.map((card, index) => ({
    card,
    worth: list.indexOf(card) < index ? unplaceable : usefulness(g, seat, card),
    price: faceAt(g, card).price,
  }));
  rated.sort((a, b) => a.worth - b.worth || a.price - b.price || a.card - b.card);
  return slugsOf(
    g,
    rated.slice(0, count).map(({ card }) => card),
  );
}

export function mostUseful(g: Game, seat: Seat, list: readonly CardNo[]): Slug {
  const best = list.reduce((one, other) => (usefulness(g, seat, other) > usefulness(g, seat, one) ? other : one));
  return slugOf(g, best);
}

/** A card to place, and what that takes. */
export interface Placeable {
  readonly card: CardNo;
  /** Hand cards besides itself; a card in play that it costs counts like three of them. */
  readonly price: number;
}

/** The card that brings most for its price; null where hand cards are worth more than any of them. */
export function bestToPlace(g: Game, seat: Seat, cards: readonly Placeable[]): Slug | null {
  let best: { readonly card: CardNo; readonly worth: number } | null = null;
  for (const { card, price } of cards) {
    const worth = usefulness(g, seat, card) + goodOf(faceAt(g, card)) - price;
    if (worth >= leastWorth && (best === null || worth > best.worth)) best = { card, worth };
  }
  return best === null ? null : slugOf(g, best.card);
}

/** Less than that, and the hand is kept for something better. */
const leastWorth = 1;

/** A windfall world comes with its good, a production world gets one again and again. */
const goodOf = ({ good, isProduction }: Face): number => (good === 'none' ? 0 : isProduction ? 1 : 2);

/** Two for each point, one for each power, less what is lacking in cards or strength. */
function usefulness(g: Game, seat: Seat, card: CardNo): number {
  if (playerAt(g, seat).tableau.includes(card)) return unplaceable;
  const face = faceAt(g, card);
  return 2 * (face.vp + bonusOf(g, seat, card)) + powersOf(face) - lackFor(g, seat, face);
}

const powersOf = ({ explore, develop, settle, trade, consume, produce }: Face): number =>
  explore.length + develop.length + settle.length + trade.length + consume.length + produce.length;

/** How many cards, or how much strength, is lacking to place this card now; of several ways the nearest. */
function lackFor(g: Game, seat: Seat, face: Face): number {
  const others = Math.max(0, playerAt(g, seat).hand.length - 1);
  if (face.isDevelopment) {
    const price = developPrice(g, seat, face, developTally(g, seat)) + developBonus(g, seat);
    return Math.max(0, price - others);
  }
  const lacks = waysOf(settleTally(g, seat, face), face, others).map(({ price, needed, atMost }) =>
    Math.max(0, price - others, needed - atMost),
  );
  return Math.min(...lacks);
}
