// All lessons, in the order in which they are offered.

import { raceFirst } from './data/race-first.ts';
import { raceGoals } from './data/race-goals.ts';
import { raceTakeovers } from './data/race-takeovers.ts';
import { rollFirst } from './data/roll-first.ts';
import { rollReassign } from './data/roll-reassign.ts';
import { rollStack } from './data/roll-stack.ts';
import type { Lesson } from './lesson.ts';

export const lessons: readonly Lesson[] = [raceFirst, raceGoals, raceTakeovers, rollFirst, rollReassign, rollStack];

export const lessonNamed = (id: string): Lesson | null => lessons.find((lesson) => lesson.id === id) ?? null;
