// The kit's door: checks that every game must pass. Plain functions; a test or a command calls `runKit`.

export type { Check } from './check.ts';
export { anyArrivalOrder } from './checks/arrival-order.ts';
export { cloneIsACopy } from './checks/clone.ts';
export { closedLists } from './checks/closed-lists.ts';
export { nothingIsLost } from './checks/conservation.ts';
export { determinizeAgrees } from './checks/determinize.ts';
export { everyGameEnds } from './checks/ends.ts';
export { jsonAfterEveryAnswer } from './checks/json-play.ts';
export { hiddenStaysHidden } from './checks/non-interference.ts';
export { offeredUndoIsTaken } from './checks/offered-undo.ts';
export { offersAreLegal } from './checks/offers.ts';
export { proposalsAreSound } from './checks/proposals.ts';
export { sameRecordSameGame } from './checks/replay.ts';
export { undoAndRedo } from './checks/undo.ts';
export { wrongAnswersAreRefused } from './checks/wrong-answers.ts';
export { type Field, type FieldCheck, type FieldsOf, forgottenFields } from './fields.ts';
export { type Finding, showFinding } from './finding.ts';
export type { KitSettings, PlayedGame, Position } from './random-play.ts';
export { allChecks, type KitReport, type KitRun, runKit } from './run-kit.ts';
