// Taking over and defending.

import type { TakeoverPlan } from '@orrery/race';
import type { DescribedSpending, DescribedTarget } from '@orrery/race/describe';
import { type Choice, formOf, type Group, idsOf, judgedChoices, one, type Picks, picked, type Sum } from './form.ts';
import type { FormMakers } from './form-maker.ts';
import { strengthFrom } from './spending.ts';

export const takeoverForms: Pick<FormMakers, 'declareTakeover' | 'settleSecond' | 'defendTakeover'> = {
  declareTakeover: {
    form: ({ description: { targets, spending } }, picks) => {
      const group = one('target', targets.map(targetChoice));
      const attack = attackOn(targetIn(picked(group, picks)), spending, picks);
      return formOf(
        { groups: [group, ...attack.groups], sum: attack.sum, pass: { value: null }, answer: () => attack.plan },
        picks,
      );
    },
    fill: ({ proposal }) => (proposal === null ? {} : { target: [targetId(proposal)], ...spentFor(proposal) }),
  },
  settleSecond: {
    form: ({ description: { hand, targets, spending } }, picks) => {
      const worlds = judgedChoices(hand, ({ ways }) => ({ kind: 'ways', ways }));
      const second = one('second', [...worlds, ...targets.map(targetChoice)]);
      const chosen = picked(second, picks);
      const target = targetIn(chosen);
      const attack = attackOn(target, spending, picks);
      const world = chosen[0]?.shows.kind === 'card' ? chosen[0].shows.card : null;
      const answer = () => (target === null ? { world } : { takeover: attack.plan });
      return formOf({ groups: [second, ...attack.groups], sum: attack.sum, pass: { value: null }, answer }, picks);
    },
    fill: ({ proposal }) => {
      if (proposal === null) return {};
      if ('world' in proposal) return { second: idsOf([proposal.world]) };
      return { second: [targetId(proposal.takeover)], ...spentFor(proposal.takeover) };
    },
  },
  defendTakeover: {
    form: ({ question, description: { attack, defence, spending } }, picks) => {
      const { groups, uses, cards, added, terms } = strengthFrom(spending, picks);
      return formOf(
        {
          groups: groups.map((group) => (group.id === 'strength' ? { ...group, min: 1 } : group)),
          sum: {
            of: 'defence',
            terms: [...defence.terms, ...terms],
            total: defence.total + added,
            against: attack.total,
            duel: { world: question.world, attacker: question.attacker, defender: 'me', against: attack.terms },
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

const targetId = ({ owner, world, power }: Pick<DescribedTarget, 'owner' | 'world' | 'power'>): string =>
  `${owner}/${world}/${power}`;
const spentFor = ({ uses, cards }: TakeoverPlan): Picks => ({ strength: idsOf(uses), strengthCards: idsOf(cards) });

const targetChoice = (target: DescribedTarget): Choice => ({
  id: targetId(target),
  shows: { kind: 'card', card: target.world },
  told: { kind: 'target', target },
  legal: true,
});

function targetIn([chosen]: readonly Choice[]): DescribedTarget | null {
  return chosen?.told?.kind === 'target' ? chosen.told.target : null;
}

interface Attack {
  readonly groups: readonly Group[];
  readonly sum: Sum | null;
  readonly plan: TakeoverPlan | null;
}

/** A takeover of the chosen world: what can be spent for strength, both sums, and the plan. */
function attackOn(target: DescribedTarget | null, spending: DescribedSpending, picks: Picks): Attack {
  if (target === null) return { groups: [], sum: null, plan: null };
  const { world, owner, power, attack, defence } = target;
  const { groups, uses, cards, added, terms } = strengthFrom(spending, picks, [power]);
  return {
    groups,
    sum: {
      of: 'attack',
      terms: [...attack.terms, ...terms],
      total: attack.total + added,
      against: defence.total,
      duel: { world, attacker: 'me', defender: owner, against: defence.terms },
    },
    plan: { power, world, owner, uses, cards },
  };
}
