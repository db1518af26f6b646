// What the log shows of an event: a sentence under the heading of its round and phase.

import type { Words } from '@orrery/words';

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

interface Chapters<F> {
  readonly textOf: (fact: F) => string | null;
  readonly chapterOf: (fact: F) => string;
  /** After how many facts the match moved to newer rules. */
  readonly rulesChanged: readonly number[];
}

/** The lines of a story; facts without a sentence of their own are left out. */
export function linesOf<F extends Told>(
  words: Words,
  facts: readonly F[],
  you: number,
  { textOf, chapterOf, rulesChanged }: Chapters<F>,
): LogLine[] {
  const lines = facts.flatMap((fact, index): LogLine[] => {
    const text = textOf(fact);
    const line = { seq: fact.seq, chapter: chapterOf(fact), mine: fact.seat === you };
    const mark = rulesChanged.includes(index) ? [markOf(words, fact.seq - 0.5, line.chapter)] : [];
    return text === null ? mark : [...mark, { ...line, text }];
  });
  const last = facts.at(-1);
  if (last === undefined || !rulesChanged.includes(facts.length)) return lines;
  return [...lines, markOf(words, last.seq + 0.5, chapterOf(last))];
}

/** Between two facts, so that no number is taken twice. */
const markOf = (words: Words, seq: number, chapter: string): LogLine => ({
  seq,
  chapter,
  text: words.table.rulesChanged,
  mine: false,
});

const mostAnnounced = 8;

/** What a voice says when the table has changed: the newest sentences, then what to do. */
export const announced = (words: Words, told: readonly string[], todo: string | null): string =>
  words.joined.sentences([...told.slice(-mostAnnounced), ...(todo === null ? [] : [todo])]);

/** The number of the first fact that was not told before the last step; none at the first look, where all is new. */
export function newSince({ facts, seenBefore }: { facts: readonly { seq: number }[]; seenBefore: number }): number {
  return (seenBefore === 0 ? undefined : facts[seenBefore]?.seq) ?? Number.POSITIVE_INFINITY;
}
