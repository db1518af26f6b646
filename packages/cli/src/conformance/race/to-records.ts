// Our answers as recorded decisions: the pieces in which the other engine asks for them, in its order.

import type {
  AnswerTo,
  PowerRef,
  QuestionKind,
  RaceQuestion,
  SettleWay,
  Slug,
  Spending,
  TakeoverPlan,
} from '@orrery/race';
import { designs } from '@orrery/race/describe';
import { codesOf, optionalPowers, powerOf, tracePowerOf } from './codes.ts';
import type { Names } from './names.ts';
import type { TracePiece, TraceSpecial } from './trace.ts';

/** A piece of a decision: what kind it is, and the fields that are the answer. */
export type Piece = TracePiece;

type Writer<K extends QuestionKind> = (
  answer: AnswerTo<K>,
  names: Names,
  question: Extract<RaceQuestion, { kind: K }>,
) => Piece[];

export function piecesOf(question: RaceQuestion, answer: unknown, names: Names): Piece[] {
  return (writers[question.kind] as Writer<QuestionKind>)(answer as never, names, question as never);
}

const methods: { readonly [W in SettleWay]: string } = {
  pay: 'pay',
  payForMilitary: 'pay-military',
  free: 'pay',
  conquer: 'conquer',
  conquerNonMilitary: 'conquer-peaceful',
};

const strengthKinds = ['temporaryMilitary'];
const settleKinds: { readonly [W in SettleWay]: readonly string[] } = {
  pay: [],
  payForMilitary: ['payForMilitary'],
  free: ['placeForFree', 'payForMilitary'],
  conquer: strengthKinds,
  conquerNonMilitary: ['conquerNonMilitary', ...strengthKinds],
};

/** Cards whose optional powers are used, each with the powers that matter. */
function specials(
  uses: readonly Slug[],
  phase: 'develop' | 'settle',
  kinds: readonly string[],
  names: Names,
): TraceSpecial[] {
  return uses.map((card) => ({
    card: names.name(card),
    powers: optionalPowers(card, phase, kinds).map((power) => ({ phase, ...codesOf(power) })),
  }));
}

const militaryWorlds = new Set(designs.filter((card) => card.military).map((card) => card.id));

const spent = (spending: Spending, names: Names) => ({
  cards: names.names(spending.cards),
  specials: specials(spending.uses, 'settle', strengthKinds, names),
});

function takeoverPieces(plan: TakeoverPlan | null, names: Names): Piece[] {
  if (plan === null) return [{ choice: 'takeover', chosen: null }];
  const { world, owner, power } = plan;
  return [
    { choice: 'takeover', chosen: { world: names.name(world), owner, power: names.name(power) } },
    { choice: 'payment', kind: 'takeover', for: names.name(world), ...spent(plan, names) },
  ];
}

const secondPower = { phase: 'settle', codes: ['place-two'], value: 0, times: 0 };

function consumePieces(power: PowerRef, goods: readonly Slug[], names: Names): Piece[] {
  const tracePower = tracePowerOf(power, 'consume', names);
  const step: Piece = { choice: 'consume', chosen: tracePower };
  switch (powerOf(power, 'consume')?.kind) {
    case 'consumeGoods':
      return [step, { choice: 'good', power: tracePower, chosen: names.names(goods) }];
    case 'sellGood':
      return [step, { choice: 'trade', chosen: names.name(goods[0] ?? '') }];
    default:
      return [step];
  }
}

const discarded = (cards: readonly Slug[], names: Names): Piece[] => [{ choice: 'discard', cards: names.names(cards) }];
const nameOrNull = (slug: Slug | null, names: Names): string | null => (slug === null ? null : names.name(slug));

const writers: { readonly [K in QuestionKind]: Writer<K> } = {
  draftPick: () => [], // no recorded game has a draft
  chooseStart: ({ start, discard }, names) => [
    { choice: 'start', chosen: names.name(start), cards: names.names(discard) },
  ],
  discardSetup: discarded,
  chooseAction: (chosen) => [{ choice: 'action', chosen }],
  exploreDiscard: discarded,
  developPlace: (answer, names) => [{ choice: 'place', kind: 'development', chosen: nameOrNull(answer, names) }],
  developPay: ({ uses, cards }, names, { card }) => [
    {
      choice: 'payment',
      kind: 'develop',
      for: names.name(card),
      cards: names.names(cards),
      specials: specials(uses, 'develop', ['discount'], names),
    },
  ],
  settlePlace: (answer, names) => [{ choice: 'place', kind: 'world', chosen: nameOrNull(answer, names) }],
  declareTakeover: takeoverPieces,
  settlePay: ({ way, uses, cards }, names, { card }) => [
    {
      choice: 'payment',
      kind: 'settle',
      for: names.name(card),
      method: way === 'free' && militaryWorlds.has(card) ? 'pay-military' : methods[way],
      cards: names.names(cards),
      specials: specials(uses, 'settle', settleKinds[way], names),
    },
  ],
  settleSecond: (answer, names) => {
    if (answer === null) return [{ choice: 'settle', chosen: null }];
    const use: Piece = { choice: 'settle', chosen: secondPower };
    const place: Piece = { choice: 'place', kind: 'world', via: '', chosen: null }; // the ask says by which card
    if ('world' in answer) return [use, { ...place, chosen: names.name(answer.world) }];
    return [use, place, ...takeoverPieces(answer.takeover, names)];
  },
  defendTakeover: (answer, names) => [{ choice: 'defend', ...spent(answer, names) }],
  tradeGood: (answer, names) => [{ choice: 'trade', chosen: names.name(answer) }],
  consumeNext: (answer, names) =>
    answer === null ? [{ choice: 'consume', chosen: null }] : consumePieces(answer.power, answer.goods, names),
  discardForYield: (answer, names) => [{ choice: 'consume-hand', cards: names.names(answer) }],
  guessCost: (number) => [{ choice: 'lucky', number }],
  ante: (answer, names) => [{ choice: 'ante', chosen: nameOrNull(answer, names) }],
  anteKeep: (answer, names) => [{ choice: 'keep', chosen: names.name(answer) }],
  produceNext: (answer, names) => [
    { choice: 'produce', chosen: answer === null ? null : tracePowerOf(answer, 'produce', names) },
  ],
  produceWorld: (answer, names, { power }) => [
    { choice: 'windfall', power: tracePowerOf(power, 'produce', names), chosen: names.name(answer) },
  ],
  produceDiscard: (answer, names, { power }) => [
    {
      choice: 'discard-produce',
      power: tracePowerOf(power, 'produce', names),
      chosen: answer === null ? null : { world: names.name(power.card ?? ''), card: names.name(answer) },
    },
  ],
  roundDiscard: discarded,
};
