// All lessons, in the order in which they are offered.

import { raceDraft } from './data/race-draft.ts';
import { raceDuel } from './data/race-duel.ts';
import { raceFirst } from './data/race-first.ts';
import { raceGoals } from './data/race-goals.ts';
import { raceSolo } from './data/race-solo.ts';
import { raceTakeovers } from './data/race-takeovers.ts';
import { rollEnd } from './data/roll-end.ts';
import { rollFirst } from './data/roll-first.ts';
import { rollReassign } from './data/roll-reassign.ts';
import { rollRivals } from './data/roll-rivals.ts';
import { rollSixes } from './data/roll-sixes.ts';
import { rollStack } from './data/roll-stack.ts';
import type { Lesson } from './lesson.ts';

export const lessons: readonly Lesson[] = [
  raceFirst,
  raceGoals,
  raceTakeovers,
  raceSolo,
  raceDuel,
  raceDraft,
  rollFirst,
  rollReassign,
  rollStack,
  rollEnd,
  rollRivals,
  rollSixes,
];

export const lessonNamed = (id: string): Lesson | null => lessons.find((lesson) => lesson.id === id) ?? null;
