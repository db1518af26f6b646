// What each kind of question needs to become a form.

import type { AnswerTo, QuestionKind, QuestionOf } from '@orrery/race';
import type { DescribedAlways, DescribedOf } from '@orrery/race/describe';
import type { Form, Picks } from './form.ts';

/** An `Ask` whose kind is known. */
export interface AskOf<K extends QuestionKind> {
  readonly question: QuestionOf<K>;
  readonly description: DescribedOf<K> & DescribedAlways;
  readonly proposal: AnswerTo<K>;
}

export interface FormMaker<K extends QuestionKind> {
  form(ask: AskOf<K>, picks: Picks): Form;
  /** What is ticked to begin with. */
  begin?(ask: AskOf<K>): Picks;
  /** What has to be ticked for the proposal, where that is more than what it begins with. */
  fill?(ask: AskOf<K>): Picks;
}

export type FormMakers = { readonly [K in QuestionKind]: FormMaker<K> };
