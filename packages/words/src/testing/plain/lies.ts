// What a check of sentences is worth: whether it tells every sentence from all others, and finds a lie.

import { type Lexicon, type Statement, wrongIn } from './statement.ts';

export interface Stated<N extends string, U extends string> {
  readonly text: string;
  readonly statement: Statement<N, U>;
}

/** Sentences that disagree with their statement, each with what is wrong. */
export const disagreeing = <N extends string, U extends string>(
  lexicon: Lexicon<N, U>,
  code: string,
  all: readonly Stated<N, U>[],
): string[] => [
  ...new Set(
    all.flatMap(({ text, statement }) => {
      const wrong = wrongIn(lexicon, text, code, statement);
      return wrong.length === 0 ? [] : [`${text} — ${wrong.join('; ')}`];
    }),
  ),
];

/** Statements that differ, but of which one would take the other's sentence. */
export function confused<N extends string, U extends string>(
  lexicon: Lexicon<N, U>,
  code: string,
  all: readonly Stated<N, U>[],
): string[] {
  const distinct = [...new Map(all.map((each) => [JSON.stringify(each.statement), each])).values()];
  return distinct.flatMap(({ statement, text: own }) =>
    distinct
      .filter(({ text }) => text !== own && wrongIn(lexicon, text, code, statement).length === 0)
      .map(({ text }) => `${own} — ${text}`),
  );
}

/** A lie: the language, a part of a true sentence, and what it is turned into. */
export type Lie = readonly [code: string, part: string | RegExp, turned: string];

/** Lies that nobody would notice, and those for which there is no sentence. */
export function unnoticed<N extends string, U extends string>(
  lexicon: Lexicon<N, U>,
  [code, part, turned]: Lie,
  all: readonly Stated<N, U>[],
): string[] {
  const lies = all.flatMap(({ text, statement }) => {
    const told = text.replace(part, turned);
    return told === text ? [] : [{ told, statement }];
  });
  if (lies.length === 0) return [`no sentence has ${String(part)}`];
  return lies
    .filter(({ told, statement }) => wrongIn(lexicon, told, code, statement).length === 0)
    .map(({ told }) => told);
}
