// One entry per kind of question; the compiler refuses a missing one.

import type { QuestionKind } from '../questions.ts';
import { assign } from './assign.ts';
import { placeWorker, removeDie, spendEarly, workersToCup } from './build.ts';
import type { Decision } from './decision.ts';
import { exploreDone, exploreTask } from './explore.ts';
import { recall, recruit } from './manage.ts';
import { explorePlace, extraTile, shortageDiscard } from './place-tiles.ts';
import { producePlace } from './produce.ts';
import { startTiles } from './set-up.ts';
import { shipTask } from './ship.ts';

const decisions: { readonly [K in QuestionKind]: Decision<K> } = {
  'setup.startTiles': startTiles,
  assign,
  'explore.task': exploreTask,
  'explore.done': exploreDone,
  'explore.place': explorePlace,
  'explore.shortageDiscard': shortageDiscard,
  'explore.extraTile': extraTile,
  'build.spendEarly': spendEarly,
  'build.placeWorker': placeWorker,
  'build.workersToCup': workersToCup,
  'build.removeDie': removeDie,
  'produce.place': producePlace,
  'ship.task': shipTask,
  'manage.recruit': recruit,
  'manage.recall': recall,
};

export function decisionFor<K extends QuestionKind>(kind: K): Decision<K> {
  return decisions[kind];
}
