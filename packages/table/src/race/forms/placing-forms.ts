// Placing and paying, taking over and defending.

import type { DescribedOption, DescribedWay, Slug } from '@orrery/race';
import {
  type Choice,
  cardsOf,
  type Form,
  formOf,
  type Group,
  idsOf,
  type Lack,
  one,
  optionChoices,
  type Picks,
  picked,
  type Sum,
  some,
} from './form.ts';
import type { AskOf, FormMakers } from './form-maker.ts';
import { oneCard } from './simple-forms.ts';
import { isSource, priceGroup, strengthFrom, sumOf } from './spending.ts';

type PlacingKind =
  | 'developPlace'
  | 'developPay'
  | 'settlePlace'
  | 'settlePay'
  | 'declareTakeover'
  | 'settleSecond'
  | 'defendTakeover';

export const placingForms: Pick<FormMakers, PlacingKind> = {
  developPlace: oneCard('development'),
  developPay: {
    form: developPay,
    begin: ({ proposal }) => ({ discounts: idsOf(proposal.uses), payment: idsOf(proposal.cards) }),
  },
  settlePlace: oneCard('world'),
  settlePay: { form: settlePay, begin: beginSettlePay },
  declareTakeover: {
    form: ({ description }, picks, hand) => {
      const targets = one('target', description.options.filter(isTarget).map(targetChoice));
      const target = picked(targets, picks)[0]?.option ?? null;
      const attack = attackOn(target, description.options, picks, hand);
      const groups = [targets, ...attack.groups];
      return formOf({ groups, sum: attack.sum, pass: { value: null }, answer: () => attack.plan }, picks);
    },
    fill: ({ proposal }) => (proposal === null ? {} : { target: [targetId(proposal)], ...spentFor(proposal) }),
  },
  settleSecond: {
    form: ({ description }, picks, hand) => {
      const worlds = optionChoices(description.options.filter(isPlaceable));
      const second = one('second', [...worlds, ...description.options.filter(isTarget).map(targetChoice)]);
      const chosen = picked(second, picks)[0]?.option ?? null;
      const attack = attackOn(chosen?.owner === null ? null : chosen, description.options, picks, hand);
      const groups = [second, ...attack.groups];
      const answer = () => (chosen?.owner === null ? { world: chosen.card } : { takeover: attack.plan });
      return formOf({ groups, sum: attack.sum, pass: { value: null }, answer }, picks);
    },
    fill: ({ proposal }) => {
      if (proposal === null) return {};
      if ('world' in proposal) return { second: idsOf([proposal.world]) };
      return { second: [targetId(proposal.takeover)], ...spentFor(proposal.takeover) };
    },
  },
  defendTakeover: {
    form: ({ question, description }, picks, hand) => {
      const { groups, uses, cards, added, terms } = strengthFrom(description.options, hand, picks);
      const total = question.defense + added;
      return formOf(
        {
          groups: groups.map((group) => (group.id === 'strength' ? { ...group, min: 1 } : group)),
          sum: {
            of: 'defence',
            terms: [...(description.options[0]?.terms ?? []), ...terms],
            total,
            against: question.attack,
            duel: {
              world: question.world,
              attacker: question.attacker,
              defender: 'me',
              against: description.options[0]?.against ?? [],
            },
          },
          lack: groups.length === 0 ? { kind: 'more', group: 'strength', count: 1 } : null,
          pass: { value: { uses: [], cards: [] } },
          answer: () => ({ uses, cards }),
        },
        picks,
      );
    },
    begin: ({ proposal }) => ({ strength: idsOf(proposal.uses), strengthCards: idsOf(proposal.cards) }),
  },
};

function developPay({ description }: AskOf<'developPay'>, picks: Picks, hand: readonly Slug[]): Form {
  const [placed, ...discounts] = description.options;
  const choices = optionChoices(discounts);
  const uses = some('discounts', choices, 0, choices.length);
  const used = picked(uses, picks);
  const terms = [...(placed?.terms ?? []), ...used.flatMap(({ option }) => option?.terms ?? [])];
  const price = Math.max(0, sumOf(terms));
  const payment = priceGroup(hand, price);
  return formOf(
    {
      groups: choices.length === 0 ? payment : [uses, ...payment],
      sum: { of: 'price', terms, total: price, against: null },
      answer: () => ({
        uses: cardsOf(used),
        cards: payment.flatMap((group) => cardsOf(picked(group, picks))),
      }),
    },
    picks,
  );
}

const wayId = ({ way, uses }: DescribedWay): string => [way, ...uses].join('/');
const isConquest = ({ way }: DescribedWay): boolean => way === 'conquer' || way === 'conquerNonMilitary';

function settlePay({ description }: AskOf<'settlePay'>, picks: Picks, hand: readonly Slug[]): Form {
  const ways = description.options[0]?.ways ?? [];
  const group = one(
    'way',
    ways.map((way): Choice => ({ id: wayId(way), shows: { kind: 'way', way }, option: null, legal: way.possible })),
  );
  const choosing = ways.length > 1 ? [group] : [];
  const chosen = (ways.length > 1 ? picked(group, picks) : group.choices)[0]?.shows;
  const way = chosen?.kind === 'way' ? chosen.way : null;
  if (way === null) return formOf({ groups: choosing, answer: () => null }, picks);
  if (!isConquest(way)) {
    const payment = priceGroup(hand, way.price);
    return formOf(
      {
        groups: [...choosing, ...payment],
        sum: { of: 'price', terms: way.terms, total: way.price, against: null },
        answer: () => ({
          way: way.way,
          uses: way.uses,
          cards: payment.flatMap((each) => cardsOf(picked(each, picks))),
        }),
      },
      picks,
    );
  }
  const spent = strengthFrom(description.options, hand, picks, way.uses);
  const total = way.strength + spent.added;
  const short: Lack | null = total < way.needed ? { kind: 'strength', count: way.needed - total } : null;
  return formOf(
    {
      groups: [...choosing, ...spent.groups],
      sum: { of: 'strength', terms: [...way.terms, ...spent.terms], total, against: way.needed },
      lack: short,
      answer: () => ({ way: way.way, uses: [...way.uses, ...spent.uses], cards: spent.cards }),
    },
    picks,
  );
}

/** The proposed way is the one that takes most of the cards the proposal uses; the rest of them give strength. */
function beginSettlePay({ description, proposal }: AskOf<'settlePay'>): Picks {
  const fitting = (description.options[0]?.ways ?? []).filter(
    ({ way, uses }) => way === proposal.way && uses.every((card) => proposal.uses.includes(card)),
  );
  const way = fitting.reduce<DescribedWay | null>(
    (best, each) => (best === null || each.uses.length > best.uses.length ? each : best),
    null,
  );
  const cards = idsOf(proposal.cards);
  return {
    way: way === null ? [] : [wayId(way)],
    strength: idsOf(proposal.uses.filter((card) => way?.uses.includes(card) !== true)),
    payment: cards,
    strengthCards: cards,
  };
}

const isTarget = ({ owner }: DescribedOption): boolean => owner !== null;
const isPlaceable = (option: DescribedOption): boolean => !isTarget(option) && !isSource(option);

type Attacked = NonNullable<AskOf<'declareTakeover'>['proposal']>;

const targetId = ({ owner, world, power }: Attacked): string => `${owner}/${world}/${power}`;
const spentFor = ({ uses, cards }: Attacked): Picks => ({ strength: idsOf(uses), strengthCards: idsOf(cards) });

const targetChoice = (option: DescribedOption): Choice => ({
  id: `${option.owner}/${option.card}/${option.power?.card}`,
  shows: { kind: 'card', card: option.card ?? '' },
  option,
  legal: option.legal,
});

interface Attack {
  readonly groups: readonly Group[];
  readonly sum: Sum | null;
  readonly plan: object | null;
}

/** A takeover of the chosen world: what can be spent for strength, both sums, and the plan. */
function attackOn(
  target: DescribedOption | null,
  options: readonly DescribedOption[],
  picks: Picks,
  hand: readonly Slug[],
): Attack {
  const power = target?.power?.card;
  if (target === null || typeof power !== 'string') return { groups: [], sum: null, plan: null };
  const { groups, uses, cards, added, terms } = strengthFrom(options, hand, picks, [power]);
  return {
    groups,
    sum: {
      of: 'attack',
      terms: [...target.terms, ...terms],
      total: sumOf(target.terms) + added,
      against: sumOf(target.against),
      duel: { world: target.card ?? '', attacker: 'me', defender: target.owner ?? 0, against: target.against },
    },
    plan: { power, world: target.card, owner: target.owner, uses, cards },
  };
}
