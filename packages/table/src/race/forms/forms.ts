// Every kind of question as a form; the compiler refuses a missing one.

import type { QuestionKind } from '@orrery/race';
import type { Ask } from '../../table.ts';
import { consumeForms } from './consume-forms.ts';
import type { Form, Picks } from './form.ts';
import type { AskOf, FormMaker, FormMakers } from './form-maker.ts';
import { placingForms } from './placing-forms.ts';
import { simpleForms } from './simple-forms.ts';
import { takeoverForms } from './takeover-forms.ts';

const makers: FormMakers = { ...simpleForms, ...placingForms, ...takeoverForms, ...consumeForms };

const makerFor = (kind: QuestionKind): FormMaker<QuestionKind> => makers[kind] as FormMaker<QuestionKind>;

/** The form of a question with these things ticked. */
export function formFor(ask: Ask, picks: Picks): Form {
  return makerFor(ask.question.kind).form(ask as unknown as AskOf<QuestionKind>, picks);
}

/** What a person wants to think about before anything is ticked. */
const unticked: readonly QuestionKind[] = ['chooseStart', 'draftPick', 'chooseAction'];

/** The proposal is ticked, so that one press takes it; a hint is ticked everywhere, and nothing where a coach asks. */
export function beginningOf(ask: Ask): Picks {
  if (ask.bare === true) return {};
  const { kind } = ask.question;
  const maker = makerFor(kind);
  const known = ask as unknown as AskOf<QuestionKind>;
  const isFilled = ask.hinted || (ask.proposal !== null && !unticked.includes(kind));
  return (isFilled ? maker.fill?.(known) : undefined) ?? maker.begin?.(known) ?? {};
}
