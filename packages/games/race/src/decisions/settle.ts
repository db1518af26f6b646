// Which world to place, and how.

import { below, EngineBug, pick, type Random, type Seat } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import { cardNamed, cardOf, faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { settleTally, type Tally } from '../powers/settle.ts';
import { checkStrength, type Source, sourcesFor, strengthSources } from '../powers/strength.ts';
import { isConquest, isPossible, type Way, waysOf, waysToPlace } from '../powers/ways.ts';
import type { SettlePayment, Slug, Spending } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { noCard } from '../state.ts';
import { cheapest, combinations, mostForSubsets, someCards, subsets } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DescribedSpending, DescribedTerm, DescribedWay, DescribedWorld, TermKind } from './described.ts';
import { raisesFinalScore } from './last-round.ts';
import { checkAmong, hasFields, isSlugs, malformed } from './reading.ts';
import { type Spent, spendsLess } from './spent.ts';
import { describeTargets } from './targets.ts';
import { bestToPlace, leastUseful } from './usefulness.ts';

/** The worlds of the hand that this player could place, using whatever powers he has. */
export function worldsToPlace(g: Game, seat: Seat): CardNo[] {
  const { hand, tableau } = playerAt(g, seat);
  const found: CardNo[] = [];
  for (const card of hand) {
    const face = faceAt(g, card);
    // @rule race-14.5
    if (!face.isWorld || found.includes(card) || tableau.includes(card)) continue;
    if (waysToPlace(g, seat, face, hand.length - 1).length > 0) found.push(card);
  }
  return found;
}

/** Why this card of the hand cannot be placed, or null. */
export function whyNotWorld(g: Game, seat: Seat, card: CardNo): RaceRefusal | null {
  const { hand, tableau } = playerAt(g, seat);
  const face = faceAt(g, card);
  if (!face.isWorld) return refuse('race/not-a-world', { card: face.slug });
  // @rule race-14.5
  if (tableau.includes(card)) return refuse('race/already-in-tableau', { card: face.slug });
  const ways = waysOf(settleTally(g, seat, face), face, hand.length - 1);
  if (ways.some((way) => isPossible(way, hand.length - 1))) return null;
  return refuse('race/cannot-place', {
    card: face.slug,
    reasons: ways.map(({ way, price, atMost, needed }) => ({
      way,
      price,
      hand: hand.length - 1,
      strength: atMost,
      needed,
    })),
  });
}

/** @rule race-15.8 */
export const settlePlace: Decision<'settlePlace'> = {
  check: (g, question, answer) => {
    if (answer === null) return null;
    if (typeof answer !== 'string') return malformed('', 'a world or null');
    return (
      checkAmong(g, [answer], playerAt(g, question.seat).hand) ??
      whyNotWorld(g, question.seat, cardNamed(g, answer) ?? -1)
    );
  },
  enumerate: (g, question) => [null, ...slugsOf(g, worldsToPlace(g, question.seat))],
  sample: (g, question, random) => {
    const found = worldsToPlace(g, question.seat);
    const at = below(random, found.length + 1);
    return at === found.length ? null : slugOf(g, found[at] as CardNo);
  },
  fallback: () => null,
  propose: (g, { seat }) =>
    bestToPlace(
      g,
      seat,
      worldsToPlace(g, seat).map((card) => ({
        card,
        price: isFreeGain(g, seat, slugOf(g, card)) ? 0 : leastFor(g, seat, card),
      })),
    ),
  dominates: (g, question, better, worse) => worse === null && better !== null && isFreeGain(g, question.seat, better),
  describe: (g, question) => ({
    kind: 'settlePlace',
    hand: playerAt(g, question.seat).hand.map((card) => describeWorld(g, question.seat, card)),
    targets: describeTargets(g, question.seat),
  }),
};

/** What the cheapest way costs. Strength that is lacking is spent as hand cards at best, else as cards in play. */
function leastFor(g: Game, seat: Seat, card: CardNo): number {
  const ways = waysToPlace(g, seat, faceAt(g, card), playerAt(g, seat).hand.length - 1);
  const costs = ways.map(
    ({ price, discards, strength, needed }) => price + Math.max(0, needed - strength) + (discards === noCard ? 0 : 3),
  );
  return Math.min(...costs);
}

/** Placeable with hand cards that are good for nothing else any more, and without any card in play. */
function isFreeGain(g: Game, seat: Seat, slug: Slug): boolean {
  const card = cardOf(g, slug);
  const isFree = (way: Way): boolean => way.discards === noCard && way.strength >= way.needed;
  const ways = waysToPlace(g, seat, faceAt(g, card), playerAt(g, seat).hand.length - 1);
  return ways.some(isFree) && raisesFinalScore(g, seat, card);
}

/** A world of the hand with every way the rules know for it. */
export function describeWorld(g: Game, seat: Seat, card: CardNo): DescribedWorld {
  const face = faceAt(g, card);
  return {
    card: face.slug,
    why: whyNotWorld(g, seat, card),
    ways: face.isWorld ? describeWays(g, seat, face, playerAt(g, seat).hand.length - 1) : [],
  };
}

function describeWays(g: Game, seat: Seat, face: Face, handCards: number): DescribedWay[] {
  const tally = settleTally(g, seat, face, []);
  return waysOf(tally, face, handCards).map((way) => {
    const { strength: total, atMost, needed, price } = way;
    const terms = termsOf(g, seat, face, tally, way);
    return {
      way: way.way,
      possible: isPossible(way, handCards),
      uses: slugsOf(g, usesOf(way)),
      price: isConquest(way) ? null : { total: price, terms },
      strength: isConquest(way) ? { total, terms, atMost, needed } : null,
    };
  });
}

/** The summands of a way: discounts for a payment, strength for a conquest. */
function termsOf(g: Game, seat: Seat, face: Face, tally: Tally, way: Way): DescribedTerm[] {
  const conquest = isConquest(way);
  const counted: readonly TermKind[] = conquest
    ? ['military']
    : face.isMilitary
      ? ['discount', 'payForMilitaryDiscount']
      : ['discount'];
  const sign = conquest ? 1 : -1;
  const terms: DescribedTerm[] = [];
  if (!conquest) terms.push({ card: face.slug, what: face.isMilitary ? 'defense' : 'cost', amount: face.price });
  for (const { card, power, amount } of tally.terms ?? []) {
    const what = counted.find((kind) => kind === power);
    if (what !== undefined) terms.push({ card: slugOf(g, card), what, amount: sign * amount });
  }
  for (const held of tally.pay) {
    if (held.card === way.payCard)
      terms.push({ card: slugOf(g, held.card), what: 'payForMilitary', amount: -held.power.discount });
  }
  const { temporary } = playerAt(g, seat);
  if (conquest && temporary > 0) terms.push({ card: null, what: 'temporary', amount: temporary });
  return terms;
}

const usesOf = (way: Way): CardNo[] => [way.discards, way.payCard].filter((card) => card !== noCard);

const wayNames = ['pay', 'payForMilitary', 'free', 'conquer', 'conquerNonMilitary'];

/** Which of the ways a payment means, and what else it uses; or why it is none of them. @rule race-5.3.15 */
function matchWay(g: Game, ways: readonly Way[], payment: SettlePayment): { way: Way; rest: Slug[] } | RaceRefusal {
  const named = ways.filter((way) => way.way === payment.way);
  if (named.length === 0) return refuse('race/wrong-way', { way: payment.way, reason: 'not for this world' });
  for (const way of named) {
    const needs = slugsOf(g, usesOf(way));
    if (!needs.every((slug) => payment.uses.includes(slug))) continue;
    const rest = payment.uses.filter((slug) => !needs.includes(slug));
    const uniqueNeeds = payment.uses.length - rest.length === needs.length;
    if (uniqueNeeds && (isConquest(way) || rest.length === 0)) return { way, rest };
  }
  return refuse('race/wrong-way', { way: payment.way, reason: 'other cards are needed', uses: payment.uses });
}

/** @rule race-15.10 */
export const settlePay: Decision<'settlePay'> = {
  check: (g, question, answer) => {
    if (!hasFields(answer, ['way', 'uses', 'cards'])) return malformed('', 'way, uses and cards');
    if (typeof answer.way !== 'string' || !wayNames.includes(answer.way)) return malformed('way', wayNames.join(', '));
    if (!isSlugs(answer.uses)) return malformed('uses', 'a list of cards');
    if (!isSlugs(answer.cards)) return malformed('cards', 'a list of cards');
    return checkPayment(g, question.seat, answer as unknown as SettlePayment);
  },
  enumerate: (g, question) => {
    if (sourcesFor(g, question.seat, false).length > mostForSubsets) return null;
    const all: SettlePayment[] = [];
    const hand = slugsOf(g, playerAt(g, question.seat).hand);
    for (const plan of plansFor(g, question.seat)) {
      for (let count = plan.min; count <= plan.max; count++) {
        const choices = combinations(hand, count);
        if (choices === null || all.length + choices.length > 2000) return null;
        for (const cards of choices) all.push({ way: plan.way.way, uses: plan.uses, cards });
      }
    }
    return all;
  },
  sample: (g, question, random) => samplePayment(g, question.seat, random),
  fallback: (g, question) => {
    const plans = plansFor(g, question.seat);
    const cheap = plans.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
    return { way: cheap.way.way, uses: cheap.uses, cards: cheapest(g, playerAt(g, question.seat).hand, cheap.min) };
  },
  propose: (g, question) => {
    const plans = plansFor(g, question.seat);
    const cheap = plans.reduce((best, each) => (priceOf(each) < priceOf(best) ? each : best));
    const { hand } = playerAt(g, question.seat);
    return { way: cheap.way.way, uses: cheap.uses, cards: leastUseful(g, question.seat, hand, cheap.min) };
  },
  dominates: (g, question, better, worse) => {
    const [one, other] = [spentBy(g, question.seat, better), spentBy(g, question.seat, worse)];
    if (isStrengthOfUse(g, question.seat) && one.strength < other.strength) return false;
    return spendsLess(one, other);
  },
  describe: (g, question) => {
    const { seat } = question;
    const { placing, hand } = playerAt(g, seat);
    const face = faceAt(g, placing);
    return {
      kind: 'settlePay',
      ways: describeWays(g, seat, face, hand.length),
      spending: describeSpending(g, seat, strengthSources(g, seat, settleTally(g, seat, face), false)),
    };
  },
};

export const describeSpending = (g: Game, seat: Seat, sources: readonly Source[]): DescribedSpending => ({
  sources: sources.map(({ card, amount, upTo }) => ({ card: slugOf(g, card), amount, upTo })),
  hand: slugsOf(g, playerAt(g, seat).hand),
});

function checkPayment(g: Game, seat: Seat, payment: SettlePayment): RaceRefusal | null {
  const player = playerAt(g, seat);
  const face = faceAt(g, player.placing);
  const tally = settleTally(g, seat, face);
  const matched = matchWay(g, waysOf(tally, face, player.hand.length), payment);
  if ('code' in matched) return matched;
  const { way, rest } = matched;
  const { length } = payment.cards;
  if (!isConquest(way)) {
    // @rule race-5.3.8, race-5.3.9, race-5.3.10
    if (length !== way.price) return refuse('race/wrong-price', { price: way.price, paid: length });
    return checkAmong(g, payment.cards, player.hand);
  }
  const added = checkStrength(g, strengthSources(g, seat, tally, false), { uses: rest, cards: payment.cards });
  if (typeof added !== 'number') return added;
  // @rule race-5.3.11, race-5.3.12
  if (way.strength + added < way.needed) {
    return refuse('race/too-weak', { strength: way.strength + added, needed: way.needed });
  }
  return checkAmong(g, payment.cards, player.hand);
}

/** A way with a set of strength sources, and how many hand cards may go with it. */
interface Plan {
  readonly way: Way;
  readonly uses: Slug[];
  readonly min: number;
  readonly max: number;
}

/** A card that leaves the tableau counts like three of the hand; one that only makes the payment possible costs nothing. */
const priceOf = ({ way, uses, min }: Plan): number => min + 3 * (uses.length - (way.payCard === noCard ? 0 : 1));

/** Strength that is left over may still conquer a second world, attack or defend. */
const isStrengthOfUse = (g: Game, seat: Seat): boolean =>
  g.state.options.takeovers || settleTally(g, seat, null).hasSecond;

/** What a legal payment costs, and the strength that it adds for this phase. */
function spentBy(g: Game, seat: Seat, payment: SettlePayment): Spent & { readonly strength: number } {
  const player = playerAt(g, seat);
  const face = faceAt(g, player.placing);
  const tally = settleTally(g, seat, face);
  const matched = matchWay(g, waysOf(tally, face, player.hand.length), payment);
  if ('code' in matched) throw new EngineBug(`an answer that is not legal: ${matched.code}`);
  const { way, rest } = matched;
  const sources = strengthSources(g, seat, tally, false);
  const added = checkStrength(g, sources, { uses: rest, cards: payment.cards });
  return {
    hand: payment.cards,
    ...usedUp(g, sources, rest, way.discards),
    strength: isConquest(way) && typeof added === 'number' ? added : 0,
  };
}

/** Of the cards used for strength: which leave the tableau, and whose powers are used up. */
export function usedUp(
  g: Game,
  sources: readonly Source[],
  uses: readonly Slug[],
  discarded: CardNo = noCard,
): Pick<Spent, 'tableau' | 'powers'> {
  const leaves = (slug: Slug): boolean => sources.some(({ card, upTo }) => upTo === 0 && slugOf(g, card) === slug);
  return {
    tableau: [...(discarded === noCard ? [] : [slugOf(g, discarded)]), ...uses.filter(leaves)],
    powers: uses.filter((slug) => !leaves(slug)),
  };
}

const costOf = (plan: Plan): number => plan.min + 2 * plan.uses.length;

/** Every way that can be paid now that the world lies there. @rule race-4.4 */
function plansFor(g: Game, seat: Seat): Plan[] {
  const player = playerAt(g, seat);
  const face = faceAt(g, player.placing);
  const tally = settleTally(g, seat, face);
  const sources = strengthSources(g, seat, tally, false);
  const plans: Plan[] = [];
  for (const way of waysOf(tally, face, player.hand.length)) {
    if (!isPossible(way, player.hand.length)) continue;
    const uses = slugsOf(g, usesOf(way));
    if (!isConquest(way)) plans.push({ way, uses, min: way.price, max: way.price });
    else for (const set of subsets(sources)) addConquest(g, plans, way, uses, set, player.hand.length);
  }
  return plans;
}

function addConquest(g: Game, plans: Plan[], way: Way, uses: Slug[], set: readonly Source[], hand: number): void {
  const names = set.map(({ card }) => slugOf(g, card));
  const most = Math.min(
    hand,
    set.reduce((sum, { upTo }) => sum + upTo, 0),
  );
  const least = set.filter(({ upTo }) => upTo > 0).length;
  const enough = (count: number): boolean => {
    const cards = new Array<Slug>(count).fill('');
    const added = checkStrength(g, set, { uses: names, cards });
    return typeof added === 'number' && way.strength + added >= way.needed;
  };
  for (let min = least; min <= most; min++) {
    if (enough(min)) {
      plans.push({ way, uses: [...uses, ...names], min, max: most });
      return;
    }
  }
}

function samplePayment(g: Game, seat: Seat, random: Random): SettlePayment {
  const plan = pick(random, plansFor(g, seat));
  const count = plan.min + below(random, plan.max - plan.min + 1);
  return { way: plan.way.way, uses: plan.uses, cards: someCards(g, playerAt(g, seat).hand, count, random) };
}

/** The payment if there is only one; everything it depends on is public. */
export function onlySettlePayment(g: Game, seat: Seat): SettlePayment | null {
  const { hand } = playerAt(g, seat);
  const [plan, second] = plansFor(g, seat);
  if (plan === undefined || second !== undefined || plan.min !== plan.max) return null;
  const payment = { way: plan.way.way, uses: plan.uses };
  if (plan.min === 0) return { ...payment, cards: [] };
  return plan.min === hand.length ? { ...payment, cards: slugsOf(g, hand) } : null;
}

/** All the ways to spend for strength, for attacks and defences. */
export function strengthPlans(
  g: Game,
  sources: readonly Source[],
  hand: number,
): (Spending & { min: number; max: number })[] {
  return subsets(sources).flatMap((set) => {
    const min = set.filter(({ upTo }) => upTo > 0).length;
    const max = Math.min(
      hand,
      set.reduce((sum, { upTo }) => sum + upTo, 0),
    );
    return min > max ? [] : [{ uses: set.map(({ card }) => slugOf(g, card)), cards: [], min, max }];
  });
}
