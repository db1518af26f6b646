// The strongest level with other weights than its own, for measuring what training has made.

import { type AnyGame, must } from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';
import type { SavedPair } from './net/weights.ts';
import { raceEffort } from './race/levels.ts';
import { raceSearchBot } from './race/search-bot.ts';
import { raceModelFrom } from './race/trained-model.ts';
import { rollLevels } from './roll/levels.ts';
import { rollSearchBot } from './roll/search-bot.ts';
import { rollModelFrom } from './roll/trained-model.ts';
import { limitsWithin } from './thinking/successive-halving.ts';

const name = 'weights';

type MakeWith = (nets: SavedPair, budget: Budget) => Bot;

const makers: ReadonlyMap<string, MakeWith> = new Map<string, MakeWith>([
  [
    'race',
    (nets, budget) => {
      const model = raceModelFrom(nets);
      return raceSearchBot(
        name,
        () => model,
        (seats) => raceEffort('master', seats, budget),
      );
    },
  ],
  [
    'roll',
    (nets, budget) => {
      const model = rollModelFrom(nets);
      return rollSearchBot(
        name,
        () => model,
        () => limitsWithin(rollLevels.master, budget),
      );
    },
  ],
]);

/** Throws where the nets do not fit the facts of the game. */
export const botWithWeights = (nets: SavedPair, game: AnyGame, budget: Budget): Bot =>
  must(makers.get(game.name), `no bot plays ${game.name}`)(nets, budget);
