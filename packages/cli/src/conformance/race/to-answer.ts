// Recorded decisions as answers to our questions. Records are taken from the list of one seat in the running phase;
// what our rules settle by themselves is simply left over.

import type {
  AnswerTo,
  PowerRef,
  QuestionKind,
  RaceQuestion,
  SettlePayment,
  SettleWay,
  TakeoverPlan,
} from '@orrery/race';
import { chosenCard, chosenName, chosenNames, chosenPower, chosenTarget, offeredNames } from './chosen.ts';
import { powerOf, refOf } from './codes.ts';
import type { Names } from './names.ts';
import type { TraceDecision, TracePower } from './trace.ts';

/**
 * The answer, how many cards the seat had drawn by then, and what could be chosen where cards or worlds are listed; or
 * that there is no record of it (yet).
 */
export type Found = {
  readonly answer: unknown;
  readonly at: number | null;
  readonly offered: readonly string[] | null;
} | null;

type Reader<K extends QuestionKind> = (
  records: TraceDecision[],
  names: Names,
  question: Extract<RaceQuestion, { kind: K }>,
) => { answer: AnswerTo<K>; at: number | null } | null;

export function answerFrom(records: TraceDecision[], question: RaceQuestion, names: Names): Found {
  const before = listed.includes(question.kind) ? records.slice() : null;
  const found = (readers[question.kind] as Reader<QuestionKind>)(records, names, question as never);
  if (found === null) return null;
  const used = before?.find((record) => !records.includes(record));
  return { answer: found.answer, at: found.at, offered: used === undefined ? null : offeredNames(used) };
}

/** Questions whose recorded options are cards or worlds by name; where goods are produced depends on the order. */
const listed: readonly QuestionKind[] = ['developPlace', 'settlePlace', 'tradeGood', 'ante', 'anteKeep'];

/** What a seat is taken to have answered when nothing was recorded: the other engine did not even ask. */
export const defaults: Partial<{ [K in QuestionKind]: AnswerTo<K> }> = {
  developPlace: null,
  settlePlace: null,
  declareTakeover: null,
  settleSecond: null,
  defendTakeover: { uses: [], cards: [] },
  consumeNext: null,
  discardForYield: [],
  ante: null,
  produceNext: null,
  produceDiscard: null,
};

export type Fits = (record: TraceDecision) => boolean;

/** Which records an answer stands for that our rules took by themselves: they are used up by it. */
export function recordsOfForced(kind: QuestionKind, answer: unknown, names: Names): Fits[] {
  switch (kind) {
    case 'consumeNext': {
      if (answer === null) return [];
      const { power } = answer as { power: PowerRef };
      const step: Fits = (each) => each.choice === 'consume' && samePower(chosenPower(each), power, names);
      const kindOfPower = powerOf(power, 'consume')?.kind;
      if (kindOfPower === 'sellGood') return [step, choice('trade')];
      if (kindOfPower !== 'consumeGoods') return [step];
      return [step, (each) => each.choice === 'good' && samePower(each.power, power, names)];
    }
    case 'produceNext':
      if (answer === null) return [];
      return [(each) => each.choice === 'produce' && samePower(chosenPower(each), answer as PowerRef, names)];
    case 'produceWorld':
      return [(each) => each.choice === 'windfall' && each.chosen === names.name(answer as string)];
    case 'tradeGood':
      return [choice('trade')];
    case 'developPay':
      return [isPayment('develop')];
    case 'settlePay':
      return [isPayment('settle')];
    case 'anteKeep':
      return [choice('keep')];
    case 'produceDiscard':
      return [choice('discard-produce')];
    default:
      return []; // one of a kind in its phase: what is left over does no harm
  }
}

/** Takes the first record that fits out of the list. */
export function take(records: TraceDecision[], fits: Fits): TraceDecision | null {
  const index = records.findIndex(fits);
  return index < 0 ? null : (records.splice(index, 1)[0] ?? null);
}

const choice = (name: string) => (record: TraceDecision) => record.choice === name;
const atOf = (record: TraceDecision): number | null => (record.auto === true ? null : (record.at ?? null));

function discards(records: TraceDecision[], names: Names): { answer: string[]; at: number | null } | null {
  const record = take(records, choice('discard'));
  return record === null ? null : { answer: names.slugs(record.cards ?? []), at: atOf(record) };
}

function placement(kind: string) {
  return (records: TraceDecision[], names: Names): { answer: string | null; at: number | null } | null => {
    const record = take(records, (each) => each.choice === 'place' && each.kind === kind && each.via === undefined);
    if (record === null) return null;
    return { answer: record.chosen === null ? null : names.slug(chosenName(record)), at: atOf(record) };
  };
}

const usesOf = (record: TraceDecision, names: Names): string[] =>
  names.slugs((record.specials ?? []).map(({ card }) => card));

const isPayment = (kind: string) => (record: TraceDecision) => record.choice === 'payment' && record.kind === kind;

function wayOf(record: TraceDecision): SettleWay {
  const free = (record.specials ?? []).some(({ powers }) => powers.some(({ codes }) => codes.includes('reduce-zero')));
  switch (record.method) {
    case 'pay':
      return free ? 'free' : 'pay';
    case 'pay-military':
      return free ? 'free' : 'payForMilitary';
    case 'conquer-peaceful':
      return 'conquerNonMilitary';
    default:
      return 'conquer';
  }
}

/** A takeover comes in two records: what is attacked, then the strength spent for it. */
function takeover(records: TraceDecision[], names: Names): { plan: TakeoverPlan | null; at: number | null } | null {
  const index = records.findIndex(choice('takeover'));
  const record = records[index];
  if (record === undefined) return null;
  const chosen = chosenTarget(record);
  if (chosen === null) {
    records.splice(index, 1);
    return { plan: null, at: atOf(record) };
  }
  const payment = records.find((each, at) => at > index && isPayment('takeover')(each));
  if (payment === undefined) return null;
  records.splice(index, 1);
  records.splice(records.indexOf(payment), 1);
  return {
    plan: {
      power: names.slug(chosen.power),
      world: names.slug(chosen.world),
      owner: chosen.owner,
      uses: usesOf(payment, names),
      cards: names.slugs(payment.cards ?? []),
    },
    at: atOf(record),
  };
}

/** A second placement: whether, then which world, then perhaps a takeover instead. */
const second: Reader<'settleSecond'> = (records, names) => {
  const index = records.findIndex(choice('settle'));
  const record = records[index];
  if (record === undefined) return null;
  const at = atOf(record);
  if (record.chosen === null) {
    records.splice(index, 1);
    return { answer: null, at };
  }
  const place = records.find((each) => each.choice === 'place' && each.via !== undefined);
  if (place !== undefined && place.chosen !== null) {
    records.splice(index, 1);
    records.splice(records.indexOf(place), 1);
    return { answer: { world: names.slug(chosenName(place)) }, at };
  }
  // No world: a takeover may follow. If none does, nothing was done with the power.
  const found = takeover(records, names);
  if (found === null) return null;
  take(records, choice('settle'));
  if (place !== undefined) records.splice(records.indexOf(place), 1);
  return { answer: found.plan === null ? null : { takeover: found.plan }, at };
};

const samePower = (power: TracePower | null | undefined, ref: PowerRef, names: Names): boolean => {
  if (power === undefined || power === null) return false;
  const other = refOf(power, names);
  return other !== null && other.card === ref.card && other.power === ref.power;
};

/** A step of Consume: the power, and what it takes. */
const consumeStep: Reader<'consumeNext'> = (records, names) => {
  const index = records.findIndex(choice('consume'));
  const record = records[index];
  if (record === undefined) return null;
  const at = atOf(record);
  const chosen = chosenPower(record);
  if (chosen === null) {
    records.splice(index, 1);
    return { answer: null, at };
  }
  const power = refOf(chosen, names);
  if (power === null) return null;
  const kind = powerOf(power, 'consume')?.kind;
  if (kind !== 'consumeGoods' && kind !== 'sellGood') {
    records.splice(index, 1);
    return { answer: { power, goods: [] }, at };
  }
  const goods = records.find(
    (each, later) => later > index && each.choice === (kind === 'sellGood' ? 'trade' : 'good'),
  );
  if (goods === undefined) return null;
  records.splice(index, 1);
  records.splice(records.indexOf(goods), 1);
  const worlds = kind === 'sellGood' ? [chosenName(goods)] : chosenNames(goods);
  return { answer: { power, goods: names.slugs(worlds) }, at };
};

/** Powers whose order our rules leave to the player. */
const orderedKinds = ['produceOnWindfall', 'drawPerGoodProduced', 'drawPerKindProduced', 'produceHere'];

const produceStep: Reader<'produceNext'> = (records, names) => {
  for (const [index, record] of records.entries()) {
    if (record.choice !== 'produce') continue;
    const chosen = chosenPower(record);
    if (chosen === null) return null;
    const power = refOf(chosen, names);
    if (power === null) continue;
    const isStep = power.card === null || orderedKinds.includes(powerOf(power, 'produce')?.kind ?? '');
    if (!isStep || chosen.codes.join() === 'produce') continue;
    // A windfall power without a world left, and the bonus likewise, are recorded but did nothing.
    if (isIdle(records, power, names)) continue;
    records.splice(index, 1);
    return { answer: power, at: null };
  }
  return null;
};

function isIdle(records: readonly TraceDecision[], power: PowerRef, names: Names): boolean {
  const windfall = power.card === null || powerOf(power, 'produce')?.kind === 'produceOnWindfall';
  return windfall && !records.some((each) => each.choice === 'windfall' && samePower(each.power, power, names));
}

const readers: { readonly [K in QuestionKind]: Reader<K> } = {
  draftPick: () => null, // no recorded game has a draft
  chooseStart: (records, names) => {
    const record = take(records, choice('start'));
    if (record === null) return null;
    return {
      answer: { start: names.slug(chosenName(record)), discard: names.slugs(record.cards ?? []) },
      at: atOf(record),
    };
  },
  discardSetup: discards,
  chooseAction: (records) => {
    const record = take(records, choice('action'));
    return record === null ? null : { answer: record.chosen as AnswerTo<'chooseAction'>, at: null };
  },
  exploreDiscard: discards,
  developPlace: placement('development'),
  developPay: (records, names) => {
    const record = take(records, isPayment('develop'));
    if (record === null) return null;
    return { answer: { uses: usesOf(record, names), cards: names.slugs(record.cards ?? []) }, at: atOf(record) };
  },
  settlePlace: placement('world'),
  declareTakeover: (records, names) => {
    const found = takeover(records, names);
    return found === null ? null : { answer: found.plan, at: found.at };
  },
  settlePay: (records, names, question) => {
    const record = take(records, (each) => isPayment('settle')(each) && names.slug(each.for ?? '') === question.card);
    if (record === null) return null;
    const answer: SettlePayment = {
      way: wayOf(record),
      uses: usesOf(record, names),
      cards: names.slugs(record.cards ?? []),
    };
    return { answer, at: atOf(record) };
  },
  settleSecond: second,
  defendTakeover: (records, names, question) => {
    const record = take(
      records,
      (each) =>
        each.choice === 'defend' && each.attacker === question.attacker && each.world === names.name(question.world),
    );
    if (record === null) return null;
    return { answer: { uses: usesOf(record, names), cards: names.slugs(record.cards ?? []) }, at: atOf(record) };
  },
  tradeGood: (records, names) => {
    const record = take(records, choice('trade'));
    return record === null ? null : { answer: names.slug(chosenName(record)), at: atOf(record) };
  },
  consumeNext: consumeStep,
  discardForYield: (records, names, question) => {
    const record = take(
      records,
      (each) => each.choice === 'consume-hand' && samePower(each.power, question.power, names),
    );
    return record === null ? null : { answer: names.slugs(record.cards ?? []), at: atOf(record) };
  },
  guessCost: (records) => {
    const record = take(records, choice('lucky'));
    return record === null ? null : { answer: record.number ?? 0, at: atOf(record) };
  },
  ante: (records, names) => {
    const record = take(records, choice('ante'));
    if (record === null) return null;
    return { answer: record.chosen === null ? null : names.slug(chosenName(record)), at: atOf(record) };
  },
  anteKeep: (records, names) => {
    const record = take(records, choice('keep'));
    return record === null ? null : { answer: names.slug(chosenName(record)), at: atOf(record) };
  },
  produceNext: produceStep,
  produceWorld: (records, names, question) => {
    const record = take(records, (each) => each.choice === 'windfall' && samePower(each.power, question.power, names));
    return record === null ? null : { answer: names.slug(chosenName(record)), at: null };
  },
  produceDiscard: (records, names, question) => {
    const record = take(
      records,
      (each) => each.choice === 'discard-produce' && samePower(each.power, question.power, names),
    );
    if (record === null) return null;
    const card = chosenCard(record);
    return { answer: card === null ? null : names.slug(card), at: null };
  },
  roundDiscard: discards,
};
