// Looks every few seconds for what people must be told, and sends it. Any node may do it, and several at once: every step
// holds only if nobody was faster.

import type { Keeper } from '../matches/keeper.ts';
import { Refused } from '../refusal.ts';
import type { Attention, EyesOn } from '../sockets/attention.ts';
import type { Store } from '../storage/store.ts';
import { atOnce, changedMatches, lookThrough, markLooked } from './looking.ts';
import { withChannels } from './making.ts';
import { HerePeople } from './presence.ts';
import type { Senders } from './senders.ts';
import { sendDue } from './sending.ts';

export interface NotifierParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly attention: Attention;
  readonly eyesOn: EyesOn;
  readonly senders: Senders;
  readonly node: string;
  readonly base: string;
  readonly onTrouble: (error: unknown) => void;
}

const day = 86_400_000;
const keptMs = 30 * day;
const cleanEveryMs = 3_600_000;

export class Notifier {
  readonly #parts: NotifierParts;
  readonly #here: HerePeople;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  /** The match looked through last, where more are left; empty: begin anew. */
  #lookedThrough = '';
  #cleanedAt = performance.now();

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#here = new HerePeople(parts.store, parts.node);
  }

  start(everyMs: number): void {
    if (everyMs > 0) this.#timer = setInterval(() => this.beat(), everyMs).unref();
  }

  /** One look at a time. */
  beat(): Promise<void> {
    this.#running ??= this.#look()
      .catch(this.#parts.onTrouble)
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#parts.senders.close();
    const { store, node, onTrouble } = this.#parts;
    for (const table of ['here', 'nodes_here'] as const)
      await store.db.deleteFrom(table).where('node', '=', node).execute().catch(onTrouble);
  }

  async #look(): Promise<void> {
    const { store, keeper, attention } = this.#parts;
    await this.#noteLooks();
    await this.#here.note(attention.people());
    const here = await this.#here.all();
    const { eyesOn } = this.#parts;
    for (const match of await this.#nextMatches()) {
      await lookThrough(store, keeper, match, { here, eyesOn }).catch((error: unknown) => this.#pass(match, error));
    }
    await sendDue(this.#parts, here);
    await this.#clean();
  }

  async #nextMatches(): Promise<readonly string[]> {
    const matches = await changedMatches(this.#parts.store, this.#lookedThrough);
    this.#lookedThrough = (matches.length === atOnce ? matches.at(-1) : null) ?? '';
    return matches;
  }

  /** Where the database does not take them they are noted by the next look. */
  async #noteLooks(): Promise<void> {
    const { store, attention } = this.#parts;
    const looked = attention.takeLooked();
    try {
      const wanted = new Set(await withChannels(store, [...looked.keys()]));
      for (const [person, matches] of looked) if (wanted.has(person)) await markLooked(store, person, matches);
    } catch (error) {
      attention.giveBack(looked);
      throw error;
    }
  }

  /** A match that cannot be opened here is not looked at again and again; it is when it has gone on. */
  async #pass(match: string, error: unknown): Promise<void> {
    if (!(error instanceof Refused)) {
      this.#parts.onTrouble(error);
      return;
    }
    const { db } = this.#parts.store;
    const seq = db.selectFrom('tails').select('seq').where('match_id', '=', match);
    await db
      .updateTable('matches')
      .set(({ fn, lit }) => ({ noticed: fn.coalesce(seq, lit(0)) }))
      .where('id', '=', match)
      .execute();
  }

  async #clean(): Promise<void> {
    if (performance.now() - this.#cleanedAt < cleanEveryMs) return;
    this.#cleanedAt = performance.now();
    const { db, now } = { db: this.#parts.store.db, now: this.#parts.store.now() };
    await db
      .deleteFrom('notices')
      .where('done_at', '<', now - keptMs)
      .execute();
  }
}
