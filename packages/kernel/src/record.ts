// A match as a file: options, seed, seats and answers tell the whole story; the snapshot lets a running match go on
// after a change of the rules.

import type { Told } from './event.ts';
import type { FlowState } from './flow.ts';
import type { AnyGame, Placing } from './game.ts';
import type { Seat } from './question.ts';
import { sha256Hex } from './random/sha256.ts';
import { type Result, refused } from './refusal.ts';

export const recordFormat = 'orrery-record';
/** Of a record without anything that came with version 2, so that programs that know the first version read it. */
export const recordVersion = 1;
/** Knows answers that were taken back past what had become known, and positions to begin from. */
export const markedRecordVersion = 2;

export interface RecordedSeat {
  readonly name?: string;
  readonly bot?: string;
}

export interface RecordedAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly answer: unknown;
}

export interface Snapshot {
  /** After how many answers. */
  readonly answers: number;
  readonly stateVersion: number;
  readonly state: FlowState;
  /** What was told so far, so that a newer version can tell it too. */
  readonly events?: readonly Told[];
}

/** Where a match begins that does not begin with the deal: a prepared position. */
export interface StartPosition {
  readonly stateVersion: number;
  readonly state: FlowState;
}

/** Where a match went on under other rules: its state from before, migrated. */
export interface RulesMove {
  /** After how many answers. */
  readonly answers: number;
  /** After how many events. */
  readonly events: number;
  readonly rulesVersion: number;
  readonly stateVersion: number;
  readonly state: FlowState;
}

export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion | typeof markedRecordVersion;
  readonly game: string;
  readonly options: unknown;
  /** Of the rules it was begun with. */
  readonly rulesVersion: number;
  /** Left out: it was played under one version from beginning to end. */
  readonly moves?: readonly RulesMove[];
  /** Secret until the match is over; its hash is published at the start. */
  readonly seed: string;
  readonly seedHash: string;
  readonly generator: 'chacha8' | 'xoshiro128';
  /** The seed was chosen or the deal repeated: somebody may know the cards. */
  readonly knownDeal: boolean;
  readonly seats: readonly RecordedSeat[];
  /** Left out: it began with the deal. */
  readonly position?: StartPosition;
  readonly answers: readonly RecordedAnswer[];
  /**
   * Which answers, counted from one, stand in the place of others whose consequences their seat had seen; rising. Left
   * out: there are none. A match with such answers belongs into no statistics.
   */
  readonly takenBack?: readonly number[];
  readonly snapshot?: Snapshot;
  readonly result?: readonly Placing[];
}

/** What is known of a match before its first answer. */
export type RecordHeader = Omit<MatchRecord, 'answers' | 'takenBack' | 'snapshot' | 'result' | 'moves'>;

export const hashOfSeed = (seed: string): string => sha256Hex(seed);

export function saveRecord(record: MatchRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Reads a record from text; every mistake is named by its place. */
export function loadRecord(text: string, games: readonly AnyGame[]): Result<{ record: MatchRecord; game: AnyGame }> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('kernel/bad-record', { field: '', problem: 'not JSON' });
  }
  if (!isObject(raw)) return refused('kernel/bad-record', { field: '', problem: 'not an object' });
  const wrong = wrongField(raw);
  if (wrong !== null) return refused('kernel/bad-record', { field: wrong, problem: 'missing or of the wrong type' });
  const game = games.find((each) => each.name === raw.game);
  if (game === undefined) return refused('kernel/bad-record', { field: 'game', problem: `unknown game ${raw.game}` });
  return { ok: true, value: { record: raw as unknown as MatchRecord, game } };
}

function wrongField(raw: Record<string, unknown>): string | null {
  if (raw.format !== recordFormat) return 'format';
  if (raw.version !== recordVersion && raw.version !== markedRecordVersion) return 'version';
  for (const field of ['game', 'seed', 'seedHash']) if (typeof raw[field] !== 'string') return field;
  if (typeof raw.rulesVersion !== 'number') return 'rulesVersion';
  if (raw.generator !== 'chacha8' && raw.generator !== 'xoshiro128') return 'generator';
  if (typeof raw.knownDeal !== 'boolean') return 'knownDeal';
  if (!Array.isArray(raw.seats) || !raw.seats.every(isObject)) return 'seats';
  if (!Array.isArray(raw.answers)) return 'answers';
  for (const [index, answer] of raw.answers.entries()) {
    const fine = isObject(answer) && typeof answer.seat === 'number' && typeof answer.question === 'number';
    if (!fine || !('answer' in answer)) return `answers[${index}]`;
  }
  const { length } = raw.answers;
  return (
    wrongInPosition(raw.position, raw.version) ??
    wrongInMoves(raw.moves, length) ??
    (isMarks(raw.takenBack, raw.version, length) ? null : 'takenBack') ??
    wrongInSnapshot(raw.snapshot, length)
  );
}

function wrongInPosition(raw: unknown, version: number): string | null {
  if (raw === undefined) return null;
  if (version !== markedRecordVersion) return 'position';
  const wrong = isObject(raw) ? wrongInState({ ...raw, answers: 0 }, 0) : '';
  return wrong === null ? null : `position${wrong === '' ? '' : `.${wrong}`}`;
}

/** The next answer may be the one that is given anew. */
function isMarks(raw: unknown, version: number, answers: number): boolean {
  if (raw === undefined) return true;
  if (version !== markedRecordVersion || !Array.isArray(raw)) return false;
  return raw.every((at, index) => isCount(at) && at > (raw[index - 1] ?? 0) && at <= answers + 1);
}

function wrongInMoves(raw: unknown, answers: number): string | null {
  if (raw === undefined) return null;
  if (!Array.isArray(raw)) return 'moves';
  let before = 0;
  for (const [index, move] of raw.entries()) {
    const wrong = isObject(move) ? wrongInState(move, answers) : '';
    if (wrong !== null) return `moves[${index}]${wrong === '' ? '' : `.${wrong}`}`;
    if (typeof move.rulesVersion !== 'number') return `moves[${index}].rulesVersion`;
    if (!Number.isInteger(move.events) || move.events < 0) return `moves[${index}].events`;
    if (move.answers < before) return `moves[${index}].answers`;
    before = move.answers;
  }
  return null;
}

function wrongInSnapshot(raw: unknown, answers: number): string | null {
  if (raw === undefined) return null;
  if (!isObject(raw)) return 'snapshot';
  const wrong = wrongInState(raw, answers);
  return wrong === null ? null : `snapshot.${wrong}`;
}

/** A state with where it belongs. */
function wrongInState(raw: Record<string, unknown>, answers: number): string | null {
  const after = raw.answers;
  if (!isCount(after) || after > answers) return 'answers';
  if (typeof raw.stateVersion !== 'number') return 'stateVersion';
  return isObject(raw.state) && isObject(raw.state.flow) ? null : 'state';
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
