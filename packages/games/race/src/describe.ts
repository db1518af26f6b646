// The door for what people see: descriptions of questions, the printed cards, goals and tables, standings, scores. None of
// it needs the rules to run.

export { actions, callers, ordinaryActions } from './actions.ts';
export { ownCardSchemas } from './cards/card-schema.ts';
export { designs } from './cards/catalogue.ts';
export { type CardCensus, cardCensus } from './cards/census.ts';
export { isRecord, type Schema, wrongType } from './cards/checks.ts';
export { countsOthersOnly } from './cards/end-bonus.ts';
export { goalTiles } from './cards/goals.ts';
export { goodPrices } from './cards/goods.ts';
export { explainFlaw, type Flaw, type JsonType } from './cards/mistakes.ts';
export { ownCardFlaws } from './cards/own-card-flaws.ts';
export { ownCardLimits, tooLarge } from './cards/own-card-limits.ts';
export { presetHands } from './cards/preset-hands.ts';
export { scenarios } from './cards/scenarios.ts';
export { solo as soloTables } from './cards/solo.ts';
export type * from './cards/solo-tables.ts';
export { towardsGoal } from './cards/towards-goal.ts';
export type * from './decisions/described.ts';
export { consumePlans, priceOf } from './decisions/described.ts';
export type { Brings, Brought, DescribedAlways, HandPrice, RaceDescribed } from './decisions/prospects.ts';
export type { RaceEnding } from './ending.ts';
export { choicesFor, type OptionChoice, type OptionChoices, seatsOfWay, type WhyFixed } from './option-choices.ts';
export { strengthsOf } from './powers/strength.ts';
export type { BonusLine, RaceScoreSheet } from './score-sheet.ts';
export { spacesOfPicks } from './solo/mat.ts';
export type { DieReason, LooksFor, RobotScore } from './solo/robot.ts';
export type { RobotView } from './solo/robot-view.ts';
export { levels as soloLevels, type SoloOptions } from './solo/solo-options.ts';
export { type RaceStanding, type RaceStandings, type SpecialStrength, standings } from './standings.ts';
export { versions } from './versions.ts';
