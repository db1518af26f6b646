// All lessons of this language.

import type { LessonTexts } from '../lesson-text.ts';
import { raceFirst } from './race-first.ts';
import { raceGoals } from './race-goals.ts';
import { raceTakeovers } from './race-takeovers.ts';
import { rollFirst } from './roll-first.ts';
import { rollReassign } from './roll-reassign.ts';
import { rollStack } from './roll-stack.ts';

export const lessons: LessonTexts = {
  'race-first': raceFirst,
  'race-goals': raceGoals,
  'race-takeovers': raceTakeovers,
  'roll-first': rollFirst,
  'roll-reassign': rollReassign,
  'roll-stack': rollStack,
};
