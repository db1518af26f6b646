// Whatever the game itself proposes (sample, enumerate, fallback) its own judge accepts, and looking changes nothing.

import type { FlowState } from '../../flow.ts';
import { openQuestions } from '../../position.ts';
import type { Question } from '../../question.ts';
import { below, type Random } from '../../random/random.ts';
import { checkOf, type Report } from '../check.ts';
import { brief, notPlain } from '../plain.ts';
import { generatorOf, type PlayedGame, somePositions } from '../random-play.ts';

const looks = 16;
const enumeratedLooks = 10;

export const offersAreLegal = checkOf('sample, enumerate and fallback are accepted', (played, report) => {
  const { game, positions } = played;
  const random = generatorOf(played, 'offers');
  for (const index of somePositions(played, random, looks)) {
    const state = positions[index]?.state;
    if (state === undefined) continue;
    const before = JSON.stringify(state);
    for (const question of openQuestions(state)) {
      lookAt(played, state, question, random, index, report);
      const description = game.describe(state, question);
      const lost = notPlain(description);
      if (lost !== null) report(index, `the description of ${brief(question)} is not plain: ${lost}`);
    }
    if (JSON.stringify(state) !== before) report(index, 'looking at the questions changed the state');
  }
});

function lookAt(
  { game }: PlayedGame,
  state: FlowState,
  question: Question,
  random: Random,
  index: number,
  report: Report,
): void {
  const judge = (from: string, answer: unknown): void => {
    const refusal = game.check(state, question, answer);
    if (refusal !== null) report(index, `${from} ${brief(answer)} to ${brief(question)} gets ${brief(refusal)}`);
    const lost = notPlain(answer);
    if (lost !== null) report(index, `${from} to ${brief(question)} is not plain: ${lost}`);
  };
  judge('sample', game.sample(state, question, random));
  judge('sample', game.sample(state, question, random));
  judge('fallback', game.fallback(state, question));
  const all = game.enumerate(state, question);
  if (all === null) return;
  if (all.length === 0) report(index, `nothing is legal for ${brief(question)}`);
  for (let i = 0; i < Math.min(all.length, enumeratedLooks); i++) {
    judge('enumerate', all[all.length <= enumeratedLooks ? i : below(random, all.length)]);
  }
}
