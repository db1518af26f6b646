// Drives what moves by itself: bots that must answer and clocks that run out. Each match is driven by the node that
// holds its lease; a lease that was not renewed is taken over by whoever looks first.

import { openQuestions, type Question, type Seat } from '@orrery/kernel';
import { askDown } from '../bots/ask-down.ts';
import type { Job, Thinker } from '../bots/thinker.ts';
import { dropAllLeases, dropLease, renewLeases, takeLease, unheldMatches } from '../storage/leases.ts';
import type { News, Store } from '../storage/store.ts';
import { setStandIn } from '../tables/leaving.ts';
import { botAt } from '../tables/tables.ts';
import type { Keeper } from './keeper.ts';
import { deadlineOf, type LiveMatch, openQuestion } from './live-match.ts';

export interface DriverSettings {
  readonly node: string;
  readonly leaseMs: number;
  readonly thinkMs: number | null;
  /** Who plays on for those who are away, unless the table says otherwise. */
  readonly standInLevel: string;
  readonly onTrouble: (error: unknown) => void;
  readonly onDecision: (level: string, seconds: number) => void;
}

const takenAtOnce = 200;
const longestTimer = 2 ** 30;
const retryMs = 1000;

export class Driver {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #thinker: Thinker;
  readonly #settings: DriverSettings;
  readonly #held = new Set<string>();
  readonly #thinking = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #interval: NodeJS.Timeout;
  #closed = false;
  #ticking: Promise<void> | null = null;

  constructor(store: Store, keeper: Keeper, thinker: Thinker, settings: DriverSettings) {
    this.#store = store;
    this.#keeper = keeper;
    this.#thinker = thinker;
    this.#settings = settings;
    keeper.onChange((live) => this.#consider(live));
    store.onNews((news) => this.#hear(news));
    this.#interval = setInterval(() => this.#beat(), Math.max(50, settings.leaseMs / 3));
    this.#beat();
  }

  get held(): number {
    return this.#held.size;
  }

  /** Tries to become the one who drives this match, at once. */
  async take(id: string): Promise<void> {
    const { node, leaseMs } = this.#settings;
    if (this.#closed || !(await takeLease(this.#store, id, node, leaseMs))) return;
    this.#held.add(id);
    await this.#keeper.catchUp(id);
    await this.#look(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#interval);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#ticking;
    await dropAllLeases(this.#store, this.#settings.node);
  }

  #beat(): void {
    this.#ticking ??= this.#tick()
      .catch(this.#settings.onTrouble)
      .finally(() => {
        this.#ticking = null;
      });
  }

  async #tick(): Promise<void> {
    const { node, leaseMs, onTrouble } = this.#settings;
    const kept = new Set(await renewLeases(this.#store, node, leaseMs));
    for (const id of this.#held) if (!kept.has(id)) this.#letGo(id);
    for (const id of await unheldMatches(this.#store, takenAtOnce)) await this.take(id).catch(onTrouble);
    this.#keeper.sweep();
  }

  #letGo(id: string): void {
    this.#held.delete(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Matches that were put out of memory are read again when somebody on another node went on. */
  #hear(news: News): void {
    const id = news.kind === 'log' ? news.match : news.kind === 'table' ? news.table : '';
    if (this.#held.has(id) && !this.#keeper.has(id)) this.#look(id).catch(this.#settings.onTrouble);
  }

  #look(id: string): Promise<void> {
    return this.#keeper.within(id, (live) => this.#consider(live));
  }

  /** Looks at a match while nobody changes it, and starts what is due. */
  #consider(live: LiveMatch): void {
    if (this.#closed || !this.#held.has(live.id)) return;
    if (live.closed) {
      this.#letGo(live.id);
      dropLease(this.#store, live.id, this.#settings.node).catch(this.#settings.onTrouble);
      return;
    }
    for (const question of openQuestions(live.match.state)) {
      const level = botAt(live.table, question.seat);
      if (level !== null) this.#think(live, question, level);
    }
    this.#setTimer(live);
  }

  #think({ id, game, undos, match }: LiveMatch, question: Question, level: string): void {
    const mark = `${id} ${question.seat} ${question.id} ${undos}`;
    if (this.#thinking.has(mark)) return;
    this.#thinking.add(mark);
    const view = game.viewFor(match.state, question.seat);
    this.#decide(id, { game: game.name, level, view, question, thinkMs: this.#settings.thinkMs })
      .catch((error) => {
        this.#settings.onTrouble(error);
        this.#lookAgain(id);
      })
      .finally(() => this.#thinking.delete(mark));
  }

  async #decide(id: string, job: Job): Promise<void> {
    const { question } = job;
    const answered = await askDown(this.#thinker, job, {
      take: async (answer, level, seconds) => {
        this.#settings.onDecision(level, seconds);
        const outcome = await this.#keeper.submit(id, question.seat, question.id, answer, null);
        return (
          outcome.ok || outcome.refusal.code === 'kernel/not-asked' || outcome.refusal.code === 'kernel/match-over'
        );
      },
      failed: (error) => {
        if (!this.#closed) this.#settings.onTrouble(error);
        return !this.#closed;
      },
    });
    if (!answered && !this.#closed) await this.#giveFallback(id, question.seat, question.id);
  }

  #lookAgain(id: string): void {
    setTimeout(() => {
      if (!this.#closed && this.#held.has(id)) this.#look(id).catch(this.#settings.onTrouble);
    }, retryMs).unref();
  }

  /** The most modest legal answer: when a bot fails, or nobody may stand in. */
  async #giveFallback(id: string, seat: Seat, question: number): Promise<void> {
    const found = await this.#keeper.within(id, (live) => {
      const open = openQuestion(live, seat, question);
      return open === null ? null : { answer: live.game.fallback(live.match.state, open) };
    });
    if (found !== null) await this.#keeper.submit(id, seat, question, found.answer, null);
  }

  #setTimer(live: LiveMatch): void {
    clearTimeout(this.#timers.get(live.id));
    const next = dueSeats(live, Number.POSITIVE_INFINITY).map(({ at }) => at);
    if (next.length === 0) return;
    const wait = Math.max(0, Math.min(...next) - this.#store.now());
    const timer = setTimeout(() => this.#timeUp(live.id).catch(this.#settings.onTrouble), Math.min(wait, longestTimer));
    this.#timers.set(live.id, timer.unref());
  }

  async #timeUp(id: string): Promise<void> {
    if (this.#closed || !this.#held.has(id)) return;
    const { due, standIn } = await this.#keeper.within(id, (live) => {
      const { standIns, standInLevel } = live.table.settings;
      const due = dueSeats(live, this.#store.now());
      if (due.length === 0) this.#setTimer(live);
      return { due, standIn: standIns ? (standInLevel ?? this.#settings.standInLevel) : null };
    });
    for (const { seat, question } of due) {
      if (standIn !== null) await setStandIn(this.#store, id, seat, standIn);
      else await this.#giveFallback(id, seat, question.id);
    }
  }
}

/** Seats of people who must answer by then. */
function dueSeats(live: LiveMatch, by: number): { seat: Seat; at: number; question: Question }[] {
  return openQuestions(live.match.state).flatMap((question) => {
    const at = deadlineOf(live, question.seat);
    const isDue = at !== null && at <= by && botAt(live.table, question.seat) === null;
    return isDue ? [{ seat: question.seat, at, question }] : [];
  });
}
