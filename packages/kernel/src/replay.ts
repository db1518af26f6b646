// Playing a record again: step by step for watching it, or as a whole to verify that nothing was tampered with.

import type { GameEvent } from './event.ts';
import type { FlowState } from './flow.ts';
import type { AnyGame } from './game.ts';
import { type Match, startMatch, submit } from './match.ts';
import type { Question } from './question.ts';
import { hashOfSeed, type MatchRecord } from './record.ts';
import { ok, type Refusal, type Result, refused } from './refusal.ts';

export type AnyMatch = Match<FlowState, unknown, Question, GameEvent>;

/** Starts the recorded match anew, before its first answer. */
export function restart(game: AnyGame, record: MatchRecord): Result<AnyMatch> {
  const { options, seats, seed, generator, knownDeal } = record;
  return startMatch(game, { options, seats, seed, generator, knownDeal });
}

/** Plays a record up to its n-th answer (all by default). */
export function replay(game: AnyGame, record: MatchRecord, to = record.answers.length): Result<AnyMatch> {
  if (record.rulesVersion !== game.rulesVersion) {
    return refused('kernel/bad-record', {
      field: 'rulesVersion',
      problem: `recorded under rules ${record.rulesVersion}, these are ${game.rulesVersion}`,
    });
  }
  const started = restart(game, record);
  if (!started.ok) return started;
  for (const [index, given] of record.answers.slice(0, to).entries()) {
    const refusal = submit(started.value, given.seat, given.question, given.answer);
    if (refusal !== null) return refused('kernel/bad-record', { field: `answers[${index}]`, problem: refusal });
  }
  return started;
}

/** Takes up a match from its snapshot, as after a restart of the program or a change of the rules. */
export function resume(game: AnyGame, record: MatchRecord): Result<AnyMatch> {
  const { snapshot } = record;
  if (snapshot === undefined) return replay(game, record);
  if (snapshot.stateVersion !== game.stateVersion) {
    return refused('kernel/bad-record', {
      field: 'snapshot.stateVersion',
      problem: `saved with states ${snapshot.stateVersion}, these are ${game.stateVersion}`,
    });
  }
  const started = restart(game, record);
  if (!started.ok) return started;
  const match = started.value;
  match.state = game.clone(snapshot.state);
  match.answers = record.answers.slice(0, snapshot.answers);
  match.events = [];
  match.trail = [];
  for (const [index, given] of record.answers.slice(snapshot.answers).entries()) {
    const refusal = submit(match, given.seat, given.question, given.answer);
    if (refusal !== null) {
      return refused('kernel/bad-record', { field: `answers[${snapshot.answers + index}]`, problem: refusal });
    }
  }
  return ok(match);
}

export interface Verdict {
  readonly what: 'seed' | 'rules' | 'answers' | 'result';
  readonly agrees: boolean;
  readonly detail: string;
}

/** Re-runs a record: seed against its published hash, each answer legal, same result. */
export function verify(game: AnyGame, record: MatchRecord): Verdict[] {
  const verdicts: Verdict[] = [];
  const hash = hashOfSeed(record.seed);
  verdicts.push({ what: 'seed', agrees: hash === record.seedHash, detail: hash });
  const sameRules = record.rulesVersion === game.rulesVersion;
  verdicts.push({ what: 'rules', agrees: sameRules, detail: `${record.rulesVersion}` });
  if (!sameRules) return verdicts;
  const replayed = replay(game, record);
  verdicts.push({
    what: 'answers',
    agrees: replayed.ok,
    detail: replayed.ok ? `${record.answers.length} answers` : explain(replayed.refusal),
  });
  if (!replayed.ok) return verdicts;
  const result = game.outcome(replayed.value.state);
  const agrees = JSON.stringify(result) === JSON.stringify(record.result ?? null);
  verdicts.push({ what: 'result', agrees, detail: JSON.stringify(result) });
  return verdicts;
}

const explain = (refusal: Refusal): string => `${refusal.code} ${JSON.stringify(refusal.data)}`;
