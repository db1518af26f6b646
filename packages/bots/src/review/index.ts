// The door for looking back at finished matches.

export { type Correction, correctionFor, correctShare, type MeasuredTable, writtenCorrection } from './calibration.ts';
export { type Depth, depths } from './depth.ts';
export { type Forecast, forecastFor } from './forecast.ts';
export { momentOf } from './moment-in-time.ts';
export { type Moment, walk } from './moments.ts';
export {
  type MayAsk,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleFile,
  type PuzzleMatch,
  puzzleMatch,
  puzzlesIn,
} from './puzzles.ts';
export { type Part, planReview, type ReviewPlan, type RoundShares, reviewAnswers } from './review.ts';
export type { LikelyCall } from './reviewer.ts';
export { reviewerOf } from './reviewers.ts';
export type { Weighed, Weighing } from './weigh.ts';
export { type Review, type ReviewedSeat, reviewOf } from './whole-review.ts';
