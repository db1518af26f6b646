// The coached first match of Roll: three rounds from the beginning, then the last one of a grown match.

import type { LessonOf } from '../lesson.ts';
import { beginning } from './roll-first-beginning.ts';
import { end } from './roll-first-end.ts';

export const rollFirst: LessonOf<'roll'> = {
  id: 'roll-first',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-first',
  parts: [beginning, end],
};
