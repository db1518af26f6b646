// The log of a whole match of either game, as the log of a table shows it.

import type { Fact, FactOf, GameName } from '../local/messages.ts';
import { type LogLine, linesOf } from '../table/log-line.ts';
import type { Speaker } from '../words/speaker.ts';
import { eventText, rollEventText, words } from '../words/wording.ts';

export function storyLines(game: GameName, facts: readonly Fact[], say: Speaker): LogLine[] {
  return game === 'race'
    ? linesOf(
        facts as readonly FactOf<'race'>[],
        say.you,
        (fact) => eventText(fact, say),
        ({ round, phase }) =>
          round === 0 ? words.phases.setup : `${words.table.round(round)} · ${words.phases[phase]}`,
      )
    : linesOf(
        facts as readonly FactOf<'roll'>[],
        say.you,
        (fact) => rollEventText(fact, say),
        ({ round, phase }) =>
          round === 0 ? words.roll.moments.setup : `${words.table.round(round)} · ${words.roll.moments[phase]}`,
      );
}
