// An answer that has not been acknowledged yet, kept until it is: a reload in between sends it again under the same key,
// so that it counts once.

import { read, write } from '../local/saved-match.ts';

export interface Unsent {
  readonly question: number;
  readonly answer: unknown;
  readonly key: string;
}

const keyOf = (match: string): string => `orrery/unsent/${match}`;

export const newOnceKey = (): string => crypto.randomUUID();
export function keepUnsent(match: string, unsent: Unsent): void {
  write(keyOf(match), JSON.stringify(unsent));
}
export function forgetUnsent(match: string): void {
  write(keyOf(match), null);
}

export function keptUnsent(match: string): Unsent | null {
  try {
    const kept = JSON.parse(read(keyOf(match)) ?? 'null') as Partial<Unsent> | null;
    if (typeof kept?.question !== 'number' || typeof kept.key !== 'string') return null;
    return { question: kept.question, answer: kept.answer, key: kept.key };
  } catch {
    return null;
  }
}
