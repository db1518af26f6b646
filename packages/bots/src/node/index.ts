// The door for training and measuring: not for browsers, not for matches.

export { botWithWeights } from '../bot-with-weights.ts';
export { type SavedNet, type SavedPair, saveNet } from '../net/weights.ts';
export { freshTables, learnCards, regretOf } from '../race/card-learning.ts';
export { saveCardTables } from '../race/card-policy.ts';
export { type CardSample, playForCardSamples } from '../race/card-samples.ts';
export { type EvaluationWalk, evaluationWalk } from '../race/evaluation-walk.ts';
export type { RaceTable } from '../race/self-play.ts';
export { raceModelFrom } from '../race/trained-model.ts';
export { raceTrainer } from '../race/trainer.ts';
export { rollTrainer } from '../roll/trainer.ts';
export type { Hyperparameters, SelfPlayer, Trainer } from '../training/trainer.ts';
export {
  addToBuffer,
  copyPair,
  fillPair,
  learn,
  type NetPair,
  pairAsArrays,
  resume,
  stateOf,
  type TrainingState,
  takeWeights,
  trainingOf,
} from '../training/training.ts';
export { raceSimulationWalk, rollSimulationWalk, type SimulationWalk } from './simulation-walk.ts';
