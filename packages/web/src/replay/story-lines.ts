// The log of a whole match of either game, as the log of a table shows it.

import type { Speaker } from '@orrery/words';
import { eventText, rollEventText } from '@orrery/words';
import type { FactOf, GameName } from '../local/messages.ts';
import { type LogLine, linesOf } from '../table/log-line.ts';
import type { TableSource } from '../table-source.ts';
import { words } from '../words/wording.ts';

export function storyLines(
  game: GameName,
  { facts, rulesChanged }: Pick<TableSource, 'facts' | 'rulesChanged'>,
  say: Speaker,
): LogLine[] {
  return game === 'race'
    ? linesOf(facts as readonly FactOf<'race'>[], say.you, {
        textOf: (fact) => eventText(fact, say),
        chapterOf: ({ round, phase }) =>
          round === 0 ? words.phases.setup : `${words.table.round(round)} · ${words.phases[phase]}`,
        rulesChanged,
      })
    : linesOf(facts as readonly FactOf<'roll'>[], say.you, {
        textOf: (fact) => rollEventText(fact, say),
        chapterOf: ({ round, phase }) =>
          round === 0 ? words.roll.moments.setup : `${words.table.round(round)} · ${words.roll.moments[phase]}`,
        rulesChanged,
      });
}
