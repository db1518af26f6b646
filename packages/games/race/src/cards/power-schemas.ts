// The schema of every word of the vocabulary. The tables are mapped over the power types: a new kind, or a new field of
// an old kind, does not compile until its check stands here. Rules chapters 5, 6, 7 and 9.

import type {
  ConsumedGoods,
  MilitaryTarget,
  Phase,
  PlainYields,
  PowerOf,
  PowersByPhase,
  Selector,
  SelfCost,
  StrengthLine,
  Vulnerability,
  Yields,
} from '../powers/vocabulary.ts';
import { goodKinds, keywords, phases, powerPhases } from '../powers/vocabulary.ts';
import type { Check, FieldsOf, Rule } from './checks.ts';
import {
  checkOf,
  fieldIn,
  isRecord,
  listOf,
  object,
  oneOf,
  optional,
  type Schema,
  setOf,
  text,
  truth,
  whole,
  wrongType,
} from './checks.ts';
import type { EndBonus } from './printed.ts';

/** The form of a design's id. */
export const slug: RegExp = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const maxSlugLength = 60;

const yes = oneOf(true);
const no = oneOf(false);
const good = oneOf(...goodKinds);
const goodOrAny = oneOf('any', ...goodKinds);
const keyword = oneOf(...keywords);
const amount = whole(1, 9);
const upTo = whole(1, 9);

export const selector = object<Selector>({
  kind: optional(oneOf('world', 'development')),
  military: optional(yes),
  keyword: optional(keyword),
  notKeyword: optional(keyword),
  chromosome: optional(yes),
  good: optional(good),
  goodIn: optional(setOf(good, 1, goodKinds.length)),
  production: optional(oneOf('production', 'windfall')),
  cost: optional(whole(0, 9)),
  vpVariable: optional(yes),
  powerIn: optional(oneOf(...powerPhases)),
  ids: optional(setOf(text(maxSlugLength, slug), 1, 20)),
});

const self = object<SelfCost>({ self: oneOf(1) });
const strengthLine = object<StrengthLine>({ amount: whole(-9, 9), per: selector });

/** Two whole numbers of which the first is not the larger one. */
const pair = listOf(whole(0, 9), 2, 2);
const range: Check = checkOf(pair.schema, (value, field, report) => {
  pair(value, field, report);
  if (!Array.isArray(value)) return;
  const [low, high]: readonly unknown[] = value;
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    report(field, { code: 'broken-rule', rule: 'range-rising' });
});

const isGiven = (...fields: readonly unknown[]) => fields.filter((field) => field !== undefined).length;
const hasPoints = (yields: Yields) => isGiven(yields.vp, yields.vpPerGoodMinus) > 0;
const yieldsNothing = (yields: Yields) => !hasPoints(yields) && yields.cards === undefined;
const isDoublingAmiss = (power: { yields: Yields; doubledByX2?: boolean }) =>
  hasPoints(power.yields) !== (power.doubledByX2 !== undefined);

const plainYields = object<PlainYields>({ vp: optional(amount), cards: optional(amount) }, [
  { rule: 'some-yield', field: 'vp', broken: yieldsNothing },
]);
const yields = object<Yields>(
  { vp: optional(amount), cards: optional(amount), vpPerGoodMinus: optional(whole(0, 9)) },
  [{ rule: 'some-yield', field: 'vp', broken: yieldsNothing }],
);

/** "All goods" and "the good here" are one use of whatever is there; "different" needs a choice among kinds. */
const consumedGoods = object<ConsumedGoods>(
  {
    count: oneOf(1, 2, 3, 'all'),
    of: goodOrAny,
    from: optional(oneOf('thisWorld')),
    allDifferent: optional(yes),
    eachTimeDifferent: optional(yes),
  },
  [
    { rule: 'goods-fit', field: 'from', broken: ({ from, count }) => from !== undefined && count !== 1 },
    {
      rule: 'goods-fit',
      field: 'allDifferent',
      broken: ({ allDifferent, count, of }) => allDifferent !== undefined && (of !== 'any' || count === 'all'),
    },
    {
      rule: 'goods-fit',
      field: 'eachTimeDifferent',
      broken: ({ eachTimeDifferent, count, of }) => eachTimeDifferent !== undefined && (of !== 'any' || count !== 1),
    },
  ],
);

const militaryTarget = object<MilitaryTarget>({ worldGood: optional(good), keyword: optional(keyword) }, [
  { rule: 'exactly-one', field: 'worldGood', broken: (against) => isGiven(against.worldGood, against.keyword) !== 1 },
]);

const vulnerability = object<Vulnerability>(
  { has: optional(selector), totalMilitaryAtLeast: optional(whole(-9, 20)) },
  [{ rule: 'exactly-one', field: 'has', broken: (who) => isGiven(who.has, who.totalMilitaryAtLeast) !== 1 }],
);

type TemporaryCost = PowerOf<'settle', 'temporaryMilitary'>['consumes'];
const temporaryCost = object<TemporaryCost>(
  { self: optional(oneOf(1)), handCards: optional(object<{ upTo: number }>({ upTo })) },
  [{ rule: 'exactly-one', field: 'self', broken: (cost) => isGiven(cost.self, cost.handCards) !== 1 }],
);

/** The check of one word; the phantom field ties it to the power type it stands for. */
interface WordCheck<T> {
  readonly check: Check;
  readonly of?: T;
}

type PowerSchemas = {
  readonly [P in Phase]: {
    readonly [K in PowersByPhase[P]['kind']]: WordCheck<Extract<PowersByPhase[P], { kind: K }>>;
  };
};

/** Phase and kind have been read already when the word is looked up. */
type Content<T> = Omit<T, 'phase' | 'kind'>;

function word<T>(fields: FieldsOf<Content<T>>, rules: readonly Rule<Content<T>>[] = []): WordCheck<T> {
  return { check: object(fields, rules, ['phase', 'kind']) };
}

const settleSchemas: PowerSchemas['settle'] = {
  discount: word({ amount, may: no, worldGood: optional(good) }),
  placeForFree: word({ may: yes, consumes: self, excludesWorldGood: good }),
  military: word({ amount: whole(-9, 9), may: no, against: optional(militaryTarget), per: optional(selector) }),
  temporaryMilitary: word({ amount, perCard: optional(yes), may: yes, consumes: temporaryCost }, [
    {
      rule: 'per-card-when-hand',
      field: 'perCard',
      broken: ({ perCard, consumes }) => (perCard === undefined) !== (consumes.handCards === undefined),
    },
  ]),
  payForMilitary: word({ discount: whole(0, 9), may: yes, onlyKeyword: optional(keyword), excludesWorldGood: good }),
  payForMilitaryDiscount: word({ amount, may: no }),
  conquerNonMilitary: word({
    defenseReduction: whole(0, 9),
    may: yes,
    consumes: self,
    notWith: setOf(oneOf('takeover', 'payForMilitary'), 0, 2),
  }),
  drawAfterPlacing: word({ amount, may: no }),
  placeSecondWorld: word({ may: yes }),
  takeover: word({
    may: yes,
    targetWorld: selector,
    vulnerable: vulnerability,
    attackBonus: optional(strengthLine),
    consumes: optional(self),
    onlyIfTakeovers: yes,
  }),
  takeoverDefense: word({ may: no, lines: listOf(strengthLine, 1, 5), onlyIfTakeovers: yes }),
};

const consumeSchemas: PowerSchemas['consume'] = {
  consumeGoods: word(
    {
      may: no,
      consumes: object<{ goods: ConsumedGoods }>({ goods: consumedGoods }),
      times: whole(1, 9),
      yields,
      doubledByX2: optional(truth),
    },
    [
      { rule: 'doubling-when-vp', field: 'doubledByX2', broken: isDoublingAmiss },
      {
        rule: 'goods-fit',
        field: 'times',
        broken: ({ consumes: { goods }, times }) => times > 1 && (goods.count === 'all' || goods.from !== undefined),
      },
    ],
  ),
  discardCards: word(
    {
      may: yes,
      consumes: object<{ handCards: { upTo: number } }>({ handCards: object<{ upTo: number }>({ upTo }) }),
      yields: plainYields,
      yieldsPer: oneOf('card'),
      doubledByX2: optional(no),
    },
    [{ rule: 'doubling-when-vp', field: 'doubledByX2', broken: isDoublingAmiss }],
  ),
  gain: word({ may: no, yields: plainYields, doubledByX2: optional(truth) }, [
    { rule: 'doubling-when-vp', field: 'doubledByX2', broken: isDoublingAmiss },
  ]),
  sellGood: word({
    may: no,
    consumes: object<{ goods: { count: 1; of: string } }>({
      goods: object<{ count: 1; of: string }>({ count: oneOf(1), of: goodOrAny }),
    }),
    priceBonuses: truth,
  }),
  guessCost: word({ range, may: no }),
  ante: word({
    may: yes,
    consumes: object<PowerOf<'consume', 'ante'>['consumes']>({
      handCards: object<PowerOf<'consume', 'ante'>['consumes']['handCards']>({ upTo: oneOf(1), costBetween: range }),
    }),
  }),
};

const produceSchemas: PowerSchemas['produce'] = {
  produceHere: word(
    {
      may: truth,
      consumes: optional(
        object<{ handCards: { exactly: number } }>({ handCards: object<{ exactly: number }>({ exactly: oneOf(1) }) }),
      ),
    },
    [{ rule: 'may-when-paid', field: 'may', broken: ({ may, consumes }) => may !== (consumes !== undefined) }],
  ),
  produceOnWindfall: word({ good: goodOrAny, may: no, notThisWorld: optional(yes) }),
  draw: word({ amount, may: no }),
  drawIfProducedHere: word({ amount, may: no }),
  drawPerGoodProduced: word({ amount, good, may: no }),
  drawPerKindProduced: word({ amount, may: no }),
  drawIfMostProduced: word({ amount, good, may: no }),
  drawPerCard: word({ amount, per: selector, may: no }),
};

const powerSchemas: PowerSchemas = {
  setup: { startHand: word({ size: whole(0, 6), onlyAsStartWorld: yes, may: no }) },
  explore: {
    drawMore: word({ amount, may: no }),
    keepMore: word({ amount, may: no }),
    mixWithHand: word({ may: no }),
  },
  develop: {
    drawAtStart: word({ amount, may: no }),
    discount: word({ amount, may: truth, consumes: optional(self) }, [
      { rule: 'may-when-paid', field: 'may', broken: ({ may, consumes }) => may !== (consumes !== undefined) },
    ]),
    drawAfterPlacing: word({ amount, may: no }),
  },
  settle: settleSchemas,
  trade: {
    priceBonus: word(
      {
        amount,
        may: no,
        per: optional(selector),
        good: optional(goodOrAny),
        goodFrom: optional(oneOf('thisWorld')),
      },
      [{ rule: 'exactly-one', field: 'good', broken: ({ good: kind, goodFrom }) => isGiven(kind, goodFrom) !== 1 }],
    ),
  },
  consume: consumeSchemas,
  produce: produceSchemas,
  roundEnd: { handLimit: word({ size: whole(11, 20), may: no }) },
  gameEnd: { tableauLimit: word({ size: whole(13, 14), may: no }) },
};

/** The same checks by phase and kind as they stand in the data. */
const powerChecks: ReadonlyMap<string, Check> = new Map(
  phases.flatMap((phase) =>
    Object.entries<WordCheck<unknown>>(powerSchemas[phase]).map(([kind, { check }]) => [`${phase}/${kind}`, check]),
  ),
);

/** What editors are told of one word: phase and kind tell which it is. */
function wordSchema(phase: Phase, kind: string, { schema }: Check): Schema {
  const { properties, required } = schema as { properties: object; required: readonly string[] };
  return {
    ...schema,
    title: `${phase}: ${kind}`,
    properties: { phase: { const: phase }, kind: { const: kind }, ...properties },
    required: ['phase', 'kind', ...required],
  };
}

const powerSchema: Schema = {
  type: 'object',
  oneOf: phases.flatMap((phase) =>
    Object.entries<WordCheck<unknown>>(powerSchemas[phase]).map(([kind, { check }]) => wordSchema(phase, kind, check)),
  ),
};

export const power: Check = checkOf(powerSchema, (value, field, report) => {
  if (!isRecord(value)) return report(field, wrongType('object', value));
  const { phase, kind } = value;
  for (const [name, found] of Object.entries({ phase, kind })) {
    if (found === undefined) report(fieldIn(field, name), { code: 'missing-field' });
    else if (typeof found !== 'string') report(fieldIn(field, name), wrongType('text', found));
  }
  if (typeof phase !== 'string' || typeof kind !== 'string') return;
  const check = powerChecks.get(`${phase}/${kind}`);
  if (check !== undefined) return check(value, field, report);
  const isPhaseKnown = phases.some((known) => known === phase);
  report(fieldIn(field, isPhaseKnown ? 'kind' : 'phase'), { code: 'unknown-power', phase, kind });
});

type BonusWord = 'per' | 'perVpChips' | 'perTotalMilitary' | 'ladder';
const bonusPoints = whole(-9, 9);
const endBonusChecks: { readonly [W in BonusWord]: Check } = {
  per: object<Extract<EndBonus, { per: Selector }>>({ vp: bonusPoints, per: selector }),
  perVpChips: object<Extract<EndBonus, { perVpChips: number }>>({ vp: bonusPoints, perVpChips: whole(1, 20) }),
  perTotalMilitary: object<Extract<EndBonus, { perTotalMilitary: number }>>({
    vp: bonusPoints,
    perTotalMilitary: whole(1, 20),
  }),
  ladder: object<Extract<EndBonus, { ladder: readonly number[] }>>({
    ladder: listOf(whole(0, 30), goodKinds.length, goodKinds.length),
    byDistinct: oneOf('worldGoodKinds'),
  }),
};

/** A line is told by the one field that only its sort has. */
const endBonusSchema: Schema = { oneOf: Object.values(endBonusChecks).map(({ schema }) => schema) };

export const endBonus: Check = checkOf(endBonusSchema, (value, field, report) => {
  if (!isRecord(value)) return report(field, wrongType('object', value));
  for (const [name, check] of Object.entries(endBonusChecks)) {
    if (Object.hasOwn(value, name)) return check(value, field, report);
  }
  report(fieldIn(field, 'per'), { code: 'missing-field' });
});
