// The door for programs that look ahead: quick readings of a state, in its own numbers. Whoever searches calls them on
// copies made by `determinize`, never on a live match.

export { canBring, canTake } from './decisions/sequence-table.ts';
export {
  citizenrySize,
  colourOf,
  countAt,
  countGoods,
  diceAt,
  goodsOf,
  placeOf,
  recallable,
  workersOf,
} from './dice.ts';
export { wild } from './names.ts';
export { firstWorker } from './phases/explore.ts';
export { roomOn, worldsWithRoom } from './phases/produce.ts';
export { differentWorkers, workerColour } from './phases/workers.ts';
export { asGood, inCitizenry, inCup, isGood, isRolled, onStack, rolled, worldUnder } from './places.ts';
export { requiredWorkers } from './powers/costs.ts';
export { rearrangeSide, stockWorth, topSide } from './powers/exploring.ts';
export { type Mover, mostMoves, moversOf, reassigningOf } from './powers/reassign.ts';
export { buyingPower, worthOf } from './powers/shipping.ts';
export { redealt } from './redealt.ts';
export { formulaWorth, scoreOf } from './scoring.ts';
export { type Player as RollPlayer, poolLeft, squaresOf } from './state.ts';
export {
  isGoodsWorld,
  matchesWorld,
  type Side,
  type SideNo,
  sideOf,
  sideOnStack,
  sides,
  slugOf,
  type TileNo,
  tileIds,
  tileName,
} from './tiles/catalogue.ts';
export { endSquares, tradePrice } from './tiles/constants.ts';
