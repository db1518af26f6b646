// Questions with one or two lists to choose from: set-up, actions, discards, produce.

import type { Action, AnswerTo, Description, PowerPhase, PowerRef, QuestionKind, Slug } from '@orrery/race';
import {
  type Choice,
  cardChoices,
  cardsOf,
  exactly,
  type Form,
  formOf,
  type GroupId,
  idsOf,
  one,
  optionChoices,
  type Picks,
  picked,
  some,
} from './form.ts';
import type { FormMaker, FormMakers } from './form-maker.ts';

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
  | 'produceDiscard';

/** The second card of a phase does the same as the first and goes with it only. */
const secondActions = [
  ['develop-2', 'develop'],
  ['settle-2', 'settle'],
] as const satisfies readonly (readonly [Action, Action])[];

interface Described {
  readonly description: Description;
}

function discards<K extends 'discardSetup' | 'exploreDiscard' | 'roundDiscard'>(): FormMaker<K> {
  return {
    form: ({ description }, picks) => {
      const group = exactly('discard', optionChoices(description.options), description.count);
      return formOf({ groups: [group], answer: () => cardsOf(picked(group, picks)) }, picks);
    },
    fill: ({ proposal }) => ({ discard: idsOf(proposal as AnswerTo<'discardSetup'>) }),
  };
}

/** One card out of the options, or none where passing is allowed. */
export function oneCard<K extends QuestionKind>(id: GroupId): FormMaker<K> {
  return {
    form: (ask, picks) => cardForm(id, ask, picks),
    fill: ({ proposal }) => ({ [id]: idsOf(proposal === null ? [] : [proposal as Slug]) }),
  };
}

function cardForm(id: GroupId, { description }: Described, picks: Picks): Form {
  const group = one(id, optionChoices(description.options));
  const pass = description.mayPass ? { value: null } : null;
  return formOf({ groups: [group], pass, answer: () => cardsOf(picked(group, picks))[0] }, picks);
}

export const powerId = ({ card, power }: PowerRef): string => `${card}/${power}`;

/** The described powers of a phase; the bonus for the picked action is among them without a card. */
export function powerChoices({ description }: Described, phase: PowerPhase): Choice[] {
  return description.options.flatMap((option) => {
    const { power } = option;
    if (power === null) return [];
    return [{ id: powerId(power), shows: { kind: 'power', power, phase }, option, legal: option.legal }];
  });
}

export const simpleForms: Pick<FormMakers, SimpleKind> = {
  draftPick: oneCard('draft'),
  chooseStart: {
    form: ({ question, description }, picks, hand) => {
      const start = one('start', cardChoices(question.offered));
      const discard = exactly('discard', cardChoices(hand), description.count);
      const answer = () => ({
        start: cardsOf(picked(start, picks))[0],
        discard: cardsOf(picked(discard, picks)),
      });
      return formOf({ groups: [start, discard], answer }, picks);
    },
    fill: ({ proposal }) => ({ start: idsOf([proposal.start]), discard: idsOf(proposal.discard) }),
  },
  discardSetup: discards(),
  chooseAction: {
    form: ({ description }, picks) => {
      const choices = description.options.map((option): Choice => {
        const action = option.terms[0]?.what as Action;
        return { id: action, shows: { kind: 'action', action }, option, legal: option.legal };
      });
      const group = description.count === 1 ? one('action', choices) : exactly('action', choices, description.count);
      const ids = picked(group, picks).map(({ id }) => id);
      const lonely = secondActions.some(([second, first]) => ids.includes(second) && !ids.includes(first));
      return formOf({ groups: [group], lack: lonely ? { kind: 'pair' } : null, answer: () => ids }, picks);
    },
    fill: ({ proposal }) => ({ action: proposal }),
  },
  exploreDiscard: discards(),
  roundDiscard: discards(),
  tradeGood: oneCard('sale'),
  anteKeep: oneCard('keep'),
  ante: oneCard('ante'),
  produceNext: {
    form: (ask, picks) => {
      const group = one('power', powerChoices(ask, 'produce'));
      const pass = ask.description.mayPass ? { value: null } : null;
      const answer = () => picked(group, picks)[0]?.option?.power;
      return formOf({ groups: [group], pass, answer }, picks);
    },
    fill: ({ proposal }) => ({ power: proposal === null ? [] : [powerId(proposal)] }),
  },
  produceWorld: oneCard('windfall'),
  produceDiscard: oneCard('cost'),
};

/** Up to so many cards of the hand. */
export function upTo<K extends QuestionKind>(id: GroupId): FormMaker<K> {
  return {
    form: ({ description }, picks) => {
      const group = some(id, optionChoices(description.options), 1, description.count);
      const pass = description.mayPass ? { value: [] } : null;
      return formOf({ groups: [group], pass, answer: () => cardsOf(picked(group, picks)) }, picks);
    },
    fill: ({ proposal }) => ({ [id]: idsOf(proposal as readonly Slug[]) }),
  };
}
