// All lessons of this language.

import type { LessonTexts } from '../lesson-text.ts';
import { raceDraft } from './race-draft.ts';
import { raceDuel } from './race-duel.ts';
import { raceFirst } from './race-first.ts';
import { raceGoals } from './race-goals.ts';
import { raceSolo } from './race-solo.ts';
import { raceTakeovers } from './race-takeovers.ts';
import { rollEnd } from './roll-end.ts';
import { rollFirst } from './roll-first.ts';
import { rollReassign } from './roll-reassign.ts';
import { rollRivals } from './roll-rivals.ts';
import { rollSixes } from './roll-sixes.ts';
import { rollStack } from './roll-stack.ts';

export const lessons: LessonTexts = {
  'race-first': raceFirst,
  'race-goals': raceGoals,
  'race-takeovers': raceTakeovers,
  'race-solo': raceSolo,
  'race-duel': raceDuel,
  'race-draft': raceDraft,
  'roll-first': rollFirst,
  'roll-reassign': rollReassign,
  'roll-stack': rollStack,
  'roll-end': rollEnd,
  'roll-rivals': rollRivals,
  'roll-sixes': rollSixes,
};
