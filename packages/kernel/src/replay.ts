// Playing a record again: step by step for watching it, or as a whole to verify that nothing was tampered with.

import type { Told } from './event.ts';
import type { FlowState } from './flow.ts';
import type { AnyGame } from './game.ts';
import { type AnyMatch, startMatch, submit } from './match.ts';
import { migrateState } from './migration.ts';
import { hashOfSeed, type MatchRecord, type RecordHeader, type RulesMove } from './record.ts';
import { type KernelRefusal, ok, type Refusal, type Result, refuse, refused } from './refusal.ts';

/** Starts the recorded match anew, before its first answer. */
export function restart(game: AnyGame, record: MatchRecord): ReturnType<typeof startMatch> {
  const { options, seats, seed, generator, knownDeal, position } = record;
  return startMatch(game, { options, seats, seed, generator, knownDeal, position });
}

/** Plays a record up to its n-th answer (all by default). */
export function replay(game: AnyGame, record: MatchRecord, to = record.answers.length): Result<AnyMatch> {
  const { rulesVersion, moves = [] } = record;
  if (rulesVersion !== game.rulesVersion || moves.length > 0) {
    return refused('kernel/old-rules', { game: game.name, rulesVersion });
  }
  const started = restart(game, record);
  if (!started.ok) return started;
  const refusal = giveAll(started.value, record.answers.slice(0, to), 0);
  return refusal === null ? started : { ok: false, refusal };
}

/** Where a match stood when it was saved, by whatever version. */
export interface SavedPosition extends Pick<MatchRecord, 'answers' | 'takenBack'> {
  readonly state: FlowState;
  readonly stateVersion: number;
  readonly events: readonly Told[];
  readonly moves: readonly RulesMove[];
}

/** Takes up a match under the rules of today from where it stood, and notes where that was. */
export function moveOn(
  game: AnyGame,
  header: RecordHeader,
  saved: SavedPosition,
): Result<AnyMatch, KernelRefusal<'kernel/old-state' | 'kernel/newer-state'>> {
  const migrated = migrateState(game, saved.state, saved.stateVersion);
  if (!migrated.ok) return migrated;
  const { rulesVersion, stateVersion } = game;
  const at = { answers: saved.answers.length, events: saved.events.length };
  const move: RulesMove = { ...at, rulesVersion, stateVersion, state: migrated.value };
  return ok({
    game,
    header,
    moves: [...saved.moves, move],
    state: game.clone(migrated.value),
    answers: saved.answers.slice(),
    ...marksOf(saved),
    events: saved.events.slice(),
    trail: [],
  });
}

const marksOf = ({ takenBack }: Pick<MatchRecord, 'takenBack'>): Pick<AnyMatch, 'takenBack'> =>
  takenBack === undefined ? {} : { takenBack };

/**
 * Takes up a saved match, as after a restart of the program: by playing it again, or, if it was saved by an earlier
 * version, from its snapshot.
 */
export function resume(game: AnyGame, record: MatchRecord): Result<AnyMatch> {
  const { answers, takenBack: _marks, snapshot, moves = [], result: _result, ...header } = record;
  if ((moves.at(-1)?.rulesVersion ?? record.rulesVersion) === game.rulesVersion) return resumeHere(game, record);
  if (snapshot === undefined || snapshot.answers !== answers.length) return replay(game, record);
  const { state, stateVersion, events = [] } = snapshot;
  return moveOn(game, header, { state, stateVersion, events, answers, moves, ...marksOf(record) });
}

/** Saved under the rules of today: played again from the deal, or from the state it moved to them with. */
function resumeHere(game: AnyGame, record: MatchRecord): Result<AnyMatch> {
  const { answers, takenBack: _marks, snapshot, moves = [], result: _result, ...header } = record;
  const last = moves.at(-1);
  if (last === undefined) {
    const replayed = replay(game, record);
    return replayed.ok ? ok({ ...replayed.value, ...marksOf(record) }) : replayed;
  }
  const match: AnyMatch = {
    game,
    header,
    moves,
    state: game.clone(last.state),
    answers: answers.slice(0, last.answers),
    ...marksOf(record),
    events: snapshot?.events?.slice(0, last.events) ?? [],
    trail: [],
  };
  const refusal = giveAll(match, answers, last.answers);
  return refusal === null ? ok(match) : { ok: false, refusal };
}

function giveAll(match: AnyMatch, answers: MatchRecord['answers'], from: number): Refusal | null {
  for (const [index, given] of answers.slice(from).entries()) {
    const refusal = submit(match, given.seat, given.question, given.answer);
    if (refusal !== null) return refuse('kernel/bad-record', { field: `answers[${from + index}]`, problem: refusal });
  }
  return null;
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
