// A hint in words: the names of what a bot would choose, and why where that is known. Where an answer has no names, the
// form below is filled in with it.

import { sideBySlug } from '@orrery/roll';
import type { GameName, Hint } from '../local/messages.ts';
import { faceOf } from '../race/card-faces.ts';
import { signed } from '../words/signed.ts';
import { words } from '../words/wording.ts';

export function hintWords(game: GameName, { answer, reason }: Hint): string {
  const what = answerWords(game, answer);
  return reason === null ? what : words.joined.sentences([what, ...reasonWords(reason)]);
}

/** Terms that would round to nothing are left out, and so is all beyond the largest few. */
const mostTerms = 3;

function reasonWords({ share, terms }: NonNullable<Hint['reason']>): string[] {
  if (Number.isNaN(share)) return [];
  const large = terms.map(({ part, amount }) => ({ part, points: Math.round(100 * amount) }));
  const told = large.filter(({ points }) => points !== 0).slice(0, mostTerms);
  const list = told.map(({ part, points }) => words.reasons.term(words.reasons.parts[part], signed(points)));
  const percent = `${Math.round(100 * Math.min(1, share))}%`;
  return [words.reasons.share(percent), ...(list.length === 0 ? [] : [words.reasons.ahead(words.joined.list(list))])];
}

function answerWords(game: GameName, answer: unknown): string {
  if (answer === null) return words.flow.hint.pass;
  const names = leavesOf(answer).flatMap((leaf) => (game === 'race' ? raceName(leaf) : (sideBySlug(leaf)?.name ?? [])));
  return names.length === 0 ? words.flow.hint.given : words.flow.hint.would(words.joined.list(names));
}

/** Every text in an answer, whatever its shape. */
function leavesOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(leavesOf) : [];
}

function raceName(leaf: string): string[] {
  const action = (words.actions as { readonly [action: string]: { readonly name: string } })[leaf];
  if (action !== undefined) return [action.name];
  try {
    return [faceOf(leaf).name];
  } catch {
    return []; // the way to pay, for one
  }
}
