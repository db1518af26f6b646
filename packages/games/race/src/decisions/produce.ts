// The order of produce powers, and where they produce.

import { below, must, pick, type Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import { bonusIndex, isOptional, type ProduceStep, produceSteps } from '../powers/produce.ts';
import type { AnswerTo, PowerRef, QuestionOf, Slug } from '../questions.ts';
import { refuse } from '../refusals.ts';
import { noCard } from '../state.ts';
import { describeSale, isPowerRef } from './consume.ts';
import type { Decision } from './decision.ts';
import { checkAmong, malformed } from './reading.ts';

export function stepRefOf(g: Game, step: { readonly card: CardNo; readonly index: number }): PowerRef {
  return step.card === noCard ? { card: null, power: 0 } : { card: slugOf(g, step.card), power: step.index };
}

export function stepNamed(g: Game, seat: Seat, ref: PowerRef): ProduceStep | undefined {
  const card = ref.card === null ? noCard : g.cards.bySlug.get(ref.card);
  const index = ref.card === null ? bonusIndex : ref.power;
  return produceSteps(g, seat).find((step) => step.card === card && step.index === index);
}

/** @rule race-15.20 */
export const produceNext: Decision<'produceNext'> = {
  check: (g, question, answer) => {
    const steps = produceSteps(g, question.seat);
    if (answer === null) {
      // @rule race-5.5.2
      const mandatory = steps.filter((step) => !isOptional(step));
      return mandatory.length === 0
        ? null
        : refuse('race/must-use', { powers: mandatory.map((step) => stepRefOf(g, step)) });
    }
    if (!isPowerRef(answer)) return malformed('', 'a power or null');
    return stepNamed(g, question.seat, answer) === undefined ? refuse('race/not-usable', { power: answer }) : null;
  },
  enumerate: (g, question) => {
    const steps = produceSteps(g, question.seat);
    const answers: AnswerTo<'produceNext'>[] = steps.every(isOptional) ? [null] : [];
    for (const step of steps) answers.push(stepRefOf(g, step));
    return answers;
  },
  sample: (g, question, random) => {
    const steps = produceSteps(g, question.seat);
    const at = below(random, steps.length + (steps.every(isOptional) ? 1 : 0));
    const step = steps[at];
    return step === undefined ? null : stepRefOf(g, step);
  },
  fallback: (g, question) => {
    const step = produceSteps(g, question.seat).find((each) => !isOptional(each));
    return step === undefined ? null : stepRefOf(g, step);
  },
  propose: (g, question) => {
    const mandatory = produceSteps(g, question.seat).filter((each) => !isOptional(each));
    const [first] = mandatory.sort((one, other) => urgency(one) - urgency(other));
    return first === undefined ? null : stepRefOf(g, first);
  },
  describe: (g, question) => {
    const steps = produceSteps(g, question.seat);
    return {
      kind: 'produceNext',
      mayPass: steps.every(isOptional),
      powers: steps.map((step) => ({
        power: stepRefOf(g, step),
        worlds: worldsAt(g, question.seat, step.places),
      })),
    };
  },
};

/** The power with the least choice of worlds comes first; draws for what was produced are worth most at the end. */
const urgency = ({ kind, places }: ProduceStep): number => (kind === 'draw' ? Number.POSITIVE_INFINITY : places.length);

const worldsAt = (g: Game, seat: Seat, places: readonly number[]): Slug[] =>
  slugsOf(
    g,
    places.map((place) => playerAt(g, seat).tableau[place] ?? noCard),
  );

const worldsFor = (g: Game, seat: Seat, ref: PowerRef): Slug[] =>
  worldsAt(g, seat, must(stepNamed(g, seat, ref), 'the power is not usable').places);

/** @rule race-15.21 */
export const produceWorld: Decision<'produceWorld'> = {
  check: (g, question, answer) => {
    if (typeof answer !== 'string') return malformed('', 'a world');
    const offered = worldsFor(g, question.seat, question.power);
    return offered.includes(answer) ? null : refuse('race/not-offered', { offered });
  },
  enumerate: (g, question) => worldsFor(g, question.seat, question.power),
  sample: (g, question, random) => pick(random, worldsFor(g, question.seat, question.power)),
  fallback: (g, question) => dearestWorld(g, question),
  propose: (g, question) => dearestWorld(g, question),
  describe: (g, question) => ({
    kind: 'produceWorld',
    worlds: worldsFor(g, question.seat, question.power).map((world) => describeSale(g, question.seat, world)),
  }),
};

function dearestWorld(g: Game, { seat, power }: QuestionOf<'produceWorld'>): Slug {
  const worth = (world: Slug): number => describeSale(g, seat, world).price.total;
  return worldsFor(g, seat, power).reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** @rule race-15.22 */
export const produceDiscard: Decision<'produceDiscard'> = {
  check: (g, question, answer) => {
    if (answer === null) return null;
    if (typeof answer !== 'string') return malformed('', 'a card or null');
    return checkAmong(g, [answer], playerAt(g, question.seat).hand);
  },
  enumerate: (g, question) => [null, ...new Set(slugsOf(g, playerAt(g, question.seat).hand))],
  sample: (g, question, random) => {
    const { hand } = playerAt(g, question.seat);
    const at = below(random, hand.length + 1);
    return at === hand.length ? null : slugOf(g, hand[at] ?? noCard);
  },
  fallback: () => null,
  describe: (g, question) => ({ kind: 'produceDiscard', from: slugsOf(g, playerAt(g, question.seat).hand) }),
};
