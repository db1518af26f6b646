// Consume powers: which one with which goods, and the guess of a cost.

import type { DescribedConsume } from '@orrery/race/describe';
import { cardChoices, cardsOf, exactly, formOf, type Group, type Lack, one, type Picks, picked } from './form.ts';
import type { FormMakers } from './form-maker.ts';
import { powerChoice, powerId } from './simple-forms.ts';

export const consumeForms: Pick<FormMakers, 'consumeNext' | 'guessCost'> = {
  consumeNext: {
    form: ({ description }, picks) => {
      const powers = one(
        'power',
        description.powers.map((power) => powerChoice('consume', power.power, { kind: 'consume', power })),
      );
      const told = picked(powers, picks)[0]?.told;
      const chosen = told?.kind === 'consume' ? told.power : null;
      const goods = chosen === null ? null : goodsGroup(chosen);
      const answer = () => ({
        power: chosen?.power,
        goods: goods === null ? (chosen?.goods.from ?? []) : cardsOf(picked(goods, picks)),
      });
      return formOf(
        {
          groups: goods === null ? [powers] : [powers, goods],
          pass: description.mayPass ? { value: null } : null,
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
  guessCost: {
    form: ({ description: { numbers } }, picks) => {
      const group = one(
        'number',
        numbers.map((number) => ({
          id: String(number),
          shows: { kind: 'number' as const, number },
          told: null,
          legal: true,
        })),
      );
      return formOf({ groups: [group], answer: () => Number(picked(group, picks)[0]?.id) }, picks);
    },
    fill: ({ proposal }) => ({ number: [String(proposal)] }),
  },
};

/** The goods to choose between; null when the power takes all there are. */
function goodsGroup({ goods }: DescribedConsume): Group | null {
  if (goods.from.length <= goods.count) return null;
  return exactly('goods', cardChoices(goods.from), goods.count);
}

function sameKindTwice({ goods: { from, kinds } }: DescribedConsume, goods: Group, picks: Picks): Lack | null {
  if (kinds === null) return null;
  const chosen = cardsOf(picked(goods, picks)).map((world) => kinds[from.indexOf(world)]);
  return new Set(chosen).size === chosen.length ? null : { kind: 'different' };
}
