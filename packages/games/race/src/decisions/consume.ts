// Selling and consuming.

import { below, must, pick, type Random, type Seat, shuffle } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { cardOf, faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { type Appetite, appetite, satisfies, type Usable, usableConsumePowers } from '../powers/consume.ts';
import { cardsYielded, isDoubled, pointsOf } from '../powers/consume-yields.ts';
import { isUsed } from '../powers/settle.ts';
import { type PriceTerm, sellingPrice } from '../powers/trade.ts';
import type { ConsumePower } from '../powers/vocabulary.ts';
import type { AnswerTo, PowerRef, Slug } from '../questions.ts';
import { refuse } from '../refusals.ts';
import { noCard } from '../state.ts';
import { combinations } from './choosing.ts';
import { bestStep, isBetterStep, oneOfEachKind, type Step } from './consume-order.ts';
import type { Decision } from './decision.ts';
import { type ConsumePlan, type DescribedConsume, type DescribedSale, type DescribedTerm, sumOf } from './described.ts';
import { hasFields, isSlugs, malformed } from './reading.ts';

/** The worlds with a good on them. */
export function worldsWithGoods(g: Game, seat: Seat): Slug[] {
  const { tableau, goods } = playerAt(g, seat);
  return slugsOf(
    g,
    tableau.filter((_, place) => goods[place] !== noCard),
  );
}

/** @rule race-15.13 */
export const tradeGood: Decision<'tradeGood'> = {
  check: (g, question, answer) => {
    if (typeof answer !== 'string') return malformed('', 'a world with a good');
    return worldsWithGoods(g, question.seat).includes(answer) ? null : refuse('race/no-good', { world: answer });
  },
  enumerate: (g, question) => worldsWithGoods(g, question.seat),
  sample: (g, question, random) => pick(random, worldsWithGoods(g, question.seat)),
  fallback: (g, question) => dearestGood(g, question.seat),
  propose: (g, question) => dearestGood(g, question.seat),
  dominates: (g, { seat }, better, worse) => {
    const [one, other] = [cardOf(g, better), cardOf(g, worse)];
    return isGoodAlike(g, one, other) && priceOf(g, seat, one, true) > priceOf(g, seat, other, true);
  },
  describe: (g, question) => ({
    kind: 'tradeGood',
    worlds: worldsWithGoods(g, question.seat).map((world) => describeSale(g, question.seat, world)),
  }),
};

/** @rule race-15.13 */
function dearestGood(g: Game, seat: Seat): Slug {
  const worth = (world: Slug): number => priceOf(g, seat, cardOf(g, world), true);
  return worldsWithGoods(g, seat).reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** Whether the goods of two worlds serve the same powers and come again in the same way. */
function isGoodAlike(g: Game, world: CardNo, other: CardNo): boolean {
  const [one, two] = [faceAt(g, world), faceAt(g, other)];
  if (one.good !== two.good || one.isProduction !== two.isProduction) return false;
  return ![one, two].some(({ consume }) =>
    consume.some((power) => power.kind === 'consumeGoods' && power.consumes.goods.from === 'thisWorld'),
  );
}

export function priceOf(g: Game, seat: Seat, world: CardNo, bonuses: boolean): number {
  const { base, bonus } = sellingPrice(g, seat, world, bonuses);
  return base + bonus;
}

/** What the good of a world sells for. */
export function describeSale(g: Game, seat: Seat, world: Slug): DescribedSale {
  const terms: PriceTerm[] = [];
  const { base } = sellingPrice(g, seat, cardOf(g, world), true, terms);
  const bonuses = terms.map(({ card, amount }) => ({ card: slugOf(g, card), what: 'priceBonus', amount }) as const);
  return { world, price: sumOf([{ card: world, what: 'price', amount: base }, ...bonuses]) };
}

export const isMandatory = ({ power }: Usable): boolean => !power.may; // @rule race-4.4

function usableNamed(g: Game, seat: Seat, ref: PowerRef): Usable | undefined {
  return usableConsumePowers(g, seat).find(({ card, index }) => index === ref.power && slugOf(g, card) === ref.card);
}

export function isPowerRef(value: unknown): value is PowerRef {
  if (!hasFields(value, ['card', 'power'])) return false;
  return (typeof value.card === 'string' || value.card === null) && typeof value.power === 'number';
}

const placesOf = (g: Game, seat: Seat, worlds: readonly Slug[]): number[] => {
  const { tableau } = playerAt(g, seat);
  return worlds.map((world) => tableau.indexOf(g.cards.bySlug.get(world) ?? noCard));
};

const worldsAt = (g: Game, seat: Seat, places: readonly number[]): Slug[] =>
  places.map((place) => slugOf(g, playerAt(g, seat).tableau[place] ?? noCard));

const kindsAt = (g: Game, seat: Seat, places: readonly number[]): string[] =>
  places.map((place) => faceAt(g, playerAt(g, seat).tableau[place] ?? noCard).good);

/** Every set of goods a power could take; goods of the same kind on different worlds count as different. */
function goodsFor(g: Game, seat: Seat, wants: Appetite): number[][] {
  if (wants.count === 0) return [[]];
  const sets = must(combinations(wants.from, wants.count, 100_000), 'too many goods');
  return sets.filter((places) => satisfies(g, seat, wants, places));
}

/** The goods are part of the answer. @rule race-15.14, race-15.15 */
export const consumeNext: Decision<'consumeNext'> = {
  check: (g, question, answer) => {
    const { seat } = question;
    if (answer === null) {
      // @rule race-5.4.4
      const must = usableConsumePowers(g, seat).filter(isMandatory);
      return must.length === 0 ? null : refuse('race/must-use', { powers: must.map((each) => refOf(g, each)) });
    }
    if (!hasFields(answer, ['power', 'goods'])) return malformed('', 'power and goods, or null');
    if (!isPowerRef(answer.power)) return malformed('power', 'a power');
    if (!isSlugs(answer.goods)) return malformed('goods', 'a list of worlds');
    const usable = usableNamed(g, seat, answer.power);
    if (usable === undefined) {
      const { card, power } = answer.power;
      const used = card !== null && isUsed(playerAt(g, seat), g.cards.bySlug.get(card) ?? noCard, power);
      return used ? refuse('race/power-used', { card }) : refuse('race/not-usable', { power: answer.power });
    }
    const wants = appetite(g, seat, usable);
    if (satisfies(g, seat, wants, placesOf(g, seat, answer.goods))) return null;
    return refuse('race/wrong-goods', {
      from: worldsAt(g, seat, wants.from),
      count: wants.count,
      different: wants.different,
    });
  },
  enumerate: (g, question) => {
    const usable = usableConsumePowers(g, question.seat);
    const answers: AnswerTo<'consumeNext'>[] = usable.some(isMandatory) ? [] : [null];
    for (const each of usable) {
      for (const places of goodsFor(g, question.seat, appetite(g, question.seat, each))) {
        answers.push({ power: refOf(g, each), goods: worldsAt(g, question.seat, places) });
      }
    }
    return answers;
  },
  sample: (g, question, random) => {
    const usable = usableConsumePowers(g, question.seat);
    const mayStop = !usable.some(isMandatory);
    const at = below(random, usable.length + (mayStop ? 1 : 0));
    const chosen = usable[at];
    if (chosen === undefined) return null;
    return {
      power: refOf(g, chosen),
      goods: sampleGoods(g, question.seat, appetite(g, question.seat, chosen), random),
    };
  },
  fallback: (g, question) => {
    const mandatory = usableConsumePowers(g, question.seat).filter(isMandatory);
    if (mandatory.length === 0) return null;
    const value = (each: Usable): number => pointsPerGood(g, question.seat, each);
    const best = mandatory.reduce((one, other) => (value(other) > value(one) ? other : one));
    return { power: refOf(g, best), goods: leastPriced(g, question.seat, appetite(g, question.seat, best)) };
  },
  propose: (g, question) => planned(g, question.seat, 'points'),
  dominates: (g, { seat }, better, worse) => {
    if (better === null || worse === null) return false;
    const stepOf = ({ power, goods }: NonNullable<AnswerTo<'consumeNext'>>): Step => ({
      usable: must(usableNamed(g, seat, power), 'the power is not usable'),
      places: placesOf(g, seat, goods),
    });
    return isBetterStep(g, seat, stepOf(better), stepOf(worse));
  },
  describe: (g, question) => {
    const usable = usableConsumePowers(g, question.seat);
    return {
      kind: 'consumeNext',
      mayPass: !usable.some(isMandatory),
      powers: usable.map((each) => describeUsable(g, question.seat, each)),
      plans: { points: planned(g, question.seat, 'points'), cards: planned(g, question.seat, 'cards') },
    };
  },
};

function planned(g: Game, seat: Seat, plan: ConsumePlan): AnswerTo<'consumeNext'> {
  const best = bestStep(g, seat, usableConsumePowers(g, seat).filter(isMandatory), plan);
  return best === null ? null : { power: refOf(g, best.usable), goods: worldsAt(g, seat, best.places) };
}

export const refOf = (g: Game, { card, index }: { card: CardNo; index: number }): PowerRef => ({
  card: slugOf(g, card),
  power: index,
});

/** The step if there is only one; goods and powers are public. */
export function onlyConsumeStep(g: Game, seat: Seat, usable: readonly Usable[]): AnswerTo<'consumeNext'> {
  const [only, second] = usable;
  if (only === undefined || second !== undefined || !isMandatory(only)) return null;
  const wants = appetite(g, seat, only);
  if (wants.from.length !== wants.count) return null;
  return { power: refOf(g, only), goods: worldsAt(g, seat, wants.from) };
}

function sampleGoods(g: Game, seat: Seat, wants: Appetite, random: Random): Slug[] {
  const from = shuffle(random, wants.from.slice());
  if (!wants.different) return worldsAt(g, seat, from.slice(0, wants.count));
  return worldsAt(g, seat, oneOfEachKind(g, seat, from).slice(0, wants.count));
}

/** @rule race-15.15 */
function leastPriced(g: Game, seat: Seat, wants: Appetite): Slug[] {
  const { tableau } = playerAt(g, seat);
  const price = (place: number): number => priceOf(g, seat, tableau[place] ?? noCard, true);
  const sorted = wants.from.slice().sort((a, b) => price(a) - price(b) || a - b);
  const chosen = wants.different ? oneOfEachKind(g, seat, sorted) : sorted;
  return worldsAt(g, seat, chosen.slice(0, wants.count));
}

/** @rule race-15.14 */
function pointsPerGood(g: Game, seat: Seat, usable: Usable): number {
  const { count } = appetite(g, seat, usable);
  return pointsOf(usable.power, count) / Math.max(1, count);
}

function describeUsable(g: Game, seat: Seat, usable: Usable): DescribedConsume {
  const wants = appetite(g, seat, usable);
  const { power } = usable;
  const card = slugOf(g, usable.card);
  const points = pointsOf(power, wants.count);
  const doubled = isDoubled(g, seat, power);
  const terms: DescribedTerm[] = [{ card, what: 'vp', amount: points }];
  if (doubled) terms.push({ card: null, what: 'consume-x2', amount: points });
  return {
    power: refOf(g, usable),
    points: sumOf(terms),
    cards: cardsYielded(power, wants.count),
    goods: {
      from: worldsAt(g, seat, wants.from),
      count: wants.count,
      kinds: wants.different ? kindsAt(g, seat, wants.from) : null,
    },
  };
}

/** The power a running step belongs to. */
export function consumePowerOf(g: Game, ref: PowerRef): ConsumePower {
  const face = faceAt(g, cardOf(g, must(ref.card, 'a consume power lies on a card')));
  return must(face.consume[ref.power], `${face.slug} has no such power`);
}
