// The door for what people see: descriptions of questions, the stepper for plans made of several moves, the printed tiles
// and numbers, scores. None of it needs the rules to run.

export type * from './decisions/described.ts';
export { draftOf, type NamedAssignTable, type PlanDraft, planOf } from './decisions/plan-draft.ts';
export {
  goingOn,
  isOpen,
  lackOf,
  nothingPicked,
  type Pick,
  type PowerUse,
  picked,
  positionsAfter,
  pruned,
  type Sequence,
  type SequenceLack,
  usesLeft,
  withPick,
} from './decisions/sequence.ts';
export type { MovingPower, Piece, SequenceTable } from './decisions/sequence-table.ts';
export type { RollEnding } from './phases/round.ts';
export type { RollScoreSheet } from './score-sheet.ts';
export { type SeatScore, scoreAll } from './scoring.ts';
export type * from './seat-standing.ts';
export { type Side, sideBySlug, sides } from './tiles/catalogue.ts';
export { type TileCensus, tileCensus } from './tiles/census.ts';
export {
  creditCap,
  endSquares,
  fewestSeats,
  mostSeats,
  poolPerSeat,
  stockCredits,
  tradePrice,
} from './tiles/constants.ts';
export { dice as diceData } from './tiles/dice.ts';
export { momentsOf, type PowerMoment } from './tiles/power-phases.ts';
export { versions } from './versions.ts';
