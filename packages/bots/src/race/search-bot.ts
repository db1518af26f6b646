// A bot that looks ahead in Race with some model and some effort.

import { type RaceTypes, race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import { searchBot } from '../thinking/search-bot.ts';
import type { RaceModel } from './model.ts';
import { type Effort, searchAnswers } from './search.ts';

export const raceSearchBot = (
  name: string,
  model: () => RaceModel,
  effort: (seats: number) => Effort,
): Bot<RaceTypes> =>
  searchBot(name, {
    think: (view, question, random) => searchAnswers(model(), view, question, random, effort(view.players.length)),
    quick: (view, question, random) => model().quick.answer(race.determinize(view, random), question),
  });
