// Questions with one or two lists to choose from: set-up, actions, discards, sales, produce.

import type { AnswerTo, PowerPhase, PowerRef, QuestionKind, Slug } from '@orrery/race';
import type { DescribedAlways, DescribedDiscard, DescribedSale } from '@orrery/race/describe';
import { keptOf } from '@orrery/words/race';
import {
  type Choice,
  cardChoices,
  cardsOf,
  exactly,
  type Form,
  formOf,
  type GroupId,
  heldChoices,
  idsOf,
  judgedChoices,
  one,
  type Picks,
  picked,
  some,
  type ToldChoice,
} from './form.ts';
import type { AskOf, FormMaker, FormMakers } from './form-maker.ts';

type SimpleKind =
  | 'draftPick'
  | 'chooseStart'
  | 'discardSetup'
  | 'chooseAction'
  | 'exploreDiscard'
  | 'roundDiscard'
  | 'tradeGood'
  | 'anteKeep'
  | 'ante'
  | 'produceNext'
  | 'produceWorld'
  | 'produceDiscard'
  | 'discardForYield';

const discardGroup = ({ count, from }: DescribedDiscard, { prices }: DescribedAlways) =>
  exactly('discard', heldChoices(from, prices), count);

function discards<K extends 'discardSetup' | 'exploreDiscard' | 'roundDiscard'>(
  discardOf: (ask: AskOf<K>) => DescribedDiscard,
  proposed: (ask: AskOf<K>) => readonly Slug[],
): FormMaker<K> {
  return {
    form: (ask, picks) => {
      const discard = discardOf(ask);
      const kept = keptOf(discard);
      if (kept !== null) return keeping(heldChoices(discard.from, ask.description.prices), kept, picks);
      const group = discardGroup(discard, ask.description);
      return formOf({ groups: [group], answer: () => cardsOf(picked(group, picks)) }, picks);
    },
    fill: (ask) => {
      const thrown = idsOf(proposed(ask));
      if (keptOf(discardOf(ask)) === null) return { discard: thrown };
      return { keeping: idsOf(discardOf(ask).from).filter((id) => !thrown.includes(id)) };
    },
  };
}

/** What is ticked stays; the answer names what goes. */
function keeping(choices: readonly Choice[], kept: number, picks: Picks): Form {
  const group = kept === 1 ? one('keeping', choices) : exactly('keeping', choices, kept);
  const stay = picked(group, picks).map(({ id }) => id);
  return formOf({ groups: [group], answer: () => cardsOf(choices.filter(({ id }) => !stay.includes(id))) }, picks);
}

type CardKind = { [K in QuestionKind]: AnswerTo<K> extends Slug | null ? K : never }[QuestionKind];

/** One card, or none where passing is allowed. */
export function oneCard<K extends CardKind>(
  id: GroupId,
  choicesOf: (description: AskOf<K>['description']) => Choice[],
  mayPass = false,
): FormMaker<K> {
  return {
    form: ({ description }, picks) => {
      const group = one(id, choicesOf(description));
      const pass = mayPass ? { value: null } : null;
      return formOf({ groups: [group], pass, answer: () => cardsOf(picked(group, picks))[0] }, picks);
    },
    fill: ({ proposal }) => ({ [id]: idsOf(proposal === null ? [] : [proposal]) }),
  };
}

export const powerId = ({ card, power }: PowerRef): string => `${card}/${power}`;

/** A power of a phase; the bonus for the picked action has no card. */
export const powerChoice = (phase: PowerPhase, power: PowerRef, told: ToldChoice): Choice => ({
  id: powerId(power),
  shows: { kind: 'power', power, phase },
  told,
  legal: true,
});

const saleChoices = ({ worlds }: { readonly worlds: readonly DescribedSale[] }): Choice[] =>
  cardChoices(
    worlds.map(({ world }) => world),
    worlds.map(({ price }) => ({ kind: 'sale', price })),
  );

function chooseAction({ description }: AskOf<'chooseAction'>, picks: Picks) {
  const { actions, count, pairs } = description;
  const choices = actions.map((action): Choice => {
    const brings = description.brings.find((each) => each.action === action);
    const told = brings === undefined ? null : ({ kind: 'brings', brings } as const);
    return { id: action, shows: { kind: 'action', action }, told, legal: true };
  });
  const group = count === 1 ? one('action', choices) : exactly('action', choices, count);
  const ids = picked(group, picks).map(({ id }) => id);
  const lonely = pairs.some(([first, second]) => ids.includes(second) && !ids.includes(first));
  return formOf({ groups: [group], lack: lonely ? { kind: 'pair' } : null, answer: () => ids }, picks);
}

export const simpleForms: Pick<FormMakers, SimpleKind> = {
  draftPick: oneCard('draft', ({ from }) => cardChoices(from)),
  chooseStart: {
    form: ({ description }, picks) => {
      const start = one('start', cardChoices(description.starts));
      const discard = discardGroup(description.discard, description);
      const answer = () => ({
        start: cardsOf(picked(start, picks))[0],
        discard: cardsOf(picked(discard, picks)),
      });
      return formOf({ groups: [start, discard], answer }, picks);
    },
    fill: ({ proposal }) => ({ start: idsOf([proposal.start]), discard: idsOf(proposal.discard) }),
  },
  discardSetup: discards(
    ({ description }) => description.discard,
    ({ proposal }) => proposal,
  ),
  chooseAction: { form: chooseAction, fill: ({ proposal }) => ({ action: proposal }) },
  exploreDiscard: discards(
    ({ description }) => description.discard,
    ({ proposal }) => proposal,
  ),
  roundDiscard: discards(
    ({ description }) => description.discard,
    ({ proposal }) => proposal,
  ),
  tradeGood: oneCard<'tradeGood'>('sale', saleChoices),
  anteKeep: oneCard('keep', ({ from }) => cardChoices(from)),
  ante: oneCard('ante', ({ hand }) => judgedChoices(hand, () => null), true),
  produceNext: {
    form: ({ description: { powers, mayPass } }, picks) => {
      const group = one(
        'power',
        powers.map((power) => powerChoice('produce', power.power, { kind: 'produce', power })),
      );
      const [chosen] = picked(group, picks);
      const answer = () => (chosen?.told?.kind === 'produce' ? chosen.told.power.power : null);
      return formOf({ groups: [group], pass: mayPass ? { value: null } : null, answer }, picks);
    },
    fill: ({ proposal }) => ({ power: proposal === null ? [] : [powerId(proposal)] }),
  },
  produceWorld: oneCard<'produceWorld'>('windfall', saleChoices),
  produceDiscard: oneCard('cost', ({ from }) => cardChoices(from), true),
  discardForYield: {
    form: ({ description: { from, atMost } }, picks) => {
      const group = some('cost', cardChoices(from), 1, atMost);
      return formOf({ groups: [group], pass: { value: [] }, answer: () => cardsOf(picked(group, picks)) }, picks);
    },
    fill: ({ proposal }) => ({ cost: idsOf(proposal) }),
  },
};
