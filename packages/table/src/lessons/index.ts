// Lessons: coached matches as data, and the engine that takes a learner through them.

export type { Finding } from './check/finding.ts';
export * from './check/play-check.ts';
export { checkTexts, hasTypedNumber } from './check/text-check.ts';
export type { Coaching, Done, Replied } from './coach.ts';
export type { Beat, Lesson, Mark, Point, Region } from './lesson.ts';
export { regions } from './lesson.ts';
export * from './lesson-match.ts';
export { lessonNamed, lessons } from './lessons.ts';
