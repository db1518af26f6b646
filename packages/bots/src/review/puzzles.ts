// Puzzles: decisions of recorded matches in which one answer is clearly best, found with the certainty of a review. A quick
// look leaves most decisions out; what is left is weighed at the usual depth and, if it still stands, at the deep one.

import { type AnyGame, type MatchRecord, ok, type Question, type Result, randomFor, type Seat } from '@orrery/kernel';
import { makeBot } from '../bots.ts';
import { refused } from '../refusals.ts';
import { careFor, type Depth } from './depth.ts';
import { momentOf } from './moment-in-time.ts';
import { type Moment, walk } from './moments.ts';
import { isClear, worldsForReasons } from './review.ts';
import type { Reviewer } from './reviewer.ts';
import { reviewerOf } from './reviewers.ts';
import { type Told, teller } from './told-shares.ts';
import { type Weighed, type Weighing, weigh } from './weigh.ts';

export interface PuzzleChoice extends Weighed {
  /** What makes the best answer better than this one; nothing for the best one itself. */
  readonly why: ReturnType<Reviewer['why']>;
}

export interface Puzzle {
  /** The answer that was given there, counted from one: the puzzle is the moment before it. */
  readonly answerNo: number;
  readonly seat: Seat;
  readonly round: number;
  readonly phase: string;
  readonly kind: string;
  /** Best first. */
  readonly choices: readonly PuzzleChoice[];
  /** What the best one brings more than the next, in shares of winning. */
  readonly ahead: number;
  readonly aheadError: number;
}

/** Whether answers can be told apart and chosen among; whoever shows puzzles says so. */
export type MayAsk = (moment: Moment, answers: readonly unknown[]) => boolean;

const leastChoices = 3;
/** What a first look must see for a second one. */
const promising = 0.03;

/** Puzzles of one match, at most so many and one of a kind; none where forecasts may not be told. */
export function puzzlesIn(game: AnyGame, record: MatchRecord, most: number, mayAsk: MayAsk): Result<Puzzle[]> {
  const reviewer = reviewerOf(game);
  if (reviewer === null) return refused('bots/no-review', { game: game.name });
  if (record.result === undefined) return refused('bots/not-over', { answers: record.answers.length });
  const told = teller(game.name, reviewer.tableName(record.options, record.seats.length));
  const puzzles: Puzzle[] = [];
  const walked = walk(game, record, (moment) => {
    const isKnown = puzzles.some(({ kind }) => kind === moment.question.kind);
    if (!told.calibrated || isKnown || puzzles.length >= most) return null;
    const puzzle = puzzleAt({ game, reviewer, told, moment, seed: record.seed }, mayAsk);
    if (puzzle !== null) puzzles.push(puzzle);
    return null;
  });
  return walked.ok ? ok(puzzles) : walked;
}

interface Asking {
  readonly game: AnyGame;
  readonly reviewer: Reviewer;
  readonly told: Told;
  readonly moment: Moment;
  readonly seed: string;
}

function puzzleAt(asking: Asking, mayAsk: MayAsk): Puzzle | null {
  const { game, reviewer, told, moment, seed } = asking;
  const { question, seat, answerNo, match } = moment;
  const view = game.viewFor(match.state, seat);
  const progress = reviewer.progress(match.state);
  const chance = randomFor({ text: seed, generator: 'xoshiro128' }, `puzzle/${answerNo}`);
  const trials = reviewer.trials(view, question, chance);
  if (trials.answers.length < leastChoices) return null;
  const look = (second: unknown, depth: Depth): Weighing =>
    told.weighing(
      weigh(trials, () => reviewer.worlds(view, question, chance), second, careFor[depth]),
      progress,
    );

  const [first, second] = look(moment.answer, 'quick').best;
  if (first === undefined || second === undefined || first.share - second.share < promising) return null;
  const found = leadIn(look(second.answer, 'usual'));
  if (found === null || isEasy(game, view, question, seed, found)) return null;
  const answers = found.best.map(({ answer }) => answer);
  if (answers.length < leastChoices || !mayAsk(moment, answers)) return null;
  const next = answers[1];
  const sure = leadIn(look(next, 'deep'));
  if (sure === null || !isSame(sure.best[0]?.answer, answers[0])) return null;
  if (
    sure.best.length < leastChoices ||
    !mayAsk(
      moment,
      sure.best.map(({ answer }) => answer),
    )
  )
    return null;
  const choices = sure.best.map((each, place): PuzzleChoice => {
    const pair = [sure.best[0]?.answer, each.answer] as const;
    return { ...each, why: place === 0 ? [] : reviewer.why(view, question, pair, chance, worldsForReasons) };
  });
  return {
    answerNo,
    seat,
    ...momentOf(view),
    kind: question.kind,
    choices,
    ahead: sure.loss,
    aheadError: sure.lossError,
  };
}

/** Null unless the best answer is clearly ahead of the one that it was held against, and that one is the next best. */
function leadIn(weighing: Weighing): Weighing | null {
  const { best, played } = weighing;
  return isClear(weighing) && best[1]?.answer === played.answer ? weighing : null;
}

/** Somebody who only looks one step ahead sees it at once: that is no puzzle. */
function isEasy(game: AnyGame, view: unknown, question: Question, seed: string, { best }: Weighing): boolean {
  const greedy = makeBot('greedy', game);
  if (!greedy.ok) return false;
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'puzzle/easy');
  return isSame(greedy.value.answer(view, question, random), best[0]?.answer);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A match with the puzzles in it, up to the last of them. */
export interface PuzzleMatch {
  readonly record: MatchRecord;
  readonly puzzles: readonly Puzzle[];
}

/** What a game's puzzles are carried in. */
export interface PuzzleFile {
  readonly game: string;
  readonly matches: readonly PuzzleMatch[];
}

const decimals = 1e4;
const rounded = (amount: number): number => Math.round(decimals * amount) / decimals;
const mostTerms = 4;

/** As it is carried: no answer after that of the last puzzle, figures as exact as anybody reads them. */
export function puzzleMatch(record: MatchRecord, puzzles: readonly Puzzle[]): PuzzleMatch {
  const last = Math.max(0, ...puzzles.map(({ answerNo }) => answerNo));
  const { snapshot: _, result: _result, takenBack: _takenBack, ...header } = record;
  return {
    record: { ...header, seats: record.seats.map(() => ({})), answers: record.answers.slice(0, last) },
    puzzles: puzzles.map((puzzle) => ({
      ...puzzle,
      ahead: rounded(puzzle.ahead),
      aheadError: rounded(puzzle.aheadError),
      choices: puzzle.choices.map(({ answer, share, error, why }) => ({
        answer,
        share: rounded(share),
        error: rounded(error),
        why: why.slice(0, mostTerms).map(({ part, amount }) => ({ part, amount: rounded(amount) })),
      })),
    })),
  };
}
