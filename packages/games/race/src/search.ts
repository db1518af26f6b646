// The door for programs that look ahead: quick readings of a state, in its own numbers. Whoever searches calls them on
// copies made by `determinize`, never on a live match.

export { actions, ordinaryActions } from './actions.ts';
export { type Catalogue, catalogueFor } from './cards/catalogue.ts';
export type { CardNo, Face } from './cards/face.ts';
export { goalTiles } from './cards/goals.ts';
export { goodPrices } from './cards/goods.ts';
export { matches } from './cards/selector.ts';
export { solo } from './cards/solo.ts';
export { catalogueOf } from './catalogue-of.ts';
export { bestSale, bonusNow, goalAmounts, pointsNow, robotNow, strengthNow, worldPrice } from './insight.ts';
export { redealt } from './redealt.ts';
export { levels as robotLevels, robotActions } from './solo/solo-options.ts';
