// Drives what moves by itself: bots that must answer and clocks that run out. Each match is driven by the node that
// holds its lease; a lease that was not renewed is taken over by whoever looks first. Whatever takes something from a
// person is written only while the lease is held.

import { openQuestions, type Question, type Seat } from '@orrery/kernel';
import { askDown } from '../bots/ask-down.ts';
import { placeOfTable } from '../bots/place.ts';
import type { Job, Thinker } from '../bots/thinker.ts';
import { games } from '../games.ts';
import { Refused } from '../refusal.ts';
import type { Look } from '../storage/calendar.ts';
import {
  dropAllLeases,
  dropLease,
  type LeaseHolder,
  renewLeases,
  takeLease,
  unheldMatches,
} from '../storage/leases.ts';
import type { News } from '../storage/news.ts';
import type { Store } from '../storage/store.ts';
import { botFor, mustRest, mustStandIn, somebodyPlays } from './absence.ts';
import { Deadlines, type DueSeat, isDue } from './deadlines.ts';
import type { Maker } from './entry-wishes.ts';
import type { Keeper } from './keeper.ts';
import { type LiveMatch, openQuestion } from './live-match.ts';
import { OrderClock } from './order-clock.ts';
import { pauseIsOver } from './proposing.ts';

export interface DriverSettings {
  readonly node: string;
  readonly leaseMs: number;
  /** Who has just taken a match over enforces no deadline for as long as its clock gives, and no longer than this. */
  readonly graceMs: number;
  readonly thinkMs: number | null;
  /** Who plays on for those who are away, unless the table says otherwise. */
  readonly standInLevel: string;
  /** So long a stand-in waits before each answer while somebody else plays: people are to see what happens. */
  readonly standInPauseMs: number;
  /** What chance is drawn with: how long an answer by order waits. */
  readonly orderSecret: string;
  readonly onTrouble: (error: unknown) => void;
  readonly onDecision: (level: string, seconds: number) => void;
  /** Told when this node's clock stops or begins to agree with the database's, and when that one jumps. */
  readonly onClock: (look: Look) => void;
}

const takenAtOnce = 200;
const retryMs = 1000;

export class Driver {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #thinker: Thinker;
  readonly #settings: DriverSettings;
  readonly #held = new Set<string>();
  readonly #thinking = new Set<string>();
  /** Matches that cannot go on, of which it was said. */
  readonly #stuck = new Set<string>();
  readonly #deadlines: Deadlines;
  readonly #orders: OrderClock;
  #interval: NodeJS.Timeout | undefined;
  #clock: Look = { offByMs: 0, agrees: true, jumpedMs: 0, movedMs: 0 };
  #closed = false;
  #ticking: Promise<void> | null = null;

  constructor(store: Store, keeper: Keeper, thinker: Thinker, settings: DriverSettings) {
    this.#store = store;
    this.#keeper = keeper;
    this.#thinker = thinker;
    this.#settings = settings;
    this.#deadlines = new Deadlines(store, settings, (id) => {
      this.#timeUp(id).catch((error) => this.#failed(id, error));
    });
    this.#orders = new OrderClock(store, settings.orderSecret, (id) => {
      this.#ordersDue(id).catch((error) => this.#failed(id, error));
    });
    keeper.onChange((live) => this.#consider(live));
    keeper.onMoved((id) => this.#giveUp(id));
    store.onNews((news) => this.#hear(news));
  }

  /** Compares clocks, then begins to drive. */
  async start(): Promise<void> {
    await this.#compareClocks();
    this.#interval = setInterval(() => this.#beat(), Math.max(50, this.#settings.leaseMs / 3));
    this.#beat();
  }

  get held(): number {
    return this.#held.size;
  }

  /** Who would hold a new lease; null while this node drives nothing. */
  get holder(): LeaseHolder | null {
    const { node, leaseMs } = this.#settings;
    return this.#closed || !this.#clock.agrees ? null : { node, leaseMs };
  }

  /** What the last look at the clocks said. */
  get clock(): Look {
    return this.#clock;
  }

  /** Tries to become the one who drives this match, at once. */
  async take(id: string): Promise<void> {
    const { node, leaseMs } = this.#settings;
    if (this.#closed || !this.#clock.agrees || !(await takeLease(this.#store, id, node, leaseMs))) return;
    if (!this.#held.has(id)) this.#deadlines.begin(id);
    this.#held.add(id);
    try {
      await this.#keeper.catchUp(id);
      await this.#look(id);
    } catch (error) {
      this.#notOpened(id, error);
    }
  }

  /**
   * A match that goes on elsewhere is given up. One that cannot go on at all is held all the same: so no node tries again and
   * again what cannot be opened, and it is said once.
   */
  #notOpened(id: string, error: unknown): void {
    const code = error instanceof Refused ? error.code : null;
    if (code === 'server/newer-rules') return;
    if (code !== 'server/old-rules' && code !== 'server/damaged') throw error;
    if (code === 'server/damaged' || this.#stuck.has(id)) return; // the keeper has said so
    this.#stuck.add(id);
    const { data } = error as Refused;
    this.#settings.onTrouble(new Error(`match ${id} cannot go on with these rules: ${JSON.stringify(data)}`));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#interval);
    this.#deadlines.close();
    this.#orders.close();
    await this.#ticking;
    await dropAllLeases(this.#store, this.#settings.node).catch(this.#settings.onTrouble);
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
    await this.#compareClocks();
    if (!this.#clock.agrees) {
      for (const id of this.#held) this.#letGo(id);
      await dropAllLeases(this.#store, node);
      return;
    }
    const askedAt = performance.now();
    const kept = new Set(await renewLeases(this.#store, node, leaseMs));
    this.#deadlines.renewed(askedAt);
    for (const id of this.#held) if (!kept.has(id)) this.#letGo(id);
    for (const id of await unheldMatches(this.#store, games, takenAtOnce)) {
      if (!this.#closed) await this.take(id).catch(onTrouble);
    }
    this.#keeper.sweep();
  }

  async #compareClocks(): Promise<void> {
    const before = this.#clock.agrees;
    this.#clock = await this.#store.look();
    if (this.#clock.agrees !== before || this.#clock.jumpedMs !== 0) this.#settings.onClock(this.#clock);
    if (this.#clock.jumpedMs === 0 && this.#clock.movedMs === 0) return;
    for (const id of this.#held) {
      if (this.#clock.jumpedMs !== 0) this.#deadlines.begin(id);
      this.#look(id).catch((error) => this.#failed(id, error));
    }
  }

  /** It is over, or a newer node plays it under rules that this one does not know. */
  #giveUp(id: string): void {
    this.#letGo(id);
    dropLease(this.#store, id, this.#settings.node).catch(this.#settings.onTrouble);
  }

  #letGo(id: string): void {
    this.#held.delete(id);
    this.#deadlines.forget(id);
    this.#orders.forget(id);
  }

  /** Matches that were put out of memory are read again when somebody on another node went on. */
  #hear(news: News): void {
    const id = 'match' in news ? news.match : news.kind === 'table' ? news.table : '';
    if (this.#held.has(id) && (news.kind === 'orders' || !this.#keeper.has(id)))
      this.#look(id).catch(this.#settings.onTrouble);
  }

  #look(id: string): Promise<void> {
    return this.#keeper.within(id, (live) => this.#consider(live));
  }

  /** Looks at a match while nobody changes it, and starts what is due. */
  #consider(live: LiveMatch): void {
    const { id } = live;
    if (this.#closed || !this.#held.has(id)) return;
    if (live.closed) {
      this.#giveUp(id);
      return;
    }
    this.#deadlines.set(live);
    this.#orders.set(live);
    if (live.presence.resting) return;
    if (live.orders.size > 0) this.#once(`${id} orders ${live.seq}`, id, () => this.#withdrawOrders(id));
    if (mustRest(live)) {
      this.#once(`${id} rest ${live.seq}`, id, () => this.#keeper.rest(id, this.#forClock(mustRest)));
      return;
    }
    for (const seat of mustStandIn(live)) {
      const maker = this.#forClock((now) => mustStandIn(now).includes(seat));
      const level = this.#standInAt(live);
      this.#once(`${id} standIn ${seat} ${live.seq}`, id, () => this.#keeper.standIn(id, seat, level, maker));
    }
    for (const question of openQuestions(live.match.state)) {
      const level = botFor(live, question.seat);
      if (level !== null) this.#think(live, question, level);
    }
  }

  #standInAt({ table }: LiveMatch): string {
    return table.settings.standInLevel ?? this.#settings.standInLevel;
  }

  /** What only the holder of the lease may write, and only as long as there is reason to. */
  #forClock(may: (live: LiveMatch) => boolean): Maker {
    return { by: 'clock', lease: this.#settings.node, may };
  }

  /** Does a thing that is not under way already; if it fails, the match is looked at again later. */
  #once(mark: string, id: string, work: () => Promise<unknown>): void {
    if (this.#thinking.has(mark)) return;
    this.#thinking.add(mark);
    work()
      .catch((error) => this.#failed(id, error))
      .finally(() => this.#thinking.delete(mark));
  }

  #failed(id: string, error: unknown): void {
    if (this.#closed) return;
    this.#settings.onTrouble(error);
    this.#lookAgain(id);
  }

  #think(live: LiveMatch, question: Question, level: string): void {
    const { id, undos, presence } = live;
    const { seat } = question;
    const standsIn = presence.standIns.has(seat);
    const maker: Maker = {
      by: standsIn ? 'standIn' : 'bot',
      may: (now) => !now.presence.resting && botFor(now, seat) !== null,
    };
    const mark = `${id} ${seat} ${question.id} ${undos}`;
    if (this.#thinking.has(mark)) return; // before a view is made
    const pauseMs = standsIn && somebodyPlays(live) ? this.#settings.standInPauseMs : 0;
    const job = this.#jobFor(live, question, level);
    this.#once(mark, id, async () => {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      if (this.#closed || !this.#held.has(id)) return;
      await this.#decide(id, job, maker);
    });
  }

  #jobFor({ game, match, table }: LiveMatch, question: Question, level: string): Job {
    const view = game.viewFor(match.state, question.seat);
    return { game: game.name, level, view, question, thinkMs: this.#settings.thinkMs, place: placeOfTable(table) };
  }

  async #decide(id: string, job: Job, maker: Maker): Promise<void> {
    const { question } = job;
    const answered = await askDown(this.#thinker, job, {
      take: async (answer, level, seconds) => {
        this.#settings.onDecision(level, seconds);
        const outcome = await this.#keeper.submit(id, question.seat, question.id, answer, null, maker);
        return outcome.ok || isSettled(outcome.refusal.code);
      },
      failed: (error) => {
        if (!this.#closed) this.#settings.onTrouble(error);
        return !this.#closed;
      },
    });
    if (!answered && !this.#closed) await this.#giveFallback(id, question.seat, question.id, maker);
  }

  #lookAgain(id: string): void {
    setTimeout(() => {
      if (!this.#closed && this.#held.has(id)) this.#look(id).catch((error) => this.#failed(id, error));
    }, retryMs).unref();
  }

  /** The most modest legal answer: when a bot fails, or nobody may stand in. */
  async #giveFallback(id: string, seat: Seat, question: number, maker: Maker): Promise<void> {
    const found = await this.#keeper.within(id, (live) => {
      const open = openQuestion(live, seat, question);
      return open === null ? null : { answer: live.game.fallback(live.match.state, open) };
    });
    if (found !== null) await this.#keeper.submit(id, seat, question, found.answer, null, maker);
  }

  /** Answers what nobody has answered in time; the seats stay their people's. */
  async #timeUp(id: string): Promise<void> {
    if (this.#closed || !this.#held.has(id)) return;
    await this.#keeper.within(id, (live) => {
      if (pauseIsOver(live, this.#store.now())) this.#goOn(live);
      for (const due of this.#deadlines.due(live)) this.#answerFor(live, due);
      this.#deadlines.set(live, retryMs);
    });
  }

  /** The time of a pause is up. */
  #goOn({ id, seq }: LiveMatch): void {
    const maker = this.#forClock((now) => pauseIsOver(now, this.#store.now()));
    this.#once(`${id} resume ${seq}`, id, () => this.#keeper.resume(id, maker));
  }

  #withdrawOrders(id: string): Promise<void> {
    return this.#keeper.within(id, async (live) => {
      await this.#orders.withdraw(live);
      this.#orders.set(live);
    });
  }

  /** Gives the answers by order whose time has come. */
  async #ordersDue(id: string): Promise<void> {
    if (this.#closed || !this.#held.has(id)) return;
    const due = await this.#keeper.within(id, async (live) => {
      await this.#orders.withdraw(live);
      const found = this.#orders.due(live);
      this.#orders.set(live, retryMs);
      return found;
    });
    for (const { question, answer, version } of due) {
      const { seat } = question;
      const maker: Maker = {
        by: 'order',
        lease: this.#settings.node,
        may: (now) => now.orders.get(seat)?.version === version && botFor(now, seat) === null,
      };
      this.#once(`${id} order ${seat} ${question.id} ${version}`, id, () =>
        this.#keeper.submit(id, seat, question.id, answer, null, maker),
      );
    }
  }

  #answerFor(live: LiveMatch, { seat, question }: DueSeat): void {
    const { id } = live;
    const maker = this.#forClock((now) => isDue(now, seat, question.id, this.#store.now()));
    const level = live.table.settings.standIns ? this.#standInAt(live) : null;
    this.#once(`${id} time ${seat} ${question.id} ${live.undos}`, id, async () => {
      if (level === null) await this.#giveFallback(id, seat, question.id, maker);
      else await this.#decide(id, this.#jobFor(live, question, level), maker);
    });
  }
}

/** Nobody needs this answer any more, or it is not ours to give. */
const isSettled = (code: string): boolean =>
  code === 'kernel/not-asked' || code === 'kernel/match-over' || code === 'server/unavailable';
