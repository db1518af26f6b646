// Reading own cards on the page, by the same judge as everywhere. In a file of its own, since most tables have none and
// need not fetch it.

export { exampleCards, type OwnCardFile, ownCardLimits, readOwnCards } from '@orrery/race';
