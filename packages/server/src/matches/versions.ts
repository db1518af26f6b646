// A match and the versions of its rules. One that was begun under earlier rules is replayed under them, its state is
// migrated, and it goes on under the rules of today from a mark in its log. Whatever cannot go on stays as it is.

import {
  type AnyGame,
  type AnyMatch,
  type CapsulePosition,
  type CapsuleStep,
  type KernelRefusal,
  migrateState,
  moveOn,
  type RecordHeader,
  type SavedPosition,
} from '@orrery/kernel';
import { Refused } from '../refusal.ts';
import { appendWith } from '../storage/entries.ts';
import type { LogEntry } from '../storage/log.ts';
import { hashBefore } from '../storage/log-chain.ts';
import type { Store } from '../storage/store.ts';
import type { OldRules } from './old-rules.ts';

/** A match as it stands after some entry of its log. */
export interface Standing {
  readonly seq: number;
  readonly match: AnyMatch;
}

export interface Opening {
  readonly id: string;
  readonly game: AnyGame;
  /** As it is stored. */
  readonly headerText: string;
  readonly over: boolean;
  readonly entries: readonly LogEntry[];
  /** Kept when a node stopped in order; the way on where nobody kept the old rules. */
  readonly snapshot: SnapshotState | null;
}

export interface SnapshotState extends SavedPosition {
  readonly seq: number;
}

/** What is kept at a mark, beside the version of its state. */
type StoredPosition = Omit<SavedPosition, 'stateVersion'>;

interface Mark {
  readonly rules: number;
  readonly state: number;
}

/** Where to begin with the rules of today: after the last mark, writing one if need be; null: with the deal. */
export async function standingOf(store: Store, oldRules: OldRules, opening: Opening): Promise<Standing | null> {
  const { id, game, entries } = opening;
  const header = JSON.parse(opening.headerText) as RecordHeader;
  const mark = entries.findLast(({ kind }) => kind === 'rules') ?? null;
  const { rules, state } = mark === null ? { rules: header.rulesVersion, state: 0 } : (JSON.parse(mark.answer) as Mark);
  if (rules > game.rulesVersion || state > game.stateVersion) throw new Refused('server/newer-rules', { rules });
  const stored = mark === null ? null : await positionAt(store, id, mark.seq);
  if (rules !== game.rulesVersion) return moved(store, oldRules, opening, { header, rules, mark, stored });
  if (stored === null || mark === null) return null;
  const migrated = migrateState(game, stored.state, state);
  if (!migrated.ok) throw new Refused('server/old-rules', { rules, why: whyNot(migrated.refusal) });
  const { answers, events, moves } = stored;
  const match = { game, header, moves, state: game.clone(migrated.value), trail: [] };
  return { seq: mark.seq, match: { ...match, answers: answers.slice(), events: events.slice() } };
}

/** In a word: what the migration says, or that the state is of a newer version. */
const whyNot = ({ code, data }: KernelRefusal<'kernel/old-state' | 'kernel/newer-state'>): string =>
  'why' in data ? data.why : code;

interface Before {
  readonly header: RecordHeader;
  readonly rules: number;
  readonly mark: LogEntry | null;
  readonly stored: StoredPosition | null;
}

async function moved(store: Store, oldRules: OldRules, opening: Opening, before: Before): Promise<Standing> {
  const { id, game, headerText, over, entries } = opening;
  const { header, rules, mark, stored } = before;
  const replayed = await replay(oldRules, opening, before);
  if (replayed === null) throw new Refused('server/old-rules', { rules, why: 'not-kept' });
  const saved: SavedPosition = { ...replayed, moves: stored?.moves ?? [] };
  const { answers, events } = saved;
  const match = moveOn(game, header, saved);
  if (!match.ok) throw new Refused('server/old-rules', { rules, why: whyNot(match.refusal) });
  if (over) return { seq: entries.length, match: { ...match.value, moves: saved.moves } }; // only to be looked at
  const last = entries.at(-1) ?? null;
  const seq = entries.length + 1;
  const { rulesVersion, stateVersion: now } = game;
  const entry: LogEntry = {
    match_id: id,
    seq,
    kind: 'rules',
    seat: -1,
    question: 0,
    answer: JSON.stringify({ rules: rulesVersion, state: now } satisfies Mark),
    once_key: null,
    at: store.now(),
    by: 'server',
    rules: rulesVersion,
    before: hashBefore(headerText, last),
  };
  const { moves } = match.value;
  const data = JSON.stringify({ state: match.value.state, answers, events, moves } satisfies StoredPosition);
  const { db } = store;
  const added = await appendWith(
    store,
    entry,
    null,
    db.insertInto('states').values({ match_id: id, seq, rules: rulesVersion, state_version: now, data }),
    db.updateTable('matches').set({ rules: rulesVersion }).where('id', '=', id),
  );
  if (!added) throw new Overtaken(`${id}: somebody wrote entry ${seq} before us (last mark ${mark?.seq ?? 'none'})`);
  await store.announce({ kind: 'log', match: id, seq });
  return { seq, match: match.value };
}

/** Another node went on with the match while it was being moved: it must be opened anew. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Under its own rules from the deal or the last mark; else as a node left it that stopped in order. */
async function replay(
  oldRules: OldRules,
  { id, entries, snapshot }: Opening,
  { header, rules, mark, stored }: Before,
): Promise<(CapsulePosition & { readonly stateVersion: number }) | null> {
  const since = entries.slice(mark?.seq ?? 0);
  const replayed = await oldRules.play(rules, { header, from: stored, steps: since.flatMap(stepOf) });
  if (replayed === null) return snapshot?.seq === entries.length ? snapshot : null;
  const { reply, stateVersion } = replayed;
  if (!reply.ok) throw new Refused('server/unavailable', { match: id, why: reply.refusal.code });
  return { ...reply, stateVersion };
}

function stepOf({ kind, seat, question, answer }: LogEntry): CapsuleStep[] {
  if (kind === 'undo') return [{ kind, seat }];
  return kind === 'answer' ? [{ kind, seat, question, answer: JSON.parse(answer) }] : [];
}

async function positionAt(store: Store, id: string, seq: number): Promise<StoredPosition> {
  const row = await store.db
    .selectFrom('states')
    .select('data')
    .where('match_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('server/damaged', { match: id, entry: seq, what: 'missing' });
  return JSON.parse(row.data) as StoredPosition;
}
