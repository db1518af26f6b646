// What an answer was worth against the best others. Promising answers are found first; then they and the one that was played
// meet the same new states. So the best one is not best by the luck of the search that found it, and differences carry an
// honest error.

import { tryOut } from '../thinking/successive-halving.ts';
import type { Trials } from '../thinking/trials.ts';
import type { Care } from './depth.ts';

export interface Weighed {
  readonly answer: unknown;
  /** The share of winning that it leads to. */
  readonly share: number;
  /** One standard error, over made-up states. */
  readonly error: number;
}

export interface Weighing {
  readonly played: Weighed;
  /** The best few answers, best first; the one that was played is among them if it belongs there. */
  readonly best: readonly Weighed[];
  /** What the best one brings more than the one played: nothing if that is the best. */
  readonly loss: number;
  readonly lossError: number;
}

/** So many answers besides the one played are held against it. */
const mostOthers = 3;

interface Tried {
  readonly answer: unknown;
  /** By batch of states. */
  readonly results: readonly (readonly number[])[];
}

/** The states come in so many batches: what is guessed once for a whole batch shows in the difference between batches. */
const batches = 4;

/** `newWorlds` makes states that the search has not seen, with new guesses each time. */
export function weigh(trials: Trials, newWorlds: () => Trials['worldNo'], played: unknown, care: Care): Weighing {
  const { answers } = trials;
  const rated =
    answers.length < 2 ? [] : tryOut(trials, care.look * answers.length, undefined).map(({ answer }) => answer);
  const isPlayed = sameAs(played);
  const others = rated.filter((answer) => !isPlayed(answer)).slice(0, mostOthers);
  const [mine, ...theirs] = heldAgainst(newWorlds, [played, ...others], Math.ceil(care.worlds / batches));
  const before = mine ?? { answer: played, results: [] };
  // An answer with the same consequence in every state is the same answer said otherwise.
  const different = theirs.filter(
    ({ results }, at) => ![before, ...theirs.slice(0, at)].some((earlier) => isSame(results, earlier.results)),
  );
  const best = [before, ...different].map(weighedOf).sort((a, b) => b.share - a.share);
  const winner = different.find(({ answer }) => answer === best[0]?.answer);
  const gain =
    winner === undefined ? { mean: 0, error: 0 } : meanOfBatches(differences(winner.results, before.results));
  return { played: weighedOf(before), best, loss: gain.mean, lossError: gain.error };
}

function heldAgainst(newWorlds: () => Trials['worldNo'], answers: readonly unknown[], worlds: number): Tried[] {
  const tried = answers.map((answer): { answer: unknown; results: number[][] } => ({ answer, results: [] }));
  for (let batch = 0; batch < batches; batch++) {
    const worldNo = newWorlds();
    for (const { results } of tried) results.push([]);
    for (let world = 0; world < worlds; world++) {
      const made = worldNo(world);
      for (const { answer, results } of tried) results[batch]?.push(made.play(answer));
    }
  }
  return tried;
}

function sameAs(played: unknown): (answer: unknown) => boolean {
  const text = JSON.stringify(played);
  return (answer) => JSON.stringify(answer) === text;
}

const weighedOf = ({ answer, results }: Tried): Weighed => {
  const { mean, error } = meanOfBatches(results);
  return { answer, share: mean, error };
};

type Batches = readonly (readonly number[])[];

const isSame = (ones: Batches, others: Batches): boolean =>
  ones.every((batch, at) => batch.every((one, world) => one === others[at]?.[world]));

const differences = (ones: Batches, others: Batches): Batches =>
  ones.map((batch, at) => batch.map((one, world) => one - (others[at]?.[world] ?? 0)));

/** The larger of two errors: what single states differ by, and what whole batches do. */
function meanOfBatches(results: Batches): Mean {
  const { mean, error } = meanOf(results.flat());
  return { mean, error: Math.max(error, meanOf(results.map((batch) => meanOf(batch).mean)).error) };
}

export interface Mean {
  readonly mean: number;
  /** One standard error. */
  readonly error: number;
}

export function meanOf(list: readonly number[]): Mean {
  const count = list.length;
  if (count === 0) return { mean: Number.NaN, error: Number.NaN };
  const mean = list.reduce((sum, each) => sum + each, 0) / count;
  const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}
