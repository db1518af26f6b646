// The log of a match of either game: a sentence for each fact that has one, under the heading of its round and phase.

import type { Speaker } from '@orrery/words';
import { type LogLine, linesOf } from '../log-line.ts';
import type { Fact, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';

/** What happened, oldest first, and after how many facts the match moved to newer rules. */
export interface ToldFacts {
  readonly facts: readonly Fact[];
  readonly rulesChanged: readonly number[];
}

export function storyLines(game: GameName, { facts, rulesChanged }: ToldFacts, say: Speaker): LogLine[] {
  const told = toldGame(game);
  return linesOf(say.words, facts, say.you, {
    textOf: (fact) => told.factText(fact, say),
    chapterOf: ({ round, phase }) =>
      round === 0
        ? told.phaseText(say.words, 'setup')
        : `${say.words.table.round(round)} · ${told.phaseText(say.words, phase)}`,
    rulesChanged,
  });
}
