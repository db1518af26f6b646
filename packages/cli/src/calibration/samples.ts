// Forecasts to be held against results: matches between bots of one level, one position per match and quarter, and one seat
// at it.

import { makeBot } from '@orrery/bots';
import { forecastFor, momentOf } from '@orrery/bots/review';
import { type AnyGame, below, firstOpen, type Random, randomFor, startMatch, submit } from '@orrery/kernel';
import { orRefuse } from '../options.ts';
import type { Task } from '../worker-pool.ts';
import { type CalibratedTable, tableNamed } from './tables.ts';

export interface Sample {
  /** Number of the match. */
  readonly match: number;
  /** From 0 to 3. */
  readonly quarter: number;
  readonly share: number;
  readonly progress: number;
  /** What the seat won: a part of it where several were first. */
  readonly won: number;
}

export interface SampleJob {
  readonly table: string;
  readonly bot: string;
  readonly seed: string;
  readonly from: number;
  readonly matches: number;
}

/** Tells the samples of its matches, so that they are kept at once. */
export const calibrationTask: Task<SampleJob, Sample[], void> = {
  name: 'calibration',
  run: ({ table: name, bot, seed, from, matches }, tell) => {
    const table = tableNamed(name);
    tell(Array.from({ length: matches }, (_, index) => samplesOf(table, bot, seed, from + index)).flat());
  },
};

const quarters = 4;

type Seen = Omit<Sample, 'match' | 'quarter' | 'won'> & { readonly seat: number };

function samplesOf({ game, options, seats }: CalibratedTable, bot: string, seed: string, no: number): Sample[] {
  const text = `${seed}/${no}`;
  const random = randomFor({ text, generator: 'xoshiro128' }, 'calibration');
  const players = Array.from({ length: seats }, () => orRefuse(makeBot(bot, game)));
  const match = orRefuse(startMatch(game, { options, seats: players.map(({ name }) => ({ bot: name })), seed: text }));
  const seen: Seen[] = [];
  let round = -1;
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const { seat, id } = question;
    const view = game.viewFor(match.state, seat);
    const now = momentOf(view).round;
    if (now > round && now > 0) seen.push(look(game, match.state, below(random, seats), random));
    round = now;
    const answer = players[seat]?.answer(view, question, random);
    if (submit(match, seat, id, answer) !== null) submit(match, seat, id, game.fallback(match.state, question));
  }
  const first = (game.outcome(match.state) ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return Array.from({ length: quarters }, (_, quarter) => quarter).flatMap((quarter) => {
    const from = Math.ceil((quarter * seen.length) / quarters);
    const count = Math.ceil(((quarter + 1) * seen.length) / quarters) - from;
    const chosen = count < 1 ? undefined : seen[from + below(random, count)];
    if (chosen === undefined) return [];
    const { seat, ...forecast } = chosen;
    return [{ match: no, quarter, ...forecast, won: first.includes(seat) ? 1 / first.length : 0 }];
  });
}

function look(game: AnyGame, state: Parameters<AnyGame['viewFor']>[0], seat: number, random: Random): Seen {
  const forecast = forecastFor(game, state, seat, random);
  if (forecast === null) throw new Error(`nobody forecasts ${game.name}`);
  return { ...forecast, seat };
}
