// A review shared out among threads: each takes some answers of the match, and what was found comes together at the end.

import { type Depth, type Part, planReview, type Review, reviewAnswers, reviewOf } from '@orrery/bots/review';
import { type AnyGame, type MatchRecord, ok, type Result } from '@orrery/kernel';
import { gameNamed } from './games.ts';
import { orRefuse } from './options.ts';
import { openPool, type Task } from './worker-pool.ts';

interface Portion {
  readonly game: string;
  readonly record: MatchRecord;
  readonly depth: Depth;
  readonly answers: readonly number[];
}

const answersPerPortion = 6;

export const reviewTask: Task<Portion, number, Part[]> = {
  name: 'review',
  run: ({ game: name, record, depth, answers }, tell) => {
    const known = gameNamed(name);
    if (known === null) throw new Error(`there is no game ${name}`);
    return orRefuse(reviewAnswers(known.game, record, depth, new Set(answers), () => tell(1)));
  },
};

/** `onProgress` hears how many answers are done. */
export async function runReview(
  game: AnyGame,
  record: MatchRecord,
  depth: Depth,
  onProgress: (done: number) => void,
): Promise<Result<Review>> {
  const planned = planReview(game, record);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const numbers = Array.from({ length: plan.answers }, (_, at) => at + 1);
  const portions: Portion[] = [];
  for (let from = 0; from < numbers.length; from += answersPerPortion) {
    portions.push({ game: game.name, record, depth, answers: numbers.slice(from, from + answersPerPortion) });
  }
  const pool = openPool();
  try {
    let done = 0;
    const found = await pool.runAll(reviewTask, portions, (_, parts) => {
      done += parts;
      onProgress(done);
    });
    return ok(reviewOf(plan, found.flat(), record.seats.length));
  } finally {
    await pool.close();
  }
}
