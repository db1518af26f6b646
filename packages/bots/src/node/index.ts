// The door for training: not for browsers, not for matches.

export { loadNet, type SavedNet, saveNet } from '../net/weights.ts';
export { type RaceMind, type RaceNets, raceMind } from '../race/mind.ts';
export { attentive, type Effort } from '../race/search.ts';
export { type Lessons, playForLessons, type Table } from '../race/self-play.ts';
export { thinker } from '../race/thinker.ts';
export { freshNets, type Losses, learn, remember, type Training, trainingOf } from '../race/training.ts';
export { type RollMind, type RollNets, rollMind } from '../roll/mind.ts';
export { attentiveRoll } from '../roll/search.ts';
export { playRollForLessons } from '../roll/self-play.ts';
export { rollThinker } from '../roll/thinker.ts';
export { freshRollNets, learnRoll, rememberRoll, rollTrainingOf } from '../roll/training.ts';
