// A hint in words: the names of what a bot would choose, and why where that is known. Where an answer has no names, the
// form below is filled in with it.

import { sideBySlug } from '@orrery/roll/describe';
import type { Words } from './catalogue.ts';
import { differenceWords, type ToldTerm } from './reason-words.ts';
import type { Speaker } from './speaker.ts';

/** What a bot would answer, and why as it sees it; null where only its answer is known. */
export interface ToldHint {
  readonly answer: unknown;
  readonly reason: {
    /** Not a number where nothing may be claimed. */
    readonly share: number;
    readonly terms: readonly ToldTerm[];
  } | null;
  /** The best few answers, best first, where shares may be told. */
  readonly best?: readonly { readonly answer: unknown; readonly share: number }[];
}

/** What a text in an answer is called, by the field it stands in; null if it is no name, as a way to pay. */
type NameOf = (leaf: string, field: string) => string | null;

export function hintWords(hint: ToldHint, { words, faces }: Speaker): string {
  const actions: { readonly [action: string]: { readonly name: string } | undefined } = words.actions;
  return hintNaming(hint, words, (leaf) => actions[leaf]?.name ?? faces.find(leaf)?.name ?? null);
}

export const rollHintWords = (hint: ToldHint, say: Speaker): string =>
  hintNaming(hint, say.words, (leaf, field) => rollName(leaf, field, say));

/** The phase that is selected, the task, the power, the tile; dice and columns show in the form. */
function rollName(leaf: string, field: string, { words: { roll }, tile }: Speaker): string | null {
  const named = (names: { readonly [name: string]: string | undefined }): string | null => names[leaf] ?? null;
  switch (field) {
    case 'phase': {
      const phase = named(roll.phases);
      return phase === null ? null : roll.desk.selectPhase(phase);
    }
    case 'do': {
      const tasks: { readonly [task: string]: { readonly name: string } | undefined } = roll.tasks;
      return tasks[leaf]?.name ?? null;
    }
    case 'side':
      return named(roll.kinds);
    case 'power':
      return leaf === 'dictate' ? roll.desk.dictate : (sideBySlug(leaf)?.name ?? null);
    case 'to':
    case 'column':
    case 'worker':
    case 'where':
      return null;
    default:
      return sideBySlug(leaf)?.name ?? (tile(leaf) === leaf ? null : tile(leaf));
  }
}

function hintNaming({ answer, reason }: ToldHint, words: Words, nameOf: NameOf): string {
  const what = answerWords(answer, words, nameOf);
  return reason === null ? what : words.joined.sentences([what, ...reasonWords(words, reason)]);
}

function reasonWords(words: Words, { share, terms }: NonNullable<ToldHint['reason']>): string[] {
  const isTold = !Number.isNaN(share);
  const percent = `${Math.round(100 * Math.min(1, Math.max(0, share)))}%`;
  return [...(isTold ? [words.reasons.share(percent)] : []), ...differenceWords(words, terms)];
}

function answerWords(answer: unknown, words: Words, nameOf: NameOf): string {
  if (answer === null) return words.flow.hint.pass;
  const names = leavesOf(answer, '').flatMap(({ leaf, field }) => nameOf(leaf, field) ?? []);
  return names.length === 0 ? words.flow.hint.given : words.flow.hint.would(words.joined.list(names));
}

/** Every text in an answer, whatever its shape, with the field it stands in. */
function leavesOf(answer: unknown, field: string): { readonly leaf: string; readonly field: string }[] {
  if (typeof answer === 'string') return [{ leaf: answer, field }];
  if (Array.isArray(answer)) return answer.flatMap((each) => leavesOf(each, field));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, part]) => leavesOf(part, name));
}
