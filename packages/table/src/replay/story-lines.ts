// The log of a whole match of either game, as the log of a table shows it.

import type { Speaker } from '@orrery/words';
import { eventText, rollEventText } from '@orrery/words';
import { type LogLine, linesOf } from '../log-line.ts';
import type { Fact, FactOf, GameName } from '../table.ts';

/** What happened, oldest first, and after how many facts the match moved to newer rules. */
export interface ToldFacts {
  readonly facts: readonly Fact[];
  readonly rulesChanged: readonly number[];
}

export function storyLines(game: GameName, { facts, rulesChanged }: ToldFacts, say: Speaker): LogLine[] {
  return game === 'race'
    ? linesOf(say.words, facts as readonly FactOf<'race'>[], say.you, {
        textOf: (fact) => eventText(fact, say),
        chapterOf: ({ round, phase }) =>
          round === 0 ? say.words.phases.setup : `${say.words.table.round(round)} · ${say.words.phases[phase]}`,
        rulesChanged,
      })
    : linesOf(say.words, facts as readonly FactOf<'roll'>[], say.you, {
        textOf: (fact) => rollEventText(fact, say),
        chapterOf: ({ round, phase }) =>
          round === 0
            ? say.words.roll.moments.setup
            : `${say.words.table.round(round)} · ${say.words.roll.moments[phase]}`,
        rulesChanged,
      });
}
