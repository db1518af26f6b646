// A finished match looked at again: what every answer was worth by what its seat could know, how lucky draws and rolls were,
// and how the shares of winning went. The work falls into parts, one per answer, that can be done in any order, on any
// thread, and kept: whoever has all parts has the review.

import { type AnyGame, type FlowState, type MatchRecord, ok, type Result, randomFor, type Seat } from '@orrery/kernel';
import { refused } from '../refusals.ts';
import { careFor, type Depth } from './depth.ts';
import { luckOf } from './luck.ts';
import { momentOf } from './moment-in-time.ts';
import { type Afterwards, type Moment, walk } from './moments.ts';
import type { Reviewer } from './reviewer.ts';
import { reviewerOf } from './reviewers.ts';
import { type Told, teller } from './told-shares.ts';
import { meanOf, type Weighing, weigh } from './weigh.ts';

/** What was found at one answer. */
export interface Part {
  /** Counted from one. */
  readonly answerNo: number;
  readonly seat: Seat;
  readonly round: number;
  readonly phase: string;
  readonly kind: string;
  readonly weighing: Weighing;
  /** A clear mistake: it lost much, and far more than the error. */
  readonly certain: boolean;
  /** What makes the best answer better; empty where hardly anything was lost. */
  readonly why: ReturnType<Reviewer['why']>;
  /** What the rivals were likely to call, where all call at once. */
  readonly calls: ReturnType<Reviewer['calls']>;
  /** By seat, what chance brought after this answer; null where it had no part. */
  readonly luck: readonly number[] | null;
  readonly luckError: number;
  /** By seat, how it stood where a round begins with this answer, looked a round ahead; else null. */
  readonly shares: readonly number[] | null;
}

const clearLoss = 0.05;
const clearErrors = 2;
const worthAReason = 0.02;
export const worldsForReasons = 24;

type Loss = Pick<Weighing, 'loss' | 'lossError'>;

/** A loss that is more than chance would show where nothing was lost. */
export const isBeyondError = ({ loss, lossError }: Loss): boolean => loss > 0 && loss >= clearErrors * lossError;

/** A loss that nobody has to doubt. */
export const isClear = (weighing: Weighing): boolean => weighing.loss >= clearLoss && isBeyondError(weighing);

export interface RoundShares {
  readonly round: number;
  /** Before this answer. */
  readonly answerNo: number;
  /** By seat, as the position really was. */
  readonly shares: readonly number[];
}

export interface ReviewPlan {
  readonly table: string;
  /** False: forecasts at this table were not held against results, or are off, so no share may be told. */
  readonly calibrated: boolean;
  /** The answers there are to look at. */
  readonly answers: number;
  /** When each round began, and at the end: the first picture. */
  readonly rounds: readonly RoundShares[];
}

/** What there is to review, with the first picture of it. Hidden things are used, so the match must be over. */
export function planReview(game: AnyGame, record: MatchRecord): Result<ReviewPlan> {
  const reviewer = reviewerOf(game);
  if (reviewer === null) return refused('bots/no-review', { game: game.name });
  const table = reviewer.tableName(record.options, record.seats.length);
  const told = teller(game.name, table);
  const rounds: RoundShares[] = [];
  const shareOut = (state: FlowState): number[] => told.shares(reviewer.shares(state), reviewer.progress(state));
  const walked = walk(game, record, ({ answerNo, match: { state } }) => {
    const round = roundOf(game, state);
    if (round !== rounds.at(-1)?.round) rounds.push({ round, answerNo, shares: shareOut(state) });
    return null;
  });
  if (!walked.ok) return walked;
  const { state } = walked.value;
  if (game.outcome(state) === null) return refused('bots/not-over', { answers: record.answers.length });
  const end = { round: roundOf(game, state), answerNo: record.answers.length + 1, shares: reviewer.shares(state) };
  return ok({ table, calibrated: told.calibrated, answers: record.answers.length, rounds: [...rounds, end] });
}

/** Looks at some answers of a match; `onPart` hears of each as it is done. */
export function reviewAnswers(
  game: AnyGame,
  record: MatchRecord,
  depth: Depth,
  wanted: ReadonlySet<number>,
  onPart: (part: Part) => void = () => {},
): Result<Part[]> {
  const reviewer = reviewerOf(game);
  if (reviewer === null) return refused('bots/no-review', { game: game.name });
  const told = teller(game.name, reviewer.tableName(record.options, record.seats.length));
  const parts: Part[] = [];
  let round: number | null = null;
  const walked = walk(game, record, (moment): Afterwards => {
    const begun = round;
    round = roundOf(game, moment.match.state);
    if (!wanted.has(moment.answerNo)) return null;
    const begins = round !== begun;
    const chance = randomFor({ text: record.seed, generator: 'xoshiro128' }, `review/${depth}/${moment.answerNo}`);
    const { state } = moment.match;
    const before = game.clone(state);
    const progress = reviewer.progress(state);
    const looking = { game, reviewer, told, moment, chance, depth, progress };
    const found = { ...looked(looking), shares: begins ? aRoundAhead(looking) : null };
    return ({ state: after }) => {
      const given = { seat: moment.seat, question: moment.question.id, answer: moment.answer };
      const luck = luckOf(game, reviewer, before, given, after, chance, careFor[depth].redeals);
      const scale = told.scale(0.5, progress);
      const lucky = luck?.luck.map((each) => each * scale) ?? null;
      const part = { ...found, luck: lucky, luckError: (luck?.error ?? 0) * scale };
      parts.push(part);
      onPart(part);
    };
  });
  return walked.ok ? ok(parts) : walked;
}

interface Looking {
  readonly game: AnyGame;
  readonly reviewer: Reviewer;
  readonly told: Told;
  readonly moment: Moment;
  readonly chance: ReturnType<typeof randomFor>;
  readonly depth: Depth;
  readonly progress: number;
}

/** The mean of how it stands when the round is over, over what may come in it: less hangs on how the nets see one position. */
function aRoundAhead({ reviewer, told, moment, chance, depth, progress }: Looking): number[] | null {
  const { state } = moment.match;
  const ends = Array.from({ length: careFor[depth].rounds }, () =>
    told.shares(reviewer.outlook(reviewer.redealt(state, chance), chance), progress),
  );
  return ends[0]?.map((_, seat) => meanOf(ends.map((end) => end[seat] ?? 0)).mean) ?? null;
}

/** By what the seat could know. */
function looked(looking: Looking): Omit<Part, 'luck' | 'luckError' | 'shares'> {
  const { game, reviewer, told, moment, chance, depth, progress } = looking;
  const { answerNo, seat, question, answer, match } = moment;
  const view = game.viewFor(match.state, seat);
  const trials = reviewer.trials(view, question, chance);
  const newWorlds = () => reviewer.worlds(view, question, chance);
  const weighing = told.weighing(weigh(trials, newWorlds, answer, careFor[depth]), progress);
  const { loss, best } = weighing;
  const why =
    loss < worthAReason ? [] : reviewer.why(view, question, [best[0]?.answer, answer], chance, worldsForReasons);
  return {
    answerNo,
    seat,
    ...momentOf(view),
    kind: question.kind,
    weighing,
    certain: isClear(weighing),
    why,
    calls: reviewer.calls(view, question, chance),
  };
}

const roundOf = (game: AnyGame, state: FlowState): number => momentOf(game.viewFor(state, null)).round;
