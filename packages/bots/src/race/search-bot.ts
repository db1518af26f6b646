// A bot that looks ahead in Race with some model and some effort.

import { type RaceQuestion, type RaceState, type RaceTypes, race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import { undominated } from '../thinking/dominance.ts';
import { searchBot } from '../thinking/search-bot.ts';
import { finisher } from './finisher.ts';
import type { RaceModel } from './model.ts';
import { quickPlayer } from './quick.ts';
import { type Effort, searchAnswers } from './search.ts';
import { withoutStandstill } from './standstill.ts';

export const raceSearchBot = (
  name: string,
  model: () => RaceModel,
  effort: (seats: number) => Effort,
): Bot<RaceTypes> =>
  searchBot(name, {
    haste: (view) => effort(view.players.length).haste,
    atOnce: (view, question, random) => bestAtOnce(race.determinize(view, random), question),
    think: (view, question, random) => searchAnswers(model(), view, question, random, effort(view.players.length)),
    quick: (view, question, random) => model().quick.answer(race.determinize(view, random), question),
  });

const inHaste = finisher(quickPlayer);

/** By hand-made worth; never one that another answer beats beyond doubt, nor one after which nothing happens again. */
function bestAtOnce(state: RaceState, question: RaceQuestion): unknown {
  const answer = inHaste.answer(state, question);
  if (question.kind !== 'chooseAction') return undominated(race, state, question, [answer])[0];
  return withoutStandstill([{ answer, share: Number.NaN }], state, question.seat, inHaste)[0]?.answer;
}
