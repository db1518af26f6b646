// `master` as it was when the project first measured itself against published players, frozen whole: facts, quick player,
// search, numbers of simulations, nets. It is the yardstick of later players. Nothing in this folder is edited, except to
// follow names that changed elsewhere; `master-1.test.ts` shows that it still gives the same answers.

import type { AnyGame } from '@orrery/kernel';
import type { Bot, Budget } from '../../bot.ts';
import { trainedMind as raceMind } from './race/minds.ts';
import { attentive } from './race/search.ts';
import { raceThinker } from './race/thinker.ts';
import { trainedMind as rollMind } from './roll/minds.ts';
import { attentiveRoll } from './roll/search.ts';
import { rollThinker } from './roll/thinker.ts';
import { careWithin } from './thinking/tries.ts';

const name = 'master-1';
const raceEffort = attentive(420, 160, 16, 6);
const rollEffort = attentiveRoll(200, 80, 20, 14);

const byGame: ReadonlyMap<string, (budget: Budget) => Bot> = new Map([
  ['race', (budget) => raceThinker(name, raceMind, () => careWithin(raceEffort, budget))],
  ['roll', (budget) => rollThinker(name, rollMind, () => careWithin(rollEffort, budget))],
]);

export function master1(game: AnyGame, budget: Budget): Bot {
  const make = byGame.get(game.name);
  if (make === undefined) throw new Error(`${name} does not play ${game.name}`);
  return make(budget);
}
