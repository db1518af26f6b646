// A table of Race.

export * from './card-marks.ts';
export * from './choice-words.ts';
export { cardNow } from './closely.ts';
export * from './draft-groups.ts';
export * from './facts.ts';
export type { Foot } from './foot.ts';
export { withPlan } from './forms/consume-plan.ts';
export * from './forms/form.ts';
export * from './forms/forms.ts';
export * from './gains.ts';
export * from './goal-standing.ts';
export * from './hand-order.ts';
export { priceFoot } from './outlook.ts';
export { type RailTile, railOf } from './rail.ts';
export * from './robot-mat.ts';
export * from './robot-story.ts';
export * from './seat-sheet.ts';
export * from './setup.ts';
