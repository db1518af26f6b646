// Between our powers and the effect words of recorded games (docs/conformance/race-trace-format.md section 6).

import type { Good, Power, PowerRef, Slug } from '@orrery/race';
import { designs } from '@orrery/race/describe';
import type { Names } from './names.ts';
import type { TracePower } from './trace.ts';

interface Coded {
  readonly codes: readonly string[];
  readonly value: number;
  readonly times: number;
}

const short = (good: Good | 'any'): string => (good === 'genes' ? 'gene' : good);

/** The words of one power, as far as players choose it. */
export function codesOf(power: Power): Coded {
  switch (power.phase) {
    case 'develop':
      return { codes: power.kind === 'discount' ? ['discard-reduce'] : [power.kind], value: power.amount, times: 0 };
    case 'settle':
      return settleCodes(power);
    case 'consume':
      return consumeCodes(power);
    case 'produce':
      return produceCodes(power);
    default:
      return { codes: [], value: 0, times: 0 };
  }
}

function settleCodes(power: Extract<Power, { phase: 'settle' }>): Coded {
  const of = (codes: readonly string[], value: number): Coded => ({ codes, value, times: 0 });
  switch (power.kind) {
    case 'placeForFree':
      return of(['discard', 'reduce-zero'], 0);
    case 'temporaryMilitary':
      if (power.consumes.self !== undefined) return of(['discard', 'extra-military'], power.amount);
      return of(['military-hand'], power.consumes.handCards.upTo);
    case 'payForMilitary':
      return of(power.onlyKeyword === 'rebel' ? ['against-rebel', 'pay-military'] : ['pay-military'], power.discount);
    case 'conquerNonMilitary':
      return of(['discard', 'conquer-settle', 'no-takeover'], power.defenseReduction);
    case 'placeSecondWorld':
      return of(['place-two'], 0);
    default:
      return of([power.kind], 0);
  }
}

function consumeCodes(power: Extract<Power, { phase: 'consume' }>): Coded {
  switch (power.kind) {
    case 'consumeGoods': {
      const { goods } = power.consumes;
      const { cards = 0, vp = 0, vpPerGoodMinus } = power.yields;
      const codes: string[] = [];
      if (goods.count === 'all') codes.push('consume-all');
      else if (goods.allDifferent === true) codes.push('consume-3-diff');
      else if (goods.eachTimeDifferent === true) codes.push('consume-n-diff');
      else codes.push(`consume-${short(goods.of)}`);
      if (goods.from === 'thisWorld') codes.push('consume-this');
      if (goods.count === 2) codes.push('consume-two');
      if (cards === 1) codes.push('get-card');
      if (cards === 2) codes.push('get-2-card');
      if (vp > 0 || vpPerGoodMinus !== undefined) codes.push('get-vp');
      const times = goods.eachTimeDifferent === true ? 1 : power.times;
      return { codes, value: Math.max(1, vp), times };
    }
    case 'discardCards':
      return {
        codes: [(power.yields.vp ?? 0) > 0 ? 'get-vp' : 'get-card', 'discard-hand'],
        value: 1,
        times: power.consumes.handCards.upTo,
      };
    case 'gain':
      return power.yields.vp === undefined
        ? { codes: ['draw'], value: power.yields.cards ?? 0, times: 0 }
        : { codes: ['vp'], value: power.yields.vp, times: 0 };
    case 'sellGood':
      return { codes: power.priceBonuses ? ['trade-action'] : ['trade-action', 'trade-no-bonus'], value: 0, times: 0 };
    case 'guessCost':
      return { codes: ['draw-lucky'], value: 0, times: 0 };
    case 'ante':
      return { codes: ['ante-card'], value: 0, times: 0 };
  }
}

function produceCodes(power: Extract<Power, { phase: 'produce' }>): Coded {
  const of = (codes: readonly string[], value: number): Coded => ({ codes, value, times: 0 });
  switch (power.kind) {
    case 'produceHere':
      return of(power.consumes === undefined ? ['produce'] : ['produce', 'discard'], 0);
    case 'produceOnWindfall':
      return of([`windfall-${short(power.good)}`, ...(power.notThisWorld === true ? ['not-this'] : [])], 0);
    case 'draw':
      return of(['draw'], power.amount);
    case 'drawIfProducedHere':
      return of(['draw-if'], power.amount);
    case 'drawPerGoodProduced':
      return of([`draw-each-${short(power.good)}`], power.amount);
    case 'drawPerKindProduced':
      return of(['draw-different'], power.amount);
    case 'drawIfMostProduced':
      return of([`draw-most-${short(power.good)}`], power.amount);
    case 'drawPerCard':
      return of([perCardCode(power.per)], power.amount);
  }
}

function perCardCode(per: { good?: Good; keyword?: string; chromosome?: true }): string {
  if (per.good !== undefined) return `draw-world-${short(per.good)}`;
  if (per.chromosome !== undefined) return 'draw-chromo';
  return per.keyword === undefined ? 'draw-military' : `draw-${per.keyword}`;
}

const powersOf = new Map<Slug, readonly Power[]>(designs.map((card) => [card.id, card.powers]));

/** A card's powers of one phase, kept since every record asks for them. */
const byPhase = new Map<string, readonly Power[]>();

function inPhase(slug: Slug, phase: string): readonly Power[] {
  const key = `${slug}/${phase}`;
  const known = byPhase.get(key);
  if (known !== undefined) return known;
  const found = (powersOf.get(slug) ?? []).filter((power) => power.phase === phase);
  byPhase.set(key, found);
  return found;
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

/** Our name for a recorded power, or null if the card has no such power. */
export function refOf(power: TracePower, names: Names): PowerRef | null {
  if (power.card === null) return { card: null, power: 0 };
  const card = names.slug(power.card);
  const index = inPhase(card, power.phase).findIndex((each) => sameWords(codesOf(each).codes, power.codes));
  return index < 0 ? null : { card, power: index };
}

/** The recorded form of one of our powers. */
export function tracePowerOf(ref: PowerRef, phase: 'consume' | 'produce', names: Names): TracePower {
  if (ref.card === null) return { card: null, phase: 'produce', codes: ['phase-bonus'] };
  const power = inPhase(ref.card, phase)[ref.power];
  if (power === undefined) throw new Error(`${ref.card} has no power ${ref.power} in ${phase}`);
  return { card: names.name(ref.card), phase, ...codesOf(power) };
}

export function powerOf(ref: PowerRef, phase: 'consume' | 'produce'): Power | undefined {
  return ref.card === null ? undefined : inPhase(ref.card, phase)[ref.power];
}

/** The powers of a card that a player opts into with a payment, a takeover or a defence. */
export function optionalPowers(card: Slug, phase: 'develop' | 'settle', kinds: readonly string[]): Power[] {
  return inPhase(card, phase).filter((power) => power.may && kinds.includes(power.kind));
}
