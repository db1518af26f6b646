// A bot that looks ahead in Roll with some model and some effort.

import { type RollQuestion, type RollState, type RollTypes, roll } from '@orrery/roll';
import type { Bot } from '../bot.ts';
import { undominated } from '../thinking/dominance.ts';
import { searchBot } from '../thinking/search-bot.ts';
import type { RollModel } from './model.ts';
import { quickAnswer } from './quick.ts';
import { type Effort, searchAnswers } from './search.ts';

export const rollSearchBot = (name: string, model: () => RollModel, effort: () => Effort): Bot<RollTypes> =>
  searchBot(name, {
    haste: () => effort().haste,
    atOnce: (view, question, random) => bestAtOnce(roll.determinize(view, random), question),
    think: (view, question, random) => searchAnswers(model(), view, question, random, effort()),
    quick: (view, question, random) => quickAnswer(roll.determinize(view, random), question),
  });

/** By hand-made worth; never an answer that another one beats beyond doubt. */
const bestAtOnce = (state: RollState, question: RollQuestion): unknown =>
  undominated(roll, state, question, [quickAnswer(state, question)])[0];
