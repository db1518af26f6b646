// What can be read off a seat's open cards, in words: strength and against whom, discounts, sale values, what it could take.

import type { Seat } from '@orrery/kernel';
import type { DescribedTarget, RaceStanding } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';
import { signed } from '@orrery/words';
import type { Sign } from '../sign.ts';

export interface SeatFact {
  readonly icon: Sign;
  readonly title: string;
  /** Where it comes from. */
  readonly text: string;
  /** It threatens. */
  readonly bad: boolean;
}

const marginOf = ({ attack, defence }: DescribedTarget): number => attack.total - defence.total;

/** Takeovers that would succeed as things stand, the surest first. */
export const succeeding = (targets: readonly DescribedTarget[]): DescribedTarget[] =>
  targets.filter((target) => marginOf(target) >= 0).toSorted((one, other) => marginOf(other) - marginOf(one));

export const threatsOf = ({ threatens }: RaceStanding): DescribedTarget[] => succeeding(threatens);

/** The takeovers of a seat that one seat has to fear. */
export const threatsTo = (standing: RaceStanding, seat: Seat): DescribedTarget[] =>
  threatsOf(standing).filter(({ owner }) => owner === seat);

export function seatSheet(standing: RaceStanding, say: Speaker): SeatFact[] {
  const { seat } = say.words.outlook;
  const threats = threatsOf(standing).map(
    ({ world, attack, defence }): SeatFact => ({
      icon: 'takeover',
      title: seat.takes(say.card(world), attack.total, defence.total),
      text: seat.takesWhen,
      bad: true,
    }),
  );
  return [...threats, strength(standing, say), discounts(standing, say), sales(standing, say)];
}

function strength({ military, against }: RaceStanding, say: Speaker): SeatFact {
  const { seat } = say.words.outlook;
  const special = against.map((each) => seat.against(each.total, kindName(each.against, say)));
  const terms = military.terms.map(({ card, amount }) => `${signed(amount)} ${card === null ? '' : say.card(card)}`);
  const isNone = military.total === 0 && special.length === 0;
  return {
    icon: 'military',
    title: isNone ? seat.noMilitary : seat.military(military.total, special),
    text: terms.join(' · '),
    bad: false,
  };
}

function discounts({ discounts: { develop, settle, settleKinds } }: RaceStanding, say: Speaker): SeatFact {
  const { seat } = say.words.outlook;
  const parts = [
    ...(develop.total === 0 ? [] : [seat.develop(develop.total)]),
    ...(settle.total === 0 ? [] : [seat.settle(settle.total)]),
    ...settleKinds.map(({ good, total }) => seat.settleKind(say.words.goods[good].name, total)),
  ];
  const cards = [...develop.terms, ...settle.terms].flatMap(({ card }) => (card === null ? [] : [say.card(card)]));
  return {
    icon: 'develop',
    title: parts.length === 0 ? seat.noDiscounts : seat.discounts(say.words.joined.list(parts)),
    text: cards.join(' · '),
    bad: false,
  };
}

function sales({ sales: all }: RaceStanding, say: Speaker): SeatFact {
  const { seat } = say.words.outlook;
  const parts = all.map(({ good, price }) => seat.sale(say.words.goods[good].name, price.total));
  return {
    icon: 'trade',
    title: parts.length === 0 ? seat.noSales : seat.sells(say.words.joined.list([...new Set(parts)])),
    text: all.map(({ world }) => say.card(world)).join(' · '),
    bad: false,
  };
}

const isGood = (kind: string, say: Speaker): kind is keyof Speaker['words']['goods'] => kind in say.words.goods;

const kindName = (kind: RaceStanding['against'][number]['against'], say: Speaker): string =>
  isGood(kind, say) ? say.words.goods[kind].name : say.words.keywords[kind];
