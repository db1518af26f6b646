// Steps of Consume that cost or win single cards: discarding for points, guessing a cost, gambling.

import { below, pick, type Seat } from '@orrery/kernel';
import { type CardCensus, cardCensus } from '../cards/census.ts';
import type { CardNo } from '../cards/face.ts';
import { cardOf, cardsOf, faceAt, type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import type { PowerRef, QuestionOf, Slug } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { noCard } from '../state.ts';
import { combinations, someCards } from './choosing.ts';
import { consumePowerOf } from './consume.ts';
import type { Decision } from './decision.ts';
import { bestElsewhere, isLastRound, pointsPerCard } from './last-round.ts';
import { checkAmong, isSlugs, malformed } from './reading.ts';
import { unseenByPrice } from './unseen.ts';
import { leastUseful, mostUseful } from './usefulness.ts';

const upTo = (g: Game, ref: PowerRef): number => {
  const power = consumePowerOf(g, ref);
  return power.kind === 'discardCards' ? power.consumes.handCards.upTo : 0;
};

/** @rule race-15.16 */
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
  propose: (g, question) => {
    if (!isDeadHand(g, question)) return null;
    const { hand } = playerAt(g, question.seat);
    return leastUseful(g, question.seat, hand, Math.min(upTo(g, question.power), hand.length));
  },
  dominates: (g, question, better, worse) => better.length > worse.length && isDeadHand(g, question),
  describe: (g, question) => ({
    kind: 'discardForYield',
    atMost: upTo(g, question.power),
    from: slugsOf(g, playerAt(g, question.seat).hand),
  }),
};

/** In the last round hand cards are worth the points that they bring here, unless another power gives as much for them. */
function isDeadHand(g: Game, { seat, power: ref }: QuestionOf<'discardForYield'>): boolean {
  const points = pointsPerCard(consumePowerOf(g, ref));
  const elsewhere = bestElsewhere(g, seat, cardOf(g, ref.card ?? ''), ref.power);
  return points > elsewhere && isLastRound(g);
}

const rangeOf = (g: Game, ref: PowerRef): readonly [number, number] => {
  const power = consumePowerOf(g, ref);
  if (power.kind === 'guessCost') return power.range;
  return power.kind === 'ante' ? power.consumes.handCards.costBetween : [0, -1];
};

const numbersIn = ([min, max]: readonly [number, number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** @rule race-15.17 */
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
  propose: (g, question) => {
    const left = unseenByPrice(g, question.seat);
    const numbers = numbersIn(rangeOf(g, question.power));
    return numbers.reduce((best, each) => ((left[each] ?? 0) > (left[best] ?? 0) ? each : best));
  },
  dominates: (g, question, better, worse) => {
    const left = unseenByPrice(g, question.seat);
    return (left[better] ?? 0) > 0 && (left[worse] ?? 0) === 0;
  },
  describe: (g, question) => ({
    kind: 'guessCost',
    numbers: numbersIn(rangeOf(g, question.power)),
    census: censusOf(g),
  }),
};

const censusOf = ({ state: { options } }: Game): CardCensus => cardCensus(options.sets, options.cards ?? []);

/** Hand cards that may be shown as ante. @rule race-5.4.16 */
function antes(g: Game, seat: Seat, ref: PowerRef): CardNo[] {
  const [min, max] = rangeOf(g, ref);
  return playerAt(g, seat).hand.filter((card) => {
    const { price } = faceAt(g, card);
    return price >= min && price <= max;
  });
}

/** @rule race-15.18 */
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
      census: censusOf(g),
    };
  },
};

/** @rule race-15.19 */
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
  propose: (g, question) => mostUseful(g, question.seat, cardsOf(g, question.offered)),
  describe: (_g, question) => ({ kind: 'anteKeep', from: question.offered }),
};
