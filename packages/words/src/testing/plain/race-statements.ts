// What each power and each line of scoring of a Race card states, read from the data alone.

import type {
  CardFace,
  EndBonus,
  Good,
  Keyword,
  Phase,
  Power,
  PowerOf,
  PowerPhase,
  PowersByPhase,
  Selector,
  Yields,
} from '@orrery/race';
import type { RaceNotion, RaceUnit } from './race-lexicon.ts';
import type { Statement } from './statement.ts';

type Says = Statement<RaceNotion, RaceUnit>;
type Statements = {
  readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: (power: PowerOf<P, K>) => Says };
};

const titles: { readonly [K in Keyword]: RaceNotion } = {
  rebel: 'rebel',
  imperium: 'imperium',
  alien: 'alienTitle',
  uplift: 'uplift',
  terraforming: 'terraforming',
};

const powersIn: { readonly [P in PowerPhase]: RaceNotion } = {
  explore: 'explorePower',
  develop: 'developPower',
  settle: 'settlePower',
  trade: 'tradePower',
  consume: 'consumePower',
  produce: 'producePower',
};

const when = <T>(condition: unknown, ...then: readonly T[]): readonly T[] =>
  condition === undefined || condition === false ? [] : then;

/** What a set of cards is called by; named cards have `names` instead. */
function setOf({
  kind,
  military,
  keyword,
  notKeyword,
  chromosome,
  good,
  production,
  cost,
  powerIn,
  ids,
}: Selector): RaceNotion[] {
  if (ids !== undefined) return [];
  const noun = kind ?? (military === undefined ? 'card' : 'world');
  return [
    noun,
    ...when<RaceNotion>(military, 'military'),
    ...(keyword === undefined ? [] : [titles[keyword]]),
    ...when<RaceNotion>(notKeyword, 'notRebel'),
    ...when<RaceNotion>(chromosome, 'gene'),
    ...(good === undefined ? [] : [good]),
    ...(production === undefined ? [] : [production]),
    ...when<RaceNotion>(cost, 'cost'),
    ...(powerIn === undefined ? [] : [powersIn[powerIn]]),
  ];
}

const kindOf = (good: Good | 'any' | undefined): RaceNotion[] =>
  good === undefined ? [] : good === 'any' ? ['anyKind'] : [good];

const yielded = ({ vp, cards, vpPerGoodMinus }: Yields): Pick<Says, 'says' | 'amounts'> => ({
  says: [...when<RaceNotion>(vp ?? vpPerGoodMinus, 'vp'), ...when<RaceNotion>(cards, 'card')],
  amounts: {
    ...(vp === undefined ? {} : { vp: [vp] }),
    ...(cards === undefined ? {} : { card: [cards] }),
  },
});

const ofSelf: readonly RaceNotion[] = ['may', 'discard', 'thisCard'];

const statements: Statements = {
  setup: {
    startHand: ({ size }) => ({ says: ['asStart', 'card'], amounts: { card: [size] } }),
  },
  explore: {
    drawMore: ({ amount }) => ({ says: ['card', 'more'], amounts: { card: [amount] } }),
    keepMore: ({ amount }) => ({ says: ['card', 'more', 'keep'], amounts: { card: [amount] } }),
    mixWithHand: () => ({ says: ['card', 'discard'] }),
  },
  develop: {
    drawAtStart: ({ amount }) => ({ says: ['draw', 'card', 'atStart'], amounts: { card: [amount] } }),
    discount: ({ amount, consumes }) => ({
      says: ['development', 'cost', 'less', ...when(consumes, ...ofSelf)],
      open: when(consumes, 'card'),
      amounts: { less: [amount] },
    }),
    drawAfterPlacing: ({ amount }) => ({
      says: ['draw', 'card', 'after', 'place', 'development'],
      amounts: { card: [amount] },
    }),
  },
  settle: {
    discount: ({ amount, worldGood }) => ({
      says: ['world', 'cost', 'less', ...kindOf(worldGood)],
      amounts: { less: [amount] },
    }),
    placeForFree: ({ excludesWorldGood }) => ({
      says: [...ofSelf, 'place', 'free', 'world', 'nonMilitary', 'except', excludesWorldGood],
      open: ['card'],
    }),
    military: ({ amount, against, per }) => ({
      says: [
        'strength',
        ...when<RaceNotion>(amount < 0, 'minus'),
        ...(against === undefined
          ? []
          : (['world', against.keyword === undefined ? against.worldGood : titles[against.keyword]] as const)),
        ...(per === undefined ? [] : (['every', ...setOf(per)] as const)),
      ],
      amounts: { strength: [amount] },
    }),
    temporaryMilitary: ({ amount, consumes: { handCards } }) => ({
      says: [
        'strength',
        'thisPhase',
        ...(handCards === undefined ? ofSelf : (['may', 'discard', 'card'] as const)),
        ...when<RaceNotion>(handCards !== undefined && handCards.upTo > 1, 'upTo', 'every'),
      ],
      open: when(handCards === undefined, 'card'),
      amounts: { strength: [amount], ...(handCards === undefined ? {} : { card: [handCards.upTo] }) },
    }),
    payForMilitary: ({ discount, onlyKeyword, excludesWorldGood }) => ({
      says: [
        ...(['may', 'pay', 'defence', 'world', 'military', 'except', excludesWorldGood] as const),
        ...when<RaceNotion>(discount > 0, 'less'),
        ...(onlyKeyword === undefined ? [] : [titles[onlyKeyword]]),
      ],
      open: ['place', 'cost'],
      amounts: discount > 0 ? { less: [discount] } : {},
    }),
    payForMilitaryDiscount: ({ amount }) => ({
      says: ['pay', 'military', 'less'],
      open: ['world', 'cost'],
      amounts: { less: [amount] },
    }),
    conquerNonMilitary: ({ defenseReduction }) => ({
      says: [...ofSelf, 'conquer', 'nonMilitary', 'world', 'less', 'cost', 'defence'],
      open: ['card'],
      amounts: { less: [defenseReduction] },
    }),
    drawAfterPlacing: ({ amount }) => ({
      says: ['draw', 'card', 'after', 'place', 'world'],
      amounts: { card: [amount] },
    }),
    placeSecondWorld: () => ({ says: ['may', 'place', 'world'] }),
    takeover: ({ targetWorld, vulnerable, attackBonus, consumes }) => ({
      says: [
        ...(['may', 'takeOver', 'rival', ...setOf(targetWorld)] as const),
        ...(vulnerable.has === undefined ? (['strength', 'orMore'] as const) : setOf(vulnerable.has)),
        ...when<RaceNotion>(attackBonus, 'every', 'yours', ...setOf(attackBonus?.per ?? {}).filter(isNoCard)),
        ...when(consumes, ...ofSelf),
      ],
      open: ['card'],
      numbers: [
        ...when(vulnerable.totalMilitaryAtLeast, vulnerable.totalMilitaryAtLeast ?? 0),
        ...when(attackBonus, attackBonus?.amount ?? 0),
      ],
    }),
    takeoverDefense: ({ lines }) => ({
      says: ['takeOver', 'defence', 'every', 'yours', ...lines.flatMap(({ per }) => setOf(per))],
      numbers: lines.map(({ amount }) => amount),
    }),
  },
  trade: {
    priceBonus: ({ amount, good, goodFrom, per }) => ({
      says: [
        ...(['sell', 'good', 'card'] as const),
        ...(goodFrom === undefined ? kindOf(good) : (['thisWorld'] as const)),
        ...(per === undefined ? [] : (['every', ...setOf(per)] as const)),
      ],
      open: when(goodFrom, 'world'),
      amounts: { card: [amount] },
    }),
  },
  consume: {
    consumeGoods: ({ consumes: { goods }, times, yields }) => {
      const { says, amounts } = yielded(yields);
      return {
        says: [
          ...(['spend', 'good', ...says] as const),
          ...(goods.of === 'any' ? [] : [goods.of]),
          ...when<RaceNotion>(goods.from, 'thisWorld'),
          ...when<RaceNotion>(goods.count === 'all', 'all'),
          ...when<RaceNotion>(goods.allDifferent ?? goods.eachTimeDifferent, 'different'),
          ...when<RaceNotion>(yields.vpPerGoodMinus, 'every', 'less'),
          ...when<RaceNotion>(times > 1, 'upTo'),
        ],
        open: when(goods.from, 'world'),
        amounts: {
          ...amounts,
          ...(goods.count === 'all' || goods.from !== undefined ? {} : { good: [goods.count] }),
          ...(times > 1 ? { times: [times] } : {}),
          ...(yields.vpPerGoodMinus === undefined ? {} : { vp: [1], less: [yields.vpPerGoodMinus] }),
        },
      };
    },
    discardCards: ({ consumes: { handCards }, yields }) => {
      const { says, amounts } = yielded(yields);
      return {
        says: ['may', 'discard', 'card', ...says, ...when<RaceNotion>(handCards.upTo > 1, 'upTo', 'every')],
        amounts: { ...amounts, card: [handCards.upTo, ...(amounts?.card ?? [])] },
      };
    },
    gain: ({ yields }) => {
      const { says, amounts } = yielded(yields);
      return { says: [...says, ...when<RaceNotion>(yields.vp === undefined, 'draw')], amounts: amounts ?? {} };
    },
    sellGood: ({ priceBonuses }) => ({ says: ['sell', 'good', priceBonuses ? 'bonusesIn' : 'bonusesOut'] }),
    guessCost: ({ range }) => ({ says: ['cost', 'defence', 'keep', 'card', 'turnUp'], numbers: [...range] }),
    ante: ({ consumes }) => ({
      says: ['may', 'card', 'cost', 'defence', 'keep', 'turnUp', 'lose'],
      numbers: [...consumes.handCards.costBetween],
    }),
  },
  produce: {
    produceHere: ({ consumes }) => ({
      says: ['produce', 'good', ...when<RaceNotion>(consumes, 'may', 'discard', 'card', 'thisWorld')],
      amounts: consumes === undefined ? {} : { card: [consumes.handCards.exactly] },
    }),
    produceOnWindfall: ({ good, notThisWorld }) => ({
      says: ['produce', 'windfall', 'world', ...kindOf(good), ...when<RaceNotion>(notThisWorld, 'other')],
      open: when(notThisWorld, 'thisWorld'),
    }),
    draw: ({ amount }) => ({ says: ['draw', 'card'], amounts: { card: [amount] } }),
    drawIfProducedHere: ({ amount }) => ({
      says: ['draw', 'card', 'thisWorld', 'world', 'produce'],
      amounts: { card: [amount] },
    }),
    drawPerGoodProduced: ({ amount, good }) => ({
      says: ['draw', 'card', 'every', 'good', 'produce', good],
      amounts: { card: [amount] },
    }),
    drawPerKindProduced: ({ amount }) => ({
      says: ['draw', 'card', 'every', 'kinds', 'good', 'produce'],
      amounts: { card: [amount] },
    }),
    drawIfMostProduced: ({ amount, good }) => ({
      says: ['draw', 'card', 'alone', 'most', 'good', 'produce', good],
      amounts: { card: [amount] },
    }),
    drawPerCard: ({ amount, per }) => ({ says: ['draw', 'card', 'every', ...setOf(per)], amounts: { card: [amount] } }),
  },
  roundEnd: { handLimit: ({ size }) => ({ says: ['limit', 'card'], amounts: { card: [size] } }) },
  gameEnd: { tableauLimit: ({ size }) => ({ says: ['ends'], open: ['card'], amounts: { card: [size] } }) },
};

const isNoCard = (notion: RaceNotion): boolean => notion !== 'card';

export function powerStatement(power: Power): Says {
  const ofPhase: { readonly [kind: string]: (power: never) => Says } = statements[power.phase];
  const state = ofPhase[power.kind];
  if (state === undefined) throw new Error(`nothing is known of ${power.kind}`);
  return state(power as never); // the kind says what the power is
}

const fits = (card: CardFace, selector: Selector): boolean =>
  (selector.kind ?? card.kind) === card.kind &&
  (selector.military === undefined || card.military) &&
  (selector.keyword === undefined || card.keywords.includes(selector.keyword)) &&
  (selector.notKeyword === undefined || !card.keywords.includes(selector.notKeyword)) &&
  (selector.chromosome === undefined || card.chromosome) &&
  (selector.good ?? card.good) === card.good &&
  (selector.production ?? card.production) === card.production &&
  (selector.cost ?? card.cost) === card.cost &&
  (selector.powerIn === undefined || card.powers.some(({ phase }) => phase === selector.powerIn)) &&
  (selector.ids === undefined || selector.ids.includes(card.id));

/** A line whose cards an earlier line may count already, counts the others. */
export function bonusStatement(lines: readonly EndBonus[], at: number, cards: readonly CardFace[]): Says {
  const line = lines[at];
  if (line === undefined) throw new Error('there is no such line');
  if ('perVpChips' in line)
    return { says: ['vp', 'every', 'chips'], amounts: { vp: [line.vp], chips: [line.perVpChips] } };
  if ('perTotalMilitary' in line) return { says: ['vp', 'every', 'strength'], amounts: { vp: [line.vp] } };
  if ('ladder' in line)
    return {
      says: ['vp', 'kinds', 'world'],
      amounts: { vp: line.ladder.slice(-1) },
      numbers: [...line.ladder.slice(0, -1), 1, line.ladder.length],
    };
  const { per, vp } = line;
  const before = lines.slice(0, at).flatMap((each) => ('per' in each ? [each.per] : []));
  const shares = cards.some((card) => fits(card, per) && before.some((earlier) => fits(card, earlier)));
  return {
    says: ['vp', 'every', ...setOf(per), ...when<RaceNotion>(shares, 'other')],
    amounts: { vp: [vp] },
    numbers: per.cost === undefined ? [] : [per.cost],
    names: [...new Set(per.ids?.map((id) => cards.find((card) => card.id === id)?.name ?? id))],
  };
}
