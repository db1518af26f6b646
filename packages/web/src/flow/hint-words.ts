// A hint in words: the names of what a bot would choose. Where an answer has none, the form below is filled in with it.

import { sideBySlug } from '@orrery/roll';
import type { GameName } from '../local/messages.ts';
import { faceOf } from '../race/card-faces.ts';
import { words } from '../words/wording.ts';

export function hintWords(game: GameName, answer: unknown): string {
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
