// Placing and paying.

import { type DescribedWay, priceOf } from '@orrery/race/describe';
import {
  type Choice,
  cardChoices,
  cardsOf,
  type Form,
  formOf,
  idsOf,
  judgedChoices,
  type Lack,
  one,
  type Picks,
  picked,
  some,
} from './form.ts';
import type { AskOf, FormMakers } from './form-maker.ts';
import { oneCard } from './simple-forms.ts';
import { priceGroup, strengthFrom } from './spending.ts';

export const placingForms: Pick<FormMakers, 'developPlace' | 'developPay' | 'settlePlace' | 'settlePay'> = {
  developPlace: oneCard(
    'development',
    ({ hand }) => judgedChoices(hand, ({ price }) => (price === null ? null : { kind: 'price', price })),
    true,
  ),
  developPay: {
    form: developPay,
    begin: ({ proposal }) => ({ discounts: idsOf(proposal.uses), payment: idsOf(proposal.cards) }),
  },
  settlePlace: oneCard('world', ({ hand }) => judgedChoices(hand, ({ ways }) => ({ kind: 'ways', ways })), true),
  settlePay: { form: settlePay, begin: beginSettlePay },
};

function developPay({ description }: AskOf<'developPay'>, picks: Picks): Form {
  const { discounts, hand } = description;
  const uses = some('discounts', cardChoices(discounts.map(({ card }) => card ?? '')), 0, discounts.length);
  const used = cardsOf(picked(uses, picks));
  const price = priceOf([...description.price.terms, ...discounts.filter(({ card }) => used.includes(card ?? ''))]);
  const payment = priceGroup(hand, price.total, description);
  return formOf(
    {
      groups: discounts.length === 0 ? payment : [uses, ...payment],
      sum: { of: 'price', ...price, against: null },
      answer: () => ({ uses: used, cards: payment.flatMap((group) => cardsOf(picked(group, picks))) }),
    },
    picks,
  );
}

const wayId = ({ way, uses }: DescribedWay): string => [way, ...uses].join('/');

function settlePay({ description }: AskOf<'settlePay'>, picks: Picks): Form {
  const { ways, spending } = description;
  const group = one(
    'way',
    ways.map(
      (way): Choice => ({
        id: wayId(way),
        shows: { kind: 'way', way },
        told: way.possible ? null : { kind: 'impossible', why: null },
        legal: way.possible,
      }),
    ),
  );
  const choosing = ways.length > 1 ? [group] : [];
  const chosen = (ways.length > 1 ? picked(group, picks) : group.choices)[0]?.shows;
  const way = chosen?.kind === 'way' ? chosen.way : null;
  if (way === null) return formOf({ groups: choosing, answer: () => null }, picks);
  const { strength, price } = way;
  if (price !== null) {
    const payment = priceGroup(spending.hand, price.total, description);
    return formOf(
      {
        groups: [...choosing, ...payment],
        sum: { of: 'price', ...price, against: null },
        answer: () => ({
          way: way.way,
          uses: way.uses,
          cards: payment.flatMap((each) => cardsOf(picked(each, picks))),
        }),
      },
      picks,
    );
  }
  const spent = strengthFrom(spending, picks, way.uses);
  const total = (strength?.total ?? 0) + spent.added;
  const needed = strength?.needed ?? 0;
  const short: Lack | null = total < needed ? { kind: 'strength', count: needed - total } : null;
  return formOf(
    {
      groups: [...choosing, ...spent.groups],
      sum: { of: 'strength', terms: [...(strength?.terms ?? []), ...spent.terms], total, against: needed },
      lack: short,
      answer: () => ({ way: way.way, uses: [...way.uses, ...spent.uses], cards: spent.cards }),
    },
    picks,
  );
}

/** The proposed way is the one that takes most of the cards the proposal uses; the rest of them give strength. */
function beginSettlePay({ description, proposal }: AskOf<'settlePay'>): Picks {
  const fitting = description.ways.filter(
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
