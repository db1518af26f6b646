// Keeps matches in memory and lets one thing happen to each at a time: judge an answer, commit it, then tell. Nothing
// that is not committed is ever seen by anybody: whoever looks waits in the same line.

import { type Refusal, refuse, type Seat } from '@orrery/kernel';
import { gameNamed } from '../games.ts';
import { Refused } from '../refusal.ts';
import { type Log, type LogEntry, openLog } from '../storage/log.ts';
import type { News, Store } from '../storage/store.ts';
import { readTable } from '../tables/tables.ts';
import { applyEntry, countEntry, type LiveMatch, openMatch, snapshotOf, tryEntry } from './live-match.ts';

export type Outcome = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };

/** Told while nobody else can touch the match: how many of its events are the same as before. */
export type ChangeListener = (live: LiveMatch, stableEvents: number) => void;

interface Slot {
  line: Promise<unknown>;
  live: LiveMatch | null;
  inLine: number;
  usedAt: number;
}

type Wanted = Pick<LogEntry, 'kind' | 'question' | 'answer' | 'once_key'>;

/** A seat, or how to find it at the table of the match; what it throws reaches the caller. */
type SeatHere = Seat | ((live: LiveMatch) => Seat);

const conflictTries = 20;
const snapshotEvery = 80;
const idleMs = 10 * 60_000;
/** Somebody may still want the record of a match that has just ended; then it only takes room. */
const idleOverMs = 20_000;
const mostIdle = 2000;

export class Keeper {
  readonly #store: Store;
  readonly #log: Log;
  readonly #onTrouble: (error: unknown) => void;
  readonly #slots = new Map<string, Slot>();
  readonly #listeners: ChangeListener[] = [];

  constructor(store: Store, onTrouble: (error: unknown) => void, onCommit?: (seconds: number) => void) {
    this.#store = store;
    this.#log = openLog(store, onCommit);
    this.#onTrouble = onTrouble;
    store.onNews((news) => this.#hear(news));
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  submit(id: string, seat: SeatHere, question: number, answer: unknown, key: string | null): Promise<Outcome> {
    const text = JSON.stringify(answer) ?? 'null';
    return this.#add(id, seat, { kind: 'answer', question, answer: text, once_key: key });
  }

  undo(id: string, seat: SeatHere, key: string | null): Promise<Outcome> {
    return this.#add(id, seat, { kind: 'undo', question: 0, answer: 'null', once_key: key });
  }

  /** Looks at a match, in line with everything else that happens to it. The work must not wait for the same line. */
  within<T>(id: string, work: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    const slot = this.#slots.get(id) ?? { line: Promise.resolve(), live: null, inLine: 0, usedAt: 0 };
    this.#slots.set(id, slot);
    slot.inLine += 1;
    const turn = slot.line.then(async () => {
      try {
        slot.live ??= await load(this.#store, this.#log, id);
        return await work(slot.live);
      } finally {
        slot.inLine -= 1;
        slot.usedAt = Date.now();
        if (slot.live === null && slot.inLine === 0) this.#slots.delete(id);
      }
    });
    slot.line = turn.catch(() => {});
    return turn;
  }

  /** Reads what other nodes added. */
  async catchUp(id: string): Promise<void> {
    await this.within(id, (live) => this.#readNew(live));
  }

  /** Whether it is in memory. */
  has(id: string): boolean {
    return this.#slots.has(id);
  }

  get loaded(): number {
    return this.#slots.size;
  }

  /** Forgets matches that nobody touched for a while. */
  sweep(): void {
    const now = Date.now();
    const longest = this.#slots.size > mostIdle ? idleMs / 10 : idleMs;
    for (const [id, { inLine, live, usedAt }] of this.#slots) {
      const mayStay = live?.closed === true ? idleOverMs : longest;
      if (inLine === 0 && usedAt < now - mayStay) this.#slots.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#slots.values()].map((slot) => slot.line));
    await this.#log.drain();
  }

  #add(id: string, who: SeatHere, wanted: Wanted): Promise<Outcome> {
    return this.within(id, async (first) => {
      let live = first;
      const seat = typeof who === 'function' ? who(live) : who;
      // A key is its seat's own: nobody else's answer is taken for a repetition of it.
      const key = wanted.once_key === null ? null : `${seat}-${wanted.once_key}`;
      for (let attempt = 0; attempt < conflictTries; attempt++) {
        const known = key === null ? undefined : live.keys.get(key);
        if (known !== undefined) return { ok: true, seq: known };
        const entry: LogEntry = {
          ...wanted,
          once_key: key,
          seat,
          match_id: id,
          seq: live.seq + 1,
          at: this.#store.now(),
        };
        const before = live.match.events;
        const length = before.length;
        const refusal = tryEntry(live, entry);
        if (refusal !== null) {
          // Another node may have gone on without our having heard of it yet.
          if (this.#store.kind === 'postgres' && (await this.#readNew(live))) continue;
          return { ok: false, refusal };
        }
        if (!(await this.#commit(entry, live))) {
          live = await this.#reload(live);
          continue;
        }
        countEntry(live, entry);
        await closeIfOver(this.#store, live);
        this.#changed(live, sameEvents(before, length, live));
        this.#keepSnapshot(live);
        return { ok: true, seq: entry.seq };
      }
      return { ok: false, refusal: refuse('server/unavailable', { match: id }) };
    });
  }

  async #commit(entry: LogEntry, live: LiveMatch): Promise<boolean> {
    try {
      return await this.#log.append(entry);
    } catch (error) {
      this.#onTrouble(error);
      const slot = this.#slots.get(live.id);
      if (slot !== undefined) slot.live = null; // whether it got through, only the log knows
      throw new Refused('server/unavailable');
    }
  }

  /** What is in memory is ahead of the log, because another node's entry came first: read it again. */
  async #reload(live: LiveMatch): Promise<LiveMatch> {
    const slot = this.#slots.get(live.id);
    if (slot !== undefined) slot.live = null;
    const fresh = await load(this.#store, this.#log, live.id);
    if (slot !== undefined) slot.live = fresh;
    this.#changed(fresh, 0);
    return fresh;
  }

  async #readNew(live: LiveMatch): Promise<boolean> {
    const entries = await this.#log.read(live.id, live.seq);
    if (entries.length === 0) return false;
    let stable = live.match.events.length;
    for (const entry of entries) {
      const before = live.match.events;
      const length = before.length;
      const refusal = applyEntry(live, entry);
      if (refusal !== null) throw new Error(`${live.id}: entry ${entry.seq} of the log is refused: ${refusal.code}`);
      stable = Math.min(stable, sameEvents(before, length, live));
    }
    await closeIfOver(this.#store, live);
    this.#changed(live, stable);
    return true;
  }

  #changed(live: LiveMatch, stable: number): void {
    for (const listener of this.#listeners) listener(live, stable);
  }

  #keepSnapshot(live: LiveMatch): void {
    const due = live.seq - live.snapshotSeq >= snapshotEvery;
    if (!due || live.closed || live.match.trail.length > 0) return;
    const snapshot = snapshotOf(live);
    live.snapshotSeq = snapshot.seq;
    writeSnapshot(this.#store, live.id, snapshot).catch(this.#onTrouble);
  }

  #hear(news: News): void {
    if (news.kind === 'log') {
      const slot = this.#slots.get(news.match);
      if (slot === undefined || (slot.live?.seq ?? 0) >= news.seq) return;
      // It may be our own entry, heard of before its commit returned: look again when it is our turn.
      this.within(news.match, async (live) => {
        if (live.seq < news.seq) await this.#readNew(live);
      }).catch(this.#onTrouble);
    } else if (news.kind === 'table') {
      if (this.has(news.table)) this.within(news.table, (live) => this.#refreshTable(live)).catch(this.#onTrouble);
    } else if (news.kind === 'resumed') {
      for (const id of this.#slots.keys()) {
        this.within(id, async (live) => {
          await this.#refreshTable(live);
          await this.#readNew(live);
        }).catch(this.#onTrouble);
      }
    }
  }

  async #refreshTable(live: LiveMatch): Promise<void> {
    const table = await readTable(this.#store, live.id);
    if (table === null) return;
    live.table = table;
    this.#changed(live, live.match.events.length);
  }
}

/** An answer adds events at the end; taking one back makes a new list that begins like the old one. */
function sameEvents(before: LiveMatch['match']['events'], length: number, live: LiveMatch): number {
  const after = live.match.events;
  if (after === before) return length;
  let same = 0;
  while (same < length && same < after.length && before[same] === after[same]) same += 1;
  return same;
}

async function load(store: Store, log: Log, id: string): Promise<LiveMatch> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const table = row === undefined ? null : await readTable(store, id);
  if (row === undefined || table === null) throw new Refused('server/not-started', { match: id });
  const header = JSON.parse(row.header);
  const game = gameNamed(header.game);
  if (game === null) throw new Refused('server/unavailable', { match: id });
  const entries = await log.read(id, 0);
  const snapshot = await store.db
    .selectFrom('snapshots')
    .select(['seq', 'data'])
    .where('match_id', '=', id)
    .executeTakeFirst();
  const stored = { id, header, startedAt: row.started_at, over: row.over === 1 };
  const live = openMatch(game, stored, table, entries, snapshot ?? null);
  if (live.snapshotSeq < 0 && live.match.trail.length === 0 && !live.closed) {
    const first = snapshotOf(live);
    await writeSnapshot(store, id, first);
    live.snapshotSeq = first.seq;
  }
  await closeIfOver(store, live);
  return live;
}

async function writeSnapshot(store: Store, match: string, { seq, data }: { seq: number; data: string }): Promise<void> {
  await store.db
    .insertInto('snapshots')
    .values({ match_id: match, seq, data })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ seq, data }).where('snapshots.seq', '<', seq))
    .execute();
}

/** The result is in the log already; this only saves others from looking there. Done again if a node died before it. */
async function closeIfOver(store: Store, live: LiveMatch): Promise<void> {
  if (live.closed) return;
  const result = live.game.outcome(live.match.state);
  if (result === null) return;
  const { db } = store;
  await store.together(
    db
      .updateTable('matches')
      .set({ over: 1, result: JSON.stringify(result) })
      .where('id', '=', live.id),
    db.updateTable('tables').set({ status: 'over' }).where('id', '=', live.id),
    db.deleteFrom('snapshots').where('match_id', '=', live.id),
  );
  live.closed = true;
  await store.announce({ kind: 'table', table: live.id });
}
