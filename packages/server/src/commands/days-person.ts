// Somebody at a table over days: looks when told, is away, on holiday, orders in advance, nudges, takes back.

import { below, type Random } from '@orrery/kernel';
import type { MatchState, NoticeSettings, Order, OrdersReply, Table } from '@orrery/protocol';
import type { DaysWorld } from './days-world.ts';
import { newKey, Player } from './player.ts';

const day = 86_400_000;

interface Me {
  readonly person: { readonly id: string } | null;
}

export class DaysPerson {
  readonly #world: DaysWorld;
  readonly #name: string;
  readonly #index: number;
  readonly #random: Random;
  /** For requests; it never opens a socket, so it is never there. */
  player: Player;
  id = '';
  #seen = 0;

  constructor(world: DaysWorld, name: string, index: number, random: Random) {
    this.#world = world;
    this.#name = name;
    this.#index = index;
    this.#random = random;
    this.player = new Player([world.address()]);
  }

  async signIn(): Promise<void> {
    this.player = new Player([this.#world.address()]);
    await this.player.signIn(this.#name);
    this.id = (await this.player.call<Me>('GET', '/api/me')).person?.id ?? '';
    const address = this.#world.inbox.addressOf(this.#name);
    await this.player.call('POST', '/api/me/channels', { kind: 'hook', address, form: 'plain' });
    if (this.#index !== 2) return;
    const { settings } = await this.player.call<{ settings: NoticeSettings }>('GET', '/api/me/notices');
    const quiet = { from: 22 * 60, to: 7 * 60 };
    await this.player.call('POST', '/api/me/notices/settings', { ...settings, quiet, digestAt: 18 * 60 });
  }

  /** The question that waits for this person at a match, if it is for nobody and nothing else to answer. */
  async askedAt(match: string): Promise<number | null> {
    const { tables } = await this.player.call<{ tables: Table[] }>('GET', '/api/me/tables');
    const table = tables.find(({ id }) => id === match);
    const seat = table?.seats.find(({ you }) => you);
    const isFree = seat?.standIn == null && table?.covered !== true && table?.resting !== true;
    return isFree && table?.pausedUntil === undefined ? (table?.asked?.id ?? null) : null;
  }

  /** What is done without looking at the table. */
  async plan(match: string, on: number, slice: number): Promise<void> {
    if (slice === 0) await this.#plan(match, on);
    if (slice === 3) await this.#nudge(match);
  }

  async live(match: string, on: number, slice: number): Promise<void> {
    if (this.#isAway(on) || !this.#wantsToLook(slice)) return;
    await this.#visit(match);
  }

  #isAway(on: number): boolean {
    return this.#index === 1 && ((on >= 4 && on <= 7) || (on >= 9 && on <= 13));
  }

  /** When something came, and now and then without. */
  #wantsToLook(slice: number): boolean {
    const came = this.#world.inbox.received.get(this.#name)?.length ?? 0;
    const isNew = came > this.#seen;
    const sleeps = slice === 0 || slice === 5;
    if (sleeps || (this.#index === 3 && below(this.#random, 2) === 0)) return false;
    if (!isNew && below(this.#random, 4) > 0) return false;
    this.#seen = came;
    return true;
  }

  async #plan(match: string, on: number): Promise<void> {
    const now = this.#world.store.now();
    if (this.#index === 1 && on === 9) await this.#ask('/api/me/holidays', { from: now, to: now + 5 * day });
    if (this.#index === 2 && on % 3 === 0) await this.#order(match);
    if (this.#index === 0 && on === 15)
      await this.#ask(`/api/tables/${match}/propose`, { kind: 'pause', until: now + day });
  }

  /** What is not allowed just now is not done. */
  async #ask(path: string, body: object): Promise<void> {
    await this.player.call('POST', path, body).catch((error: unknown) => {
      if (!/: 4\d\d /.test(String(error))) throw error;
    });
  }

  async #order(match: string): Promise<void> {
    const known = await this.player.call<OrdersReply>('GET', `/api/matches/${match}/orders`).catch(() => null);
    if (known === null) return;
    const orders = known.kinds
      .slice(0, 40)
      .map((on): Order => ({ on, about: null, if: [], answers: [{ do: 'propose' }], else: 'pass', valid: 'round' }));
    await this.#ask(`/api/matches/${match}/orders`, { version: known.version, orders });
  }

  async #nudge(match: string): Promise<void> {
    if (below(this.#random, 3) > 0) return;
    const { tables } = await this.player.call<{ tables: Table[] }>('GET', '/api/me/tables');
    const table = tables.find(({ id }) => id === match);
    const own = table?.seats.find(({ you }) => you)?.seat;
    for (const seat of table?.waitedFor ?? [])
      if (seat !== own) await this.#ask(`/api/tables/${match}/nudge`, { seat });
  }

  async #visit(match: string): Promise<void> {
    const page = new Player([this.#world.address()], below(this.#random, 1_000_000), this.player.cookie);
    await page.connect();
    try {
      await page.watch(match);
      const state = page.states.get(match);
      if (state === undefined || state.result !== null) return;
      const agree = state.proposal?.open.includes(state.seat ?? -1) === true;
      if (agree) await this.#ask(`/api/tables/${match}/agree`, { number: state.proposal?.number, agrees: true });
      if (state.resting || state.standIns.includes(state.seat ?? -1)) await page.insist({ type: 'here', match });
      if (state.answeredForYou !== undefined && state.mayUndo && below(this.#random, 2) === 0)
        await page.insist({ type: 'undo', match, key: newKey() });
      while (await this.#answer(page, match));
    } finally {
      page.close();
    }
  }

  async #answer(page: Player, match: string): Promise<boolean> {
    const state: MatchState | undefined = page.states.get(match);
    const question = state?.questions[0];
    if (state === undefined || question === undefined) return false;
    const answer = page.answerTo(state, question) as never;
    const reply = await page.insist({ type: 'answer', match, question: question.id, answer, key: newKey() });
    while (page.states.get(match) === state) await page.nextState(100);
    return reply.type === 'accepted';
  }
}
