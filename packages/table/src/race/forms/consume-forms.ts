// Consume powers: which one with which goods, cards thrown for them, and the gambles.

import type { DescribedOption } from '@orrery/race';
import { cardChoices, cardsOf, exactly, formOf, type Group, type Lack, one, type Picks, picked } from './form.ts';
import type { FormMakers } from './form-maker.ts';
import { powerChoices, powerId, upTo } from './simple-forms.ts';

export const consumeForms: Pick<FormMakers, 'consumeNext' | 'discardForYield' | 'guessCost'> = {
  consumeNext: {
    form: (ask, picks) => {
      const powers = one('power', powerChoices(ask, 'consume'));
      const chosen = picked(powers, picks)[0]?.option ?? null;
      const goods = chosen === null ? null : goodsGroup(chosen);
      const answer = () => ({
        power: chosen?.power,
        goods: goods === null ? (chosen?.goods?.from ?? []) : cardsOf(picked(goods, picks)),
      });
      return formOf(
        {
          groups: goods === null ? [powers] : [powers, goods],
          pass: ask.description.mayPass ? { value: null } : null,
          lack: chosen === null || goods === null ? null : sameKindTwice(chosen, goods, picks),
          answer,
        },
        picks,
      );
    },
    begin: ({ proposal }) => {
      if (proposal === null) return {};
      const { power, goods } = proposal;
      return { power: [powerId(power)], goods: cardChoices(goods).map(({ id }) => id) };
    },
  },
  discardForYield: upTo('cost'),
  guessCost: {
    form: ({ description }, picks) => {
      const choices = description.options.map((option) => {
        const number = option.worth ?? 0;
        return { id: String(number), shows: { kind: 'number' as const, number }, option, legal: option.legal };
      });
      const group = one('number', choices);
      return formOf({ groups: [group], answer: () => Number(picked(group, picks)[0]?.id) }, picks);
    },
    fill: ({ proposal }) => ({ number: [String(proposal)] }),
  },
};

/** The goods to choose between; null when the power takes all there are. */
function goodsGroup({ goods }: DescribedOption): Group | null {
  if (goods === null || goods.from.length <= goods.count) return null;
  return exactly('goods', cardChoices(goods.from), goods.count);
}

function sameKindTwice({ goods: wanted }: DescribedOption, goods: Group, picks: Picks): Lack | null {
  if (wanted === null || wanted.kinds === null) return null;
  const kinds = cardsOf(picked(goods, picks)).map((world) => wanted.kinds?.[wanted.from.indexOf(world)]);
  return new Set(kinds).size === kinds.length ? null : { kind: 'different' };
}
