// What the log shows of an event: a sentence under the heading of its round and phase.

import { words } from '../words/wording.ts';

export interface LogLine {
  readonly seq: number;
  readonly chapter: string;
  readonly text: string;
  readonly mine: boolean;
}

interface Told {
  readonly seq: number;
  readonly seat: number | null;
}

/** The lines of a story; facts without a sentence of their own are left out. */
export function linesOf<F extends Told>(
  facts: readonly F[],
  you: number,
  textOf: (fact: F) => string | null,
  chapterOf: (fact: F) => string,
): LogLine[] {
  return facts.flatMap((fact) => {
    const text = textOf(fact);
    return text === null ? [] : [{ seq: fact.seq, chapter: chapterOf(fact), text, mine: fact.seat === you }];
  });
}

const mostAnnounced = 8;

/** What a voice says when the table has changed: the newest sentences, then what to do. */
export const announced = (told: readonly string[], todo: string | null): string =>
  words.joined.sentences([...told.slice(-mostAnnounced), ...(todo === null ? [] : [todo])]);

/** The number of the first fact that was not told before the last step; none at the first look, where all is new. */
export function newSince({ facts, seenBefore }: { facts: readonly { seq: number }[]; seenBefore: number }): number {
  return (seenBefore === 0 ? undefined : facts[seenBefore]?.seq) ?? Number.POSITIVE_INFINITY;
}
