// Look-ahead: each promising answer is tried on made-up states that agree with the view, the round is played to its
// end, and the nets say what came of it. For picks the others answer at the same time: they are drawn from what they
// are likely to pick, and our best answer to that mix wins. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Action, type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { candidatesFor } from './candidates.ts';
import type { RaceMind } from './mind.ts';
import { pickRange, picks } from './picks.ts';
import { finishRound, give, guessAnswers, revealPicks } from './rollout.ts';

export interface Effort {
  /** Rounds to simulate for one decision, at most; every answer is tried at least once. */
  readonly sims: number;
  /** Answers to try besides picks, at most. */
  readonly width: number;
  /** Milliseconds since some moment, to stop at `until`; without it only `sims` counts. */
  readonly clock?: { now(): number; readonly until: number };
}

export interface Thought {
  readonly answer: unknown;
  /** The mean share of winning that the simulations found. */
  readonly share: number;
}

/** All answers that were tried, best first. */
export function thinkAbout(
  mind: RaceMind,
  view: RaceView,
  question: RaceQuestion,
  random: Random,
  effort: Effort,
): Thought[] {
  const first = race.determinize(view, random);
  if (question.kind === 'chooseAction') {
    const { start, count } = pickRange(first.options.experienced);
    const chances = first.players.map((_, seat) => (seat === question.seat ? null : mind.likely(first, seat)));
    const turn = below(random, 1 << 16) / (1 << 16);
    const answers = picks.slice(start, start + count);
    return tryAll(answers, effort, (times) => {
      const root = times === 0 ? first : race.determinize(view, random);
      const theirs = chances.map((each, seat) => (each === null ? [] : drawPick(each, turn + times * steps(seat))));
      return (answer) => {
        const state = race.clone(root);
        revealPicks(state, (seat) => (seat === question.seat ? (answer as Action[]) : (theirs[seat] ?? [])));
        finishRound(state);
        return mind.share(state, question.seat);
      };
    });
  }
  const answers = candidatesFor(first, question, random, effort.width);
  if (answers.length < 2) return answers.map((answer) => ({ answer, share: Number.NaN }));
  return tryAll(answers, effort, (times) => {
    const root = times === 0 ? first : race.determinize(view, random);
    guessAnswers(root, question.seat);
    return (answer) => tryOne(mind, race.clone(root), question, answer);
  });
}

function tryOne(mind: RaceMind, state: RaceState, question: RaceQuestion, answer: unknown): number {
  give(state, question, answer);
  finishRound(state);
  return mind.share(state, question.seat);
}

/** Steps that spread draws evenly over the likely picks, another one per seat. */
const steps = (seat: number): number => 0.6180339887 + 0.1309 * seat;

function drawPick(chances: Float32Array, at: number): readonly Action[] {
  let left = at - Math.floor(at);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] as number;
    if (left < 0) return picks[i] ?? [];
  }
  return picks[chances.indexOf(Math.max(...chances))] ?? [];
}

/** Turn by turn all answers that are still in; those far behind drop out. */
function tryAll(
  answers: readonly unknown[],
  effort: Effort,
  worldNo: (times: number) => (answer: unknown) => number,
): Thought[] {
  const tried = answers.map((answer) => ({ answer, sum: 0, times: 0 }));
  let left = tried.slice();
  let sims = 0;
  for (let times = 0; times === 0 || (sims + left.length <= effort.sims && !isLate(effort)); times++) {
    const play = worldNo(times);
    for (const each of left) {
      each.sum += play(each.answer);
      each.times += 1;
      sims += 1;
    }
    if (times >= 3 && left.length > 2) {
      left = left.toSorted((a, b) => b.sum - a.sum);
      left.length = Math.max(2, Math.ceil(left.length * 0.75));
    }
  }
  const thoughts = tried.map(({ answer, sum, times }) => ({ answer, share: sum / times, times }));
  return thoughts.sort((a, b) => b.times - a.times || b.share - a.share);
}

const isLate = ({ clock }: Effort): boolean => clock !== undefined && clock.now() >= clock.until;
