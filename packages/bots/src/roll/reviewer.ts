// Roll as a review sees it.

import { must, type Random } from '@orrery/kernel';
import { phaseNames, type RollState, type RollTypes, roll } from '@orrery/roll';
import { redealt } from '@orrery/roll/search';
import { likelyCalls, type Reviewer, sharesOf } from '../review/reviewer.ts';
import { termsBetween } from '../thinking/reasons.ts';
import { rollComparing } from './explain.ts';
import { rollLevels } from './levels.ts';
import type { RollModel } from './model.ts';
import { finishRound, revealPlans } from './rollout.ts';
import { likelyPlan, trialsFor, worldsOf } from './search.ts';

const effort = { ...rollLevels.master, plain: true };

export const rollReviewer = (model: () => RollModel): Reviewer<RollTypes> => ({
  trials: (view, question, random) => trialsFor(model(), view, question, random, effort),
  worlds: (view, question, random) => worldsOf(model(), view, question, random, effort),
  shares: (state) => sharesNow(model(), state),
  outlook: (state, random) => {
    // What was rolled shows its worth when it is used: a round that has begun is played.
    if (state.phase === 'assign') playRound(model(), state, random);
    else finishRound(state);
    return sharesNow(model(), state);
  },
  redealt,
  why: (view, question, answers, random, worlds) =>
    termsBetween(
      rollComparing(model(), question.seat),
      (watch) => {
        const worldNo = worldsOf(model(), view, question, random, { ...effort, watch });
        for (let world = 0; world < worlds; world++) {
          const made = worldNo(world);
          for (const answer of answers) made.play(answer);
        }
      },
      answers,
    ),
  calls: (view, question, random) =>
    question.kind !== 'assign'
      ? []
      : likelyCalls(
          view.players.length,
          question.seat,
          () => roll.determinize(view, random),
          (state, seat) => {
            const chances = model().likely(state, seat);
            return new Map(phaseNames.map((phase, at) => [phase, chances[at] ?? 0]));
          },
        ),
  tableName: (_, seats) => String(seats),
  progress: progressInRoll,
});

function playRound(model: RollModel, state: RollState, random: Random): void {
  const plans = state.players.map((_, seat) => likelyPlan(model, state, seat, random));
  revealPlans(state, (seat) => must(plans[seat], 'a plan for each seat'));
  finishRound(state);
}

/** How far the match is, from 0 to 1, at the pace so far. */
export function progressInRoll(state: RollState): number {
  const { roundsLeft } = roll.standings(state).end;
  return roundsLeft === null ? 0 : state.round / (state.round + roundsLeft);
}

const sharesNow = (model: RollModel, state: RollState): number[] =>
  sharesOf(state.players.length, (seat) => model.chance(state, seat));
