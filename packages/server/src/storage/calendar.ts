// The calendar of a store: the database's clock plus an offset that is kept in the database, which only tests and commands
// move. Between two looks a node counts on with its monotonic clock. Its own wall clock is only compared.

export interface Look {
  /** How far this node's wall clock is from the database's. */
  readonly offByMs: number;
  /** Whether that is little enough to drive matches. */
  readonly agrees: boolean;
  /** The database's clock went another way than time itself since the last look; 0 if it did not. */
  readonly jumpedMs: number;
  /** So far a test or a command has moved the calendar since the last look. */
  readonly movedMs: number;
}

export interface DatabaseTime {
  /** Of the database, not shifted. */
  readonly now: number;
  readonly offset: number;
}

/** More than this, and a clock is wrong. */
export const tolerableMs = 2000;
export const offsetKey = 'calendar_offset_ms';

export class Calendar {
  readonly #read: () => Promise<DatabaseTime>;
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  #database = 0;
  #offset = 0;
  #readAt: number | null = null;

  constructor(read: () => Promise<DatabaseTime>, wall: () => number, monotonic = () => performance.now()) {
    this.#read = read;
    this.#wall = wall;
    this.#monotonic = monotonic;
  }

  now(): number {
    return Math.round(this.#database + this.#offset + this.#monotonic() - (this.#readAt ?? 0));
  }

  /** Sets itself by the database. */
  async look(): Promise<Look> {
    const askedAt = this.#monotonic();
    const { now, offset } = await this.#read();
    const answeredAt = this.#monotonic();
    const doubt = (answeredAt - askedAt) / 2; // it was read at some moment in between
    const readAt = askedAt + doubt;
    const jump = this.#readAt === null ? 0 : now - this.#database - (readAt - this.#readAt);
    const movedMs = this.#readAt === null ? 0 : offset - this.#offset;
    const offByMs = Math.round(this.#wall() - doubt - now);
    this.#database = now;
    this.#offset = offset;
    this.#readAt = readAt;
    return {
      offByMs,
      agrees: Math.abs(offByMs) - doubt <= tolerableMs,
      jumpedMs: Math.abs(jump) - doubt > tolerableMs ? Math.round(jump) : 0,
      movedMs,
    };
  }
}
