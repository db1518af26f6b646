// A score sheet of Roll in words.

import { type RollScoreSheet, sideBySlug } from '@orrery/roll/describe';
import type { Speaker } from '@orrery/words';
import { chipsPart, part, type ScorePart } from '../score-parts.ts';

export function rollParts({ tiles, chips, bonuses }: RollScoreSheet, say: Speaker): ScorePart[] {
  return [
    part(
      'tiles',
      tiles.map(({ side, vp }) => ({ name: say.side(side), points: vp, lines: [], piece: side })),
    ),
    part(
      'bonuses',
      bonuses.map(({ side, vp }) => ({
        name: say.side(side),
        points: vp,
        lines: (sideBySlug(side)?.powers ?? [])
          .filter(({ trigger }) => trigger === 'gameEnd')
          .map((power) => say.words.roll.power(power, false)),
        piece: side,
      })),
    ),
    chipsPart(say.words, chips),
  ];
}
