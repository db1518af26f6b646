// Which consume power to use next with which goods: by a plain rule, and beyond doubt.

import type { Seat } from '@orrery/kernel';
import { faceAt, type Game, playerAt } from '../game.ts';
import { type Appetite, appetite, type Usable, usableConsumePowers } from '../powers/consume.ts';
import { cardsYielded, isDoubled, pointsOf } from '../powers/consume-yields.ts';
import { sellingPrice } from '../powers/trade.ts';
import { noCard } from '../state.ts';
import type { ConsumePlan } from './described.ts';
import { isWithin } from './spent.ts';

export interface Step {
  readonly usable: Usable;
  /** Places of the tableau whose goods are taken. */
  readonly places: readonly number[];
}

interface Yield {
  readonly points: number;
  readonly cards: number;
}

/**
 * Powers that take no good first. Then most points for each good, then most cards for each (or the other way round), then the
 * power with the least choice of goods; it takes those that fewest other powers could take, and of these the cheapest.
 */
export function bestStep(g: Game, seat: Seat, usable: readonly Usable[], plan: ConsumePlan): Step | null {
  const tastes = usableConsumePowers(g, seat).map(
    ({ card, index, power }): Taste => ({ card, index, power, wants: appetite(g, seat, { card, index, power }) }),
  );
  const steps = usable.map((each) => ({ usable: each, places: goodsToTake(g, seat, each, tastes) }));
  const rated = steps.map((step) => ({ step, rate: rateOf(g, seat, step, plan) }));
  rated.sort((one, other) => compare(one.rate, other.rate));
  return rated[0]?.step ?? null;
}

/** Smaller is better, number by number. */
function rateOf(g: Game, seat: Seat, { usable, places }: Step, plan: ConsumePlan): number[] {
  if (places.length === 0) return [0];
  const { points, cards } = yieldOf(g, seat, { usable, places });
  const { from } = appetite(g, seat, usable);
  const wanted = plan === 'points' ? [points, cards] : [cards, points];
  return [1, ...wanted.map((amount) => -amount / places.length), from.length];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function yieldOf(g: Game, seat: Seat, { usable: { power }, places }: Step): Yield {
  if (power.kind === 'sellGood') {
    const world = playerAt(g, seat).tableau[places[0] ?? 0] ?? noCard;
    const { base, bonus } = sellingPrice(g, seat, world, power.priceBonuses);
    return { points: 0, cards: base + bonus };
  }
  const points = pointsOf(power, places.length);
  return { points: isDoubled(g, seat, power) ? 2 * points : points, cards: cardsYielded(power, places.length) };
}

/** A power that can be used, and what it would take. */
interface Taste extends Usable {
  readonly wants: Appetite;
}

const isSamePower = (one: Usable, other: Usable): boolean => one.card === other.card && one.index === other.index;

/** A sale takes the dearest good; whatever only consumes takes what is of least use to others. */
function goodsToTake(g: Game, seat: Seat, usable: Usable, tastes: readonly Taste[]): number[] {
  const wants = appetite(g, seat, usable);
  if (wants.count === 0) return [];
  const { tableau } = playerAt(g, seat);
  const isSale = usable.power.kind === 'sellGood';
  const goods = wants.from.map((place) => {
    const { base, bonus } = sellingPrice(g, seat, tableau[place] ?? noCard, true);
    const takes = (each: Taste): boolean => each.wants.from.includes(place) && !isSamePower(each, usable);
    return { place, price: base + bonus, takers: isSale ? 0 : tastes.filter(takes).length };
  });
  if (isSale) goods.sort((a, b) => b.price - a.price || a.place - b.place);
  else goods.sort((a, b) => a.takers - b.takers || a.price - b.price || a.place - b.place);
  const sorted = goods.map(({ place }) => place);
  return (wants.different ? oneOfEachKind(g, seat, sorted) : sorted).slice(0, wants.count);
}

export function oneOfEachKind(g: Game, seat: Seat, places: readonly number[]): number[] {
  const { tableau } = playerAt(g, seat);
  const kind = (place: number): string => faceAt(g, tableau[place] ?? noCard).good;
  return places.filter((place, at) => places.findIndex((other) => kind(other) === kind(place)) === at);
}

/**
 * The same goods or fewer for as many points and cards, and more of one. Since the worse step leaves the better power for
 * later, that power must then be idle, or the other power must be able to take its place.
 */
export function isBetterStep(g: Game, seat: Seat, better: Step, worse: Step): boolean {
  if (isSamePower(better.usable, worse.usable)) return false;
  if (better.places.length === 0 || !isWithin(better.places, worse.places)) return false;
  const [one, other] = [yieldOf(g, seat, better), yieldOf(g, seat, worse)];
  if (one.points < other.points || one.cards < other.cards) return false;
  const isMore = one.points > other.points || one.cards > other.cards || better.places.length < worse.places.length;
  if (!isMore) return false;
  const left = appetite(g, seat, better.usable).from.filter((place) => !worse.places.includes(place));
  return left.length === 0 || canReplace(appetite(g, seat, worse.usable), appetite(g, seat, better.usable), left);
}

/** Whether a power that takes one good can take any of these goods, and the other takes one as well. */
function canReplace(power: Appetite, other: Appetite, places: readonly number[]): boolean {
  return power.count === 1 && other.count === 1 && isWithin(places, power.from);
}
