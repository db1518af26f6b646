// All languages at once, for tests.

import type { Words } from '../catalogue.ts';
import { en } from '../en.ts';
import { es } from '../es.ts';
import { hu } from '../hu.ts';
import { ja } from '../ja.ts';

export const catalogues: readonly { readonly code: string; readonly words: Words }[] = [
  { code: 'en', words: en },
  { code: 'hu', words: hu },
  { code: 'ja', words: ja },
  { code: 'es', words: es },
];

export type Message = string | ((...given: never[]) => unknown);

/** Every message by its path: `home.lead`. Lists and records are walked through. */
export function messagesOf(tree: unknown, path: readonly string[] = []): Map<string, Message> {
  const found = new Map<string, Message>();
  if (typeof tree === 'string' || typeof tree === 'function') return found.set(path.join('.'), tree as Message);
  for (const [key, branch] of Object.entries(tree as object)) {
    for (const [at, message] of messagesOf(branch, [...path, key])) found.set(at, message);
  }
  return found;
}
