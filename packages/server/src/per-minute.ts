// Counts what each key does within a minute. All counts begin anew together, so that keys nobody uses take no room.

const minute = 60_000;

export class PerMinute {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #since = performance.now();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; false if it is one too many. */
  take(key: string): boolean {
    const now = performance.now();
    if (now - this.#since >= minute) {
      this.#counts.clear();
      this.#since = now;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#most;
  }
}
