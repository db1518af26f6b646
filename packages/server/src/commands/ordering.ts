// People of chaos who give orders in advance: for one round of a match, later for another. What their orders cover they leave to
// them, now and then they take back what was answered so. Notes what was promised, to be held against the log.

import type { MatchState, Order, OrdersReply } from '@orrery/protocol';
import type { Player } from './player.ts';

export interface Promised {
  readonly match: string;
  readonly seat: number;
  readonly question: number;
  /** What the server said last: whether an order answers this question. */
  covered: boolean;
  /** Since when, and when these orders were given, by `performance.now()`. */
  readonly at: number;
  readonly givenAt: number;
}

/** The version of a seat's orders that was acknowledged last. */
export interface Given {
  readonly match: string;
  readonly seat: number;
  version: number;
}

const lastRound = 8;
const changeChance = 0.04;
const undoChance = 0.05;
/** Orders answer within a quarter of the clock, as soon as somebody drives the match. */
const patienceMs = 30_000;

export class Ordering {
  readonly promised = new Map<string, Promised>();
  readonly given = new Map<string, Given>();
  /** When orders were given last, by match and seat. */
  readonly #givenAt = new Map<string, number>();

  /** What somebody with orders would rather do than answer by hand. */
  async rather(player: Player, state: MatchState): Promise<'wait' | 'undo' | null> {
    const { match, seat, questions, answeredForYou = [], mayUndo } = state;
    if (seat === null) return null;
    const key = `${match} ${seat}`;
    if (!this.given.has(key) || (questions.length > 0 && Math.random() < changeChance))
      await this.#give(player, match, seat);
    if (answeredForYou.some(({ by }) => by === 'order') && mayUndo && Math.random() < undoChance) return 'undo';
    if (questions.length === 0) return null;
    const { covered } = await ordersOf(player, match);
    const now = performance.now();
    let isLate = false;
    for (const { id } of questions) {
      const before = this.promised.get(`${key} ${id}`);
      const since = before?.covered === true ? before.at : now;
      const givenAt = this.#givenAt.get(key) ?? now;
      this.promised.set(`${key} ${id}`, { match, seat, question: id, covered, at: since, givenAt });
      isLate ||= covered && now - Math.max(since, givenAt) > patienceMs;
    }
    return covered && !isLate ? 'wait' : null;
  }

  /** All kinds of questions of some round. */
  async #give(player: Player, match: string, seat: number): Promise<void> {
    const { version, kinds } = await ordersOf(player, match);
    const round = 1 + Math.floor(Math.random() * lastRound);
    const orders = kinds.slice(0, 40).map(
      (on): Order => ({
        on,
        about: null,
        if: [
          { fact: 'round', is: 'atLeast', than: round },
          { fact: 'round', is: 'atMost', than: round },
        ],
        answers: [{ do: 'propose' }],
        else: 'pass',
        valid: 'always',
      }),
    );
    const key = `${match} ${seat}`;
    this.#givenAt.set(key, performance.now());
    const stored = await player
      .call<OrdersReply>('POST', `/api/matches/${match}/orders`, { version, orders })
      .catch((error: unknown) => afterwards(player, match, error));
    if (stored !== null) this.given.set(key, { match, seat, version: stored.version });
    this.#givenAt.set(key, performance.now());
  }
}

const ordersOf = (player: Player, match: string): Promise<OrdersReply> =>
  player.call<OrdersReply>('GET', `/api/matches/${match}/orders`).catch((error: unknown) => {
    if (!isOver(error)) throw error;
    return { version: 0, orders: [], facts: [], kinds: [], plans: [], covered: false, withdrawn: null };
  });

/** They may have got through before the server died, unheard; then sending them again was too late. */
async function afterwards(player: Player, match: string, error: unknown): Promise<OrdersReply | null> {
  if (isOver(error)) return null;
  if (!String(error).includes('changed-meanwhile')) throw error;
  return ordersOf(player, match);
}

const isOver = (error: unknown): boolean => String(error).includes('the match is over');
