// The whole kit on one game and one setting: plays random games and makes every check on each of them.

import type { AnyGame } from '../game.ts';
import type { Check } from './check.ts';
import { anyArrivalOrder } from './checks/arrival-order.ts';
import { cloneIsACopy } from './checks/clone.ts';
import { closedLists } from './checks/closed-lists.ts';
import { nothingIsLost } from './checks/conservation.ts';
import { determinizeAgrees } from './checks/determinize.ts';
import { everyGameEnds } from './checks/ends.ts';
import { jsonAfterEveryAnswer } from './checks/json-play.ts';
import { hiddenStaysHidden } from './checks/non-interference.ts';
import { offeredUndoIsTaken } from './checks/offered-undo.ts';
import { offersAreLegal } from './checks/offers.ts';
import { proposalsAreSound } from './checks/proposals.ts';
import { sameRecordSameGame } from './checks/replay.ts';
import { undoAndRedo } from './checks/undo.ts';
import { wrongAnswersAreRefused } from './checks/wrong-answers.ts';
import type { Finding } from './finding.ts';
import { type KitSettings, playGame } from './random-play.ts';

/** Every promise, one check each, cheap ones first. */
export const allChecks: readonly Check[] = [
  everyGameEnds,
  closedLists,
  nothingIsLost,
  cloneIsACopy,
  jsonAfterEveryAnswer,
  anyArrivalOrder,
  undoAndRedo,
  offeredUndoIsTaken,
  sameRecordSameGame,
  offersAreLegal,
  proposalsAreSound,
  wrongAnswersAreRefused,
  determinizeAgrees,
  hiddenStaysHidden,
];

export interface KitRun {
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed: string;
  /** Which of the games to begin with, to look at one again. */
  readonly from?: number;
  readonly checks?: readonly Check[];
  readonly onProgress?: (done: number, findings: number) => void;
}

export interface KitReport {
  readonly game: string;
  readonly settings: KitSettings;
  readonly seed: string;
  readonly games: number;
  readonly answers: number;
  /** How often each kind of question was answered. */
  readonly questions: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

export function runKit(game: AnyGame, settings: KitSettings, run: KitRun): KitReport {
  const { games, seed, from = 0, checks = allChecks, onProgress } = run;
  const findings: Finding[] = [];
  const questions: Record<string, number> = {};
  const events: Record<string, number> = {};
  let answers = 0;
  for (let index = from; index < from + games; index++) {
    const played = playGame(game, settings, seed, index);
    if ('check' in played) findings.push(played);
    else {
      answers += played.answers.length;
      for (const { question } of played.positions) count(questions, question.kind);
      for (const { all } of played.events) count(events, all.kind);
      for (const check of checks) findings.push(...check.onGame(played));
    }
    onProgress?.(index - from + 1, findings.length);
  }
  return { game: game.name, settings, seed, games, answers, questions, events, findings };
}

function count(into: Record<string, number>, key: string): void {
  into[key] = (into[key] ?? 0) + 1;
}
