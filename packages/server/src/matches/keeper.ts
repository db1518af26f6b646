// Keeps matches in memory and lets one thing happen to each at a time: judge an answer, commit it, then tell. Nothing
// that is not committed is ever seen by anybody: whoever looks waits in the same line.

import { type MatchRecord, recordOf, refuse, type Seat } from '@orrery/kernel';
import { refuseRequest } from '@orrery/protocol';
import { readOrders } from '../orders/orders-by-seat.ts';
import { Refused } from '../refusal.ts';
import { appendWith } from '../storage/entries.ts';
import { type Log, type LogEntry, openLog } from '../storage/log.ts';
import { hashBefore } from '../storage/log-chain.ts';
import type { News } from '../storage/news.ts';
import type { Store } from '../storage/store.ts';
import { readTable } from '../tables/tables.ts';
import {
  comesTooLate,
  isAccepted,
  isAwaited,
  isMissed,
  type Maker,
  type Outcome,
  type SeatHere,
  sameEvents,
  type Wanted,
  type WantedThen,
} from './entry-wishes.ts';
import { applyEntry, countEntry, type LiveMatch, tryEntry } from './live-match.ts';
import { type OldRules, openOldRules } from './old-rules.ts';
import type { Saying } from './proposing.ts';
import { closeIfOver, keepSnapshot, loadMatch } from './stored-match.ts';
import { storedRecord, withNames } from './stored-record.ts';

/** Told while nobody else can touch the match: how many of its events are the same as before. */
export type ChangeListener = (live: LiveMatch, stableEvents: number) => void;

interface Slot {
  line: Promise<unknown>;
  live: LiveMatch | null;
  inLine: number;
  usedAt: number;
}

const aPerson: Maker = { by: 'person' };
const wholeTable: Seat = -1;
const aboutPresence = { question: 0, answer: 'null', once_key: null } as const;
const conflictTries = 20;
const idleMs = 10 * 60_000;
/** Somebody may still want the record of a match that has just ended; then it only takes room. */
const idleOverMs = 20_000;
const mostIdle = 2000;
const closeAgainMs = 1000;

export interface KeeperHelpers {
  /** Told how long each commit took. */
  readonly onCommit?: (seconds: number) => void;
  /** Left out: those that are kept, in this thread. */
  readonly oldRules?: OldRules;
}

export class Keeper {
  readonly #store: Store;
  readonly #oldRules: OldRules;
  readonly #log: Log;
  readonly #onTrouble: (error: unknown) => void;
  readonly #slots = new Map<string, Slot>();
  readonly #listeners: ChangeListener[] = [];
  readonly #movedListeners: ((id: string) => void)[] = [];
  /** Matches whose log was found damaged, each told once. */
  readonly #damaged = new Set<string>();
  #closed = false;

  constructor(store: Store, onTrouble: (error: unknown) => void, helpers: KeeperHelpers = {}) {
    this.#store = store;
    this.#oldRules = helpers.oldRules ?? openOldRules(undefined);
    this.#log = openLog(store, helpers.onCommit);
    this.#onTrouble = onTrouble;
    store.onNews((news) => this.#hear(news));
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** Told when a match goes on at newer nodes, under rules that this one does not know. */
  onMoved(listener: (id: string) => void): void {
    this.#movedListeners.push(listener);
  }

  submit(
    id: string,
    seat: SeatHere,
    question: number,
    answer: unknown,
    key: string | null,
    maker: Maker = aPerson,
  ): Promise<Outcome> {
    const text = JSON.stringify(answer) ?? 'null';
    return this.#add(id, seat, { kind: 'answer', question, answer: text, once_key: key }, maker);
  }

  undo(id: string, seat: SeatHere, key: string | null): Promise<Outcome> {
    return this.#add(id, seat, { kind: 'undo', question: 0, answer: 'null', once_key: key }, aPerson);
  }

  /** A bot answers for this seat from now on. */
  standIn(id: string, seat: SeatHere, level: string, maker: Maker): Promise<Outcome> {
    const wanted = { kind: 'standIn', question: 0, answer: JSON.stringify(level), once_key: null } as const;
    return this.#add(id, seat, wanted, maker);
  }

  /** Nothing moves any more until somebody acts. */
  rest(id: string, maker: Maker): Promise<Outcome> {
    return this.#add(id, wholeTable, { ...aboutPresence, kind: 'rest' }, maker);
  }

  /** The time of a pause is up. */
  resume(id: string, maker: Maker): Promise<Outcome> {
    return this.#add(id, wholeTable, { ...aboutPresence, kind: 'resume' }, maker);
  }

  /** What the people of a match propose to each other, and agree on. */
  say(
    id: string,
    seat: SeatHere,
    what: (live: LiveMatch, seat: Seat) => Saying,
    maker: Maker = aPerson,
  ): Promise<Outcome> {
    const saying = (live: LiveMatch, by: Seat): Wanted & { readonly seat: Seat } => ({
      ...aboutPresence,
      ...what(live, by),
    });
    return this.#add(id, seat, saying, maker);
  }

  /** Somebody says that he is there; does nothing if that is known. */
  async here(id: string, who: (live: LiveMatch) => Seat): Promise<void> {
    await this.within(id, async (live) => {
      const seat = who(live);
      if (isMissed(live, seat)) await this.#takePart(live, seat, true);
    });
  }

  /** Looks at a match, in line with everything else that happens to it. The work must not wait for the same line. */
  within<T>(id: string, work: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    const slot = this.#slots.get(id) ?? { line: Promise.resolve(), live: null, inLine: 0, usedAt: 0 };
    this.#slots.set(id, slot);
    slot.inLine += 1;
    const turn = slot.line.then(async () => {
      try {
        slot.live ??= await this.#load(id);
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

  has(id: string): boolean {
    return this.#slots.has(id);
  }

  get damaged(): number {
    return this.#damaged.size;
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

  /** The record of a match that is over, with the names of today. What was stored at its end is enough for it. */
  async record(id: string): Promise<MatchRecord> {
    const stored = await storedRecord(this.#store, id);
    if (stored !== null) return stored;
    return this.within(id, ({ game, match, table, presence }) => {
      if (game.outcome(match.state) === null && !presence.ended) throw new Refused('server/not-over', { match: id });
      return withNames(recordOf(match), table);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#slots.values()].map((slot) => slot.line));
    await this.#log.drain();
    for (const { live } of this.#slots.values()) {
      if (live !== null) await keepSnapshot(this.#store, live).catch(this.#onTrouble);
    }
  }

  #add(id: string, who: SeatHere, asked: Wanted | WantedThen, maker: Maker): Promise<Outcome> {
    return this.within(id, async (first) => {
      let live = first;
      const seat = typeof who === 'function' ? who(live) : who;
      // A key is its seat's own: nobody else's answer is taken for a repetition of it.
      const onceKey = typeof asked === 'function' ? null : asked.once_key;
      const key = onceKey === null ? null : `${seat}-${onceKey}`;
      for (let attempt = 0; attempt < conflictTries; attempt++) {
        const known = key === null ? undefined : live.keys.get(key);
        if (known !== undefined) return { ok: true, seq: known };
        if (maker.may?.(live) === false) return { ok: false, refusal: refuse('kernel/not-asked', { seat }) };
        const wanted = typeof asked === 'function' ? asked(live, seat) : { ...asked, seat };
        if (comesTooLate(live, wanted)) return { ok: false, refusal: refuse('kernel/match-over') };
        if (maker.by === 'person' && isAwaited(live, seat) && isAccepted(live, seat, wanted))
          live = await this.#takePart(live, seat, false);
        const entry = this.#entry(live, wanted.seat, { ...wanted, once_key: key }, maker.by);
        const before = live.match.events;
        const length = before.length;
        const refusal = tryEntry(live, entry);
        if (refusal !== null) {
          // Another node may have gone on without our having heard of it yet.
          if (this.#store.kind === 'postgres' && (await this.#readNew(live))) continue;
          return { ok: false, refusal };
        }
        if (!(await this.#commit(entry, live, maker.lease ?? null))) {
          live = await this.#reload(live);
          // Nobody was faster: so it is the lease that is not ours any more.
          if (maker.lease !== undefined && live.seq < entry.seq) break;
          continue;
        }
        countEntry(live, entry);
        await this.#closeIfOver(live);
        this.#changed(live, sameEvents(before, length, live));
        return { ok: true, seq: entry.seq };
      }
      return { ok: false, refusal: refuseRequest('server/unavailable', { match: id }) };
    });
  }

  #entry(live: LiveMatch, seat: Seat, wanted: Wanted, by: LogEntry['by']): LogEntry {
    return {
      match_id: live.id,
      seq: live.seq + 1,
      kind: wanted.kind,
      seat,
      question: wanted.question,
      answer: wanted.answer,
      once_key: wanted.once_key,
      at: this.#store.now(),
      by,
      rules: live.game.rulesVersion,
      before: hashBefore(live.headerText, live.last),
    };
  }

  /** A person acts: whoever stood in gives the seat back, and a match that rested goes on. */
  async #takePart(from: LiveMatch, seat: Seat, told: boolean): Promise<LiveMatch> {
    let live = from;
    for (let attempt = 0; attempt < conflictTries; attempt++) {
      const { standIns, missed, resting } = live.presence;
      const isBack = standIns.has(seat) || (told && missed.has(seat));
      if (!isBack && !resting) return live;
      const wanted = { ...aboutPresence, kind: isBack ? 'return' : 'wake' } as const;
      const entry = this.#entry(live, isBack ? seat : wholeTable, wanted, 'person');
      if (await this.#commit(entry, live, null)) {
        countEntry(live, entry);
        this.#changed(live, live.match.events.length);
      } else live = await this.#reload(live);
    }
    throw new Refused('server/unavailable', { match: live.id });
  }

  async #commit(entry: LogEntry, live: LiveMatch, lease: string | null): Promise<boolean> {
    try {
      const isPlain = lease === null && (entry.kind === 'answer' || entry.kind === 'undo');
      if (isPlain) return await this.#log.append(entry);
      const added = await appendWith(this.#store, entry, lease);
      if (added) await this.#tellOthers(entry);
      return added;
    } catch (error) {
      this.#onTrouble(error);
      const slot = this.#slots.get(live.id);
      if (slot !== undefined) slot.live = null; // whether it got through, only the log knows
      throw new Refused('server/unavailable');
    }
  }

  async #tellOthers({ match_id, seq, kind }: LogEntry): Promise<void> {
    await this.#store.announce({ kind: 'log', match: match_id, seq });
    if (kind === 'standIn' || kind === 'return') await this.#store.announce({ kind: 'table', table: match_id });
  }

  async #load(id: string): Promise<LiveMatch> {
    try {
      return await loadMatch(this.#store, this.#log, this.#oldRules, id);
    } catch (error) {
      const code = error instanceof Refused ? error.code : null;
      if (code === 'server/newer-rules') for (const tell of this.#movedListeners) tell(id);
      const isNew = error instanceof Refused && code === 'server/damaged' && !this.#damaged.has(id);
      if (isNew) {
        this.#damaged.add(id);
        this.#onTrouble(new Error(`the log of match ${id} was damaged: ${JSON.stringify(error.data)}`));
      }
      throw error;
    }
  }

  /** What is in memory is ahead of the log, because another node's entry came first: read it again. */
  async #reload(live: LiveMatch): Promise<LiveMatch> {
    const slot = this.#slots.get(live.id);
    if (slot !== undefined) slot.live = null;
    const fresh = await this.#load(live.id);
    if (slot !== undefined) slot.live = fresh;
    this.#changed(fresh, 0);
    return fresh;
  }

  async #readNew(live: LiveMatch): Promise<boolean> {
    const entries = await this.#log.read(live.id, live.seq);
    if (entries.length === 0) return false;
    if (entries.some(({ kind }) => kind === 'rules')) {
      await this.#reload(live); // a newer node has moved it: whether we may still touch it, opening it tells
      return true;
    }
    let stable = live.match.events.length;
    for (const entry of entries) {
      const before = live.match.events;
      const length = before.length;
      const refusal = applyEntry(live, entry);
      if (refusal !== null) throw new Error(`${live.id}: entry ${entry.seq} of the log is refused: ${refusal.code}`);
      stable = Math.min(stable, sameEvents(before, length, live));
    }
    await this.#closeIfOver(live);
    this.#changed(live, stable);
    return true;
  }

  /** The log has the end already, so nobody is refused because of it: what cannot be stored now is stored later. */
  async #closeIfOver(live: LiveMatch): Promise<void> {
    try {
      await closeIfOver(this.#store, live);
    } catch (error) {
      this.#onTrouble(error);
      setTimeout(() => this.#closeAgain(live.id), closeAgainMs).unref();
    }
  }

  #closeAgain(id: string): void {
    if (this.#closed) return;
    this.within(id, async (live) => {
      if (live.closed) return;
      await this.#closeIfOver(live);
      if (live.closed) this.#changed(live, live.match.events.length);
    }).catch(this.#onTrouble);
  }

  #changed(live: LiveMatch, stable: number): void {
    for (const listener of this.#listeners) listener(live, stable);
  }

  #hear(news: News): void {
    if (news.kind === 'log') {
      const slot = this.#slots.get(news.match);
      if (slot === undefined || (slot.live?.seq ?? 0) >= news.seq) return;
      // It may be our own entry, heard of before its commit returned: look again when it is our turn.
      this.within(news.match, async (live) => {
        if (live.seq < news.seq) await this.#readNew(live);
      }).catch(this.#onTrouble);
    } else if (news.kind === 'orders') {
      if (this.has(news.match)) this.within(news.match, (live) => this.#readOrders(live)).catch(this.#onTrouble);
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

  async #readOrders(live: LiveMatch): Promise<void> {
    if (!live.closed) live.orders = await readOrders(this.#store, live.id);
  }

  async #refreshTable(live: LiveMatch): Promise<void> {
    const table = await readTable(this.#store, live.id);
    if (table === null) return;
    live.table = table;
    await this.#readOrders(live);
    this.#changed(live, live.match.events.length);
  }
}
