// The coached first match of Race: three rounds from the beginning, then the last two of a grown match.

import type { LessonOf } from '../lesson.ts';
import { beginning } from './race-first-beginning.ts';
import { end } from './race-first-end.ts';

export const raceFirst: LessonOf<'race'> = {
  id: 'race-first',
  game: 'race',
  options: {},
  rivals: ['Mira'],
  bot: 'novice',
  seed: 'race-first',
  parts: [beginning, end],
};
