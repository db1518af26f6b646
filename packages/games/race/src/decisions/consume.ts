// Selling and consuming. @rule race-4.4, race-5.4.2, race-5.4.4, race-15.13, race-15.14, race-15.15, race-15.16, race-15.17,
// race-15.18, race-15.19

import { below, must, pick, type Random, type Seat, shuffle } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { cardOf, faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { type Appetite, appetite, satisfies, type Usable, usableConsumePowers, usesWith } from '../powers/consume.ts';
import { isUsed } from '../powers/settle.ts';
import { type PriceTerm, sellingPrice } from '../powers/trade.ts';
import type { ConsumePower, PowerOf } from '../powers/vocabulary.ts';
import type { AnswerTo, PowerRef, Slug } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { noCard } from '../state.ts';
import { combinations, someCards } from './choosing.ts';
import type { Decision } from './decision.ts';
import { type DescribedConsume, type DescribedSale, type DescribedTerm, sumOf } from './described.ts';
import { checkAmong, hasFields, isSlugs, malformed } from './reading.ts';

/** The worlds with a good on them. */
export function worldsWithGoods(g: Game, seat: Seat): Slug[] {
  const { tableau, goods } = playerAt(g, seat);
  return slugsOf(
    g,
    tableau.filter((_, place) => goods[place] !== noCard),
  );
}

export const tradeGood: Decision<'tradeGood'> = {
  check: (g, question, answer) => {
    if (typeof answer !== 'string') return malformed('', 'a world with a good');
    return worldsWithGoods(g, question.seat).includes(answer) ? null : refuse('race/no-good', { world: answer });
  },
  enumerate: (g, question) => worldsWithGoods(g, question.seat),
  sample: (g, question, random) => pick(random, worldsWithGoods(g, question.seat)),
  fallback: (g, question) => {
    const worth = (world: Slug): number => priceOf(g, question.seat, cardOf(g, world), true);
    return worldsWithGoods(g, question.seat).reduce((best, each) => (worth(each) > worth(best) ? each : best));
  },
  describe: (g, question) => ({
    kind: 'tradeGood',
    worlds: worldsWithGoods(g, question.seat).map((world) => describeSale(g, question.seat, world)),
  }),
};

function priceOf(g: Game, seat: Seat, world: CardNo, bonuses: boolean): number {
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

export const isMandatory = ({ power }: Usable): boolean => !power.may;

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

export const consumeNext: Decision<'consumeNext'> = {
  check: (g, question, answer) => {
    const { seat } = question;
    if (answer === null) {
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
  describe: (g, question) => {
    const usable = usableConsumePowers(g, question.seat);
    return {
      kind: 'consumeNext',
      mayPass: !usable.some(isMandatory),
      powers: usable.map((each) => describeUsable(g, question.seat, each)),
    };
  },
};

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

function oneOfEachKind(g: Game, seat: Seat, places: readonly number[]): number[] {
  const { tableau } = playerAt(g, seat);
  const kind = (place: number): string => faceAt(g, tableau[place] ?? noCard).good;
  return places.filter((place, at) => places.findIndex((other) => kind(other) === kind(place)) === at);
}

function leastPriced(g: Game, seat: Seat, wants: Appetite): Slug[] {
  const { tableau } = playerAt(g, seat);
  const price = (place: number): number => priceOf(g, seat, tableau[place] ?? noCard, true);
  const sorted = wants.from.slice().sort((a, b) => price(a) - price(b) || a - b);
  const chosen = wants.different ? oneOfEachKind(g, seat, sorted) : sorted;
  return worldsAt(g, seat, chosen.slice(0, wants.count));
}

function pointsPerGood(g: Game, seat: Seat, usable: Usable): number {
  const { count } = appetite(g, seat, usable);
  return pointsOf(usable.power, count) / Math.max(1, count);
}

/** The points of a power that takes so many goods, before doubling. */
function pointsOf(power: ConsumePower, goods: number): number {
  if (power.kind === 'gain') return power.yields.vp ?? 0;
  return power.kind === 'consumeGoods' ? vpFor(power, goods) : 0;
}

export function vpFor(power: PowerOf<'consume', 'consumeGoods'>, goods: number): number {
  const { vp, vpPerGoodMinus } = power.yields;
  if (vpPerGoodMinus !== undefined) return Math.max(0, goods - vpPerGoodMinus);
  return (vp ?? 0) * usesWith(power, goods);
}

function cardsYielded(power: ConsumePower, goods: number): number {
  if (power.kind === 'gain') return power.yields.cards ?? 0;
  return power.kind === 'consumeGoods' ? (power.yields.cards ?? 0) * usesWith(power, goods) : 0;
}

function describeUsable(g: Game, seat: Seat, usable: Usable): DescribedConsume {
  const wants = appetite(g, seat, usable);
  const { power } = usable;
  const card = slugOf(g, usable.card);
  const points = pointsOf(power, wants.count);
  const doubled =
    'doubledByX2' in power && power.doubledByX2 === true && playerAt(g, seat).actions.includes('consume-x2');
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

const upTo = (g: Game, ref: PowerRef): number => {
  const power = consumePowerOf(g, ref);
  return power.kind === 'discardCards' ? power.consumes.handCards.upTo : 0;
};

export const discardForYield: Decision<'discardForYield'> = {
  check: (g, question, answer) => {
    if (!isSlugs(answer)) return malformed('', 'a list of cards');
    const most = upTo(g, question.power);
    if (answer.length > most) return refuse('race/wrong-count', { expected: most, got: answer.length });
    return checkAmong(g, answer, playerAt(g, question.seat).hand);
  },
  enumerate: (g, question) => {
    const hand = slugsOf(g, playerAt(g, question.seat).hand);
    const all: Slug[][] = [];
    for (let count = 0; count <= Math.min(upTo(g, question.power), hand.length); count++) {
      all.push(...(combinations(hand, count) ?? []));
    }
    return all;
  },
  sample: (g, question, random) => {
    const { hand } = playerAt(g, question.seat);
    return someCards(g, hand, below(random, Math.min(upTo(g, question.power), hand.length) + 1), random);
  },
  fallback: () => [],
  describe: (g, question) => ({
    kind: 'discardForYield',
    atMost: upTo(g, question.power),
    from: slugsOf(g, playerAt(g, question.seat).hand),
  }),
};

const rangeOf = (g: Game, ref: PowerRef): readonly [number, number] => {
  const power = consumePowerOf(g, ref);
  if (power.kind === 'guessCost') return power.range;
  return power.kind === 'ante' ? power.consumes.handCards.costBetween : [0, -1];
};

const numbersIn = ([min, max]: readonly [number, number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const guessCost: Decision<'guessCost'> = {
  check: (g, question, answer) => {
    const [min, max] = rangeOf(g, question.power);
    if (typeof answer !== 'number' || !Number.isInteger(answer)) return malformed('', 'a whole number');
    return answer >= min && answer <= max ? null : refuse('race/out-of-range', { min, max });
  },
  enumerate: (g, question) => numbersIn(rangeOf(g, question.power)),
  sample: (g, question, random) => pick(random, numbersIn(rangeOf(g, question.power))),
  fallback: (g, question) => {
    const [min, max] = rangeOf(g, question.power);
    return Math.min(Math.max(2, min), max);
  },
  describe: (g, question) => ({ kind: 'guessCost', numbers: numbersIn(rangeOf(g, question.power)) }),
};

/** Hand cards that may be shown as ante. */
function antes(g: Game, seat: Seat, ref: PowerRef): CardNo[] {
  const [min, max] = rangeOf(g, ref);
  return playerAt(g, seat).hand.filter((card) => {
    const { price } = faceAt(g, card);
    return price >= min && price <= max;
  });
}

export const ante: Decision<'ante'> = {
  check: (g, question, answer): RaceRefusal | null => {
    if (answer === null) return null;
    if (typeof answer !== 'string') return malformed('', 'a card or null');
    const missing = checkAmong(g, [answer], playerAt(g, question.seat).hand);
    if (missing !== null) return missing;
    const [min, max] = rangeOf(g, question.power);
    return checkAmong(g, [answer], antes(g, question.seat, question.power)) === null
      ? null
      : refuse('race/out-of-range', { min, max });
  },
  enumerate: (g, question) => [null, ...new Set(slugsOf(g, antes(g, question.seat, question.power)))],
  sample: (g, question, random) => {
    const possible = antes(g, question.seat, question.power);
    const at = below(random, possible.length + 1);
    return at === possible.length ? null : slugOf(g, possible[at] ?? noCard);
  },
  fallback: () => null,
  describe: (g, question) => {
    const possible = antes(g, question.seat, question.power);
    const [min, max] = rangeOf(g, question.power);
    return {
      kind: 'ante',
      hand: playerAt(g, question.seat).hand.map((card) => ({
        card: slugOf(g, card),
        why: possible.includes(card) ? null : refuse('race/out-of-range', { min, max }),
      })),
    };
  },
};

export const anteKeep: Decision<'anteKeep'> = {
  check: (_g, question, answer) => {
    if (typeof answer !== 'string') return malformed('', 'a card');
    return question.offered.includes(answer) ? null : refuse('race/not-offered', { offered: question.offered });
  },
  enumerate: (_g, question) => [...new Set(question.offered)],
  sample: (_g, question, random) => pick(random, question.offered),
  fallback: (g, question) => {
    const price = (slug: Slug): number => faceAt(g, cardOf(g, slug)).price;
    return question.offered.reduce((best, each) => (price(each) > price(best) ? each : best));
  },
  describe: (_g, question) => ({ kind: 'anteKeep', from: question.offered }),
};
