// What is ticked in advance is legal, and no other answer is better beyond doubt. "Better beyond doubt" is an order: no
// answer beats itself, and of two answers one at most beats the other.

import type { FlowState } from '../../flow.ts';
import type { AnyGame } from '../../game.ts';
import { openQuestions } from '../../position.ts';
import type { Question } from '../../question.ts';
import type { Random } from '../../random/random.ts';
import { checkOf } from '../check.ts';
import { brief, equal, notPlain } from '../plain.ts';
import { generatorOf, somePositions } from '../random-play.ts';

const looks = 16;
const samples = 50;

export const proposalsAreSound = checkOf('the proposal is legal and dominated by nothing', (played, report) => {
  const { game, positions } = played;
  const random = generatorOf(played, 'proposals');
  for (const index of somePositions(played, random, looks)) {
    const state = positions[index]?.state;
    if (state === undefined) continue;
    const before = JSON.stringify(state);
    for (const question of openQuestions(state)) {
      const flaw = flawOf(game, state, question, random);
      if (flaw !== null) report(index, `${flaw}, to ${brief(question)}`);
    }
    if (JSON.stringify(state) !== before) report(index, 'proposing changed the state');
  }
});

function flawOf(game: AnyGame, state: FlowState, question: Question, random: Random): string | null {
  const proposal = game.propose(state, question);
  if (proposal === null) return null;
  const refusal = game.check(state, question, proposal);
  if (refusal !== null) return `the proposal ${brief(proposal)} gets ${brief(refusal)}`;
  const lost = notPlain(proposal);
  if (lost !== null) return `the proposal is not plain: ${lost}`;
  if (!equal(game.propose(state, question), proposal)) return 'it is proposed otherwise the second time';
  if (game.dominates(state, question, proposal, proposal)) return `${brief(proposal)} dominates itself`;
  for (const other of othersThan(game, state, question, random)) {
    if (!game.dominates(state, question, other, proposal)) continue;
    const isMutual = game.dominates(state, question, proposal, other);
    return isMutual
      ? `${brief(other)} and ${brief(proposal)} dominate each other`
      : `the proposal ${brief(proposal)} is dominated by ${brief(other)}`;
  }
  return null;
}

/** All answers, or some where they are too many. */
function othersThan(game: AnyGame, state: FlowState, question: Question, random: Random): readonly unknown[] {
  const all = game.enumerate(state, question);
  return all ?? Array.from({ length: samples }, () => game.sample(state, question, random));
}
