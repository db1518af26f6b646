// A queue in which nobody gets more than a fair share by queueing more: keys are served in turn, and below each key the
// next keys in turn. With person and table as keys, fifty tables of one person count as much as one table of another.

export interface Place {
  /** From the outermost to the innermost; all places of one queue have as many. */
  readonly keys: readonly string[];
  /** Served only when nothing else waits. */
  readonly last: boolean;
}

/** Keys in turn: the first one of the map is served and goes to its end. */
class Rounds<T> {
  readonly #items: T[] = [];
  readonly #below = new Map<string, Rounds<T>>();

  add([key, ...inner]: readonly string[], item: T): void {
    if (key === undefined) {
      this.#items.push(item);
      return;
    }
    const rounds = this.#below.get(key) ?? new Rounds<T>();
    this.#below.set(key, rounds);
    rounds.add(inner, item);
  }

  take(): T | undefined {
    for (const [key, rounds] of this.#below) {
      this.#below.delete(key);
      const item = rounds.take();
      if (!rounds.isEmpty) this.#below.set(key, rounds);
      return item;
    }
    return this.#items.shift();
  }

  get isEmpty(): boolean {
    return this.#items.length === 0 && this.#below.size === 0;
  }
}

export class FairQueue<T> {
  readonly #first = new Rounds<T>();
  readonly #last = new Rounds<T>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add({ keys, last }: Place, item: T): void {
    (last ? this.#last : this.#first).add(keys, item);
    this.#size += 1;
  }

  /** The next one; `alsoLast` says whether those that come last may be served now. */
  take(alsoLast: boolean): T | undefined {
    const found = this.#first.isEmpty && alsoLast ? this.#last.take() : this.#first.take();
    if (found !== undefined) this.#size -= 1;
    return found;
  }
}
