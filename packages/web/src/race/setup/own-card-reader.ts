// Reading own cards on the page, by the same judge as everywhere. In a file of its own, since most tables have none and
// need not fetch it.

export { exampleCards, type OwnCardFile, readOwnCards } from '@orrery/own-cards';
export { ownCardLimits } from '@orrery/race/describe';
