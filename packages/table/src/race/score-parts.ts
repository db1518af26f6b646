// A score sheet of Race in words.

import type { RaceScoreSheet } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';
import { endBonusText } from '@orrery/words/race';
import { chipsPart, part, type ScorePart } from '../score-parts.ts';

/** Goals are a part for everybody as soon as somebody has one. */
export function raceParts(sheet: RaceScoreSheet, sheets: readonly RaceScoreSheet[], say: Speaker): ScorePart[] {
  const { cards, chips, bonuses, goals } = sheet;
  const hasGoals = sheets.some((each) => each.goals.length > 0);
  return [
    part(
      'cards',
      cards.map(({ card, vp }) => ({ name: say.card(card), points: vp, lines: [], piece: card })),
    ),
    part(
      'bonuses',
      bonuses.map(({ card, vp, lines }) => ({
        name: say.card(card),
        points: vp,
        lines: lines.map(({ count, vp: points, cards: counted }, at) => {
          const sum = say.words.joined.line(
            endBonusText(
              say.words,
              lines.map(({ line }) => line),
              at,
              say.faces,
            ),
            say.words.after.counted(count, points),
          );
          return counted.length === 0 ? sum : say.words.joined.aside(sum, say.words.joined.list(counted.map(say.card)));
        }),
        piece: card,
      })),
    ),
    chipsPart(say.words, chips),
    ...(hasGoals
      ? [
          part(
            'goals',
            goals.map(({ goal, vp, shared }) => ({
              name: say.goal(goal),
              points: vp,
              lines: shared ? [say.words.after.goalShared] : [],
              piece: null,
            })),
          ),
        ]
      : []),
  ];
}
