// The door for training and measuring: not for browsers, not for matches.

export { loadNet, type SavedNet, saveNet } from '../net/weights.ts';
export { raceCourse } from '../race/course.ts';
export { type EvaluationWalk, evaluationWalk } from '../race/evaluation-walk.ts';
export type { RaceTable } from '../race/self-play.ts';
export { rollCourse } from '../roll/course.ts';
export type { Course, Pains, Pupil } from '../training/course.ts';
export { copyPair, learn, type NetPair, remember, takeWeights, trainingOf } from '../training/training.ts';
