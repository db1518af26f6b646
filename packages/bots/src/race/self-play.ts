// One match of a player against itself, and what there is to learn from it: the facts each seat saw when it had to
// pick, what it picked, and the share of winning that came of it.

import { firstOpen, type Random, randomFor } from '@orrery/kernel';
import { type Action, type RaceOptions, type RaceQuestion, race } from '@orrery/race';
import { factList } from '../net/net.ts';
import { type RaceFacts, raceFacts } from './facts.ts';
import type { RaceMind } from './mind.ts';
import { pickNumber, pickRange, picks } from './picks.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { type Effort, type Thought, thinkAbout } from './search.ts';

export interface Table {
  readonly options: RaceOptions;
  readonly seats: number;
}

export interface Lesson {
  /** The facts that held; the first `open` of them everybody saw. */
  readonly facts: Uint16Array;
  readonly open: number;
  readonly experienced: boolean;
  /** How good each pick looked, as chances; null where nobody should learn to pick like this. */
  readonly picked: Float32Array | null;
  /** The share of winning to learn. */
  share: number;
}

interface Step extends Lesson {
  readonly seat: number;
  /** What the net thought of the position; not a number without one. */
  readonly foreseen: number;
}

export interface SelfPlay {
  readonly table: Table;
  readonly seed: string;
  /** Null: the quick player plays. */
  readonly mind: RaceMind | null;
  readonly effort: Effort;
  /** Whether picks are worth learning. */
  readonly teachesPicks: boolean;
  /** How much of the final result goes into earlier lessons; the rest is what was foreseen a step later. */
  readonly lambda: number;
}

export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly rounds: number;
  readonly scores: readonly number[];
}

export function playForLessons({ table, seed, mind, effort, teachesPicks, lambda }: SelfPlay): Lessons {
  const state = race.setup(table.options, table.seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'self-play');
  const facts = raceFacts(table.options.sets);
  const steps: Step[] = [];
  for (let question = firstOpen<RaceQuestion>(state.flow); question !== null; question = firstOpen(state.flow)) {
    const { seat } = question;
    if (question.kind !== 'chooseAction') {
      const quick = mind === null || effort.aside === 0;
      const thoughts = quick ? [] : thinkAbout(mind, race.viewFor(state, seat), question, random, effort);
      give(state, question, thoughts[0]?.answer ?? quickAnswer(state, question));
      continue;
    }
    const thoughts = mind === null ? [] : thinkAbout(mind, race.viewFor(state, seat), question, random, effort);
    const answer = (thoughts.length === 0 ? quickAnswer(state, question) : choose(thoughts, random)) as Action[];
    const foreseen = mind === null ? Number.NaN : mind.share(state, seat);
    steps.push({
      seat,
      ...lookOf(facts, state, seat),
      picked: teachesPicks ? pickedOf(thoughts, answer) : null,
      foreseen,
      share: 0,
    });
    give(state, question, answer);
    if (state.round > longest) return { lessons: [], rounds: state.round, scores: [] };
  }
  const results = finalShares(
    (race.outcome(state) ?? []).map(({ score, rank }) => score * 0.3 + (rank === 1 ? 0.3 : 0)),
  );
  for (const [seat] of state.players.entries())
    credit(
      steps.filter((step) => step.seat === seat),
      results[seat] ?? 0,
      lambda,
    );
  const scores = (race.outcome(state) ?? []).map(({ score }) => score);
  return { lessons: steps, rounds: state.round, scores };
}

/** Players of this kind end sooner; whatever goes on longer teaches little. */
const longest = 45;

function lookOf(facts: RaceFacts, state: Parameters<RaceFacts['write']>[0], seat: number) {
  const list = factList();
  facts.write(state, seat, list);
  let open = 0;
  while (open < list.count && (list.list[open] as number) < facts.open) open++;
  return { facts: list.list.slice(0, list.count), open, experienced: state.options.experienced };
}

/** Differences of this much in share count for little. */
const warmth = 0.02;

/** What was best in look-ahead, softened; without look-ahead just what was answered. */
function pickedOf(thoughts: readonly Thought[], answer: readonly Action[]): Float32Array {
  const picked = new Float32Array(picks.length);
  if (thoughts.length === 0) {
    picked[pickNumber(answer)] = 1;
    return picked;
  }
  const top = Math.max(...thoughts.map(({ share }) => share));
  let sum = 0;
  for (const thought of thoughts) {
    const weight = Math.exp((thought.share - top) / warmth);
    picked[pickNumber(thought.answer as Action[])] = weight;
    sum += weight;
  }
  for (let i = 0; i < picked.length; i++) picked[i] = (picked[i] as number) / sum;
  return picked;
}

/** Mostly the best; now and then one that is hardly worse, so that not all matches are alike. */
function choose(thoughts: readonly Thought[], random: Random): unknown {
  const [best, second] = thoughts;
  if (best === undefined) throw new Error('nothing was thought of');
  const close = second !== undefined && best.share - second.share < warmth && (random.words[0] ?? 0) % 4 === 0;
  return close ? second.answer : best.answer;
}

/** Shares from points: a narrow victory is not quite one. */
function finalShares(strengths: readonly number[]): number[] {
  const top = Math.max(...strengths);
  const weights = strengths.map((each) => Math.exp(each - top));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

/** From the last pick back: the result, mixed with what was foreseen in between. */
function credit(steps: readonly Step[], result: number, lambda: number): void {
  let target = result;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as Step;
    step.share = target;
    if (!Number.isNaN(step.foreseen)) target = lambda * target + (1 - lambda) * Math.min(1, step.foreseen);
  }
}

export const rangeOf = (lesson: Lesson) => pickRange(lesson.experienced);
