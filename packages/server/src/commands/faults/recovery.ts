// How long it takes after a fault is gone until people get through again: until every match that is being played has had an
// answer of a person accepted.

interface Measuring {
  readonly since: number;
  readonly missing: Set<string>;
  worst: number;
  end(ms: number): void;
}

/** Then it is not coming back. */
const mostMs = 60_000;

export class Recovery {
  readonly #playing = new Set<string>();
  #measuring: Measuring | null = null;

  begun(match: string): void {
    this.#playing.add(match);
  }

  accepted(match: string): void {
    const measuring = this.#measuring;
    if (measuring?.missing.has(match) !== true) return;
    measuring.worst = performance.now() - measuring.since;
    this.#strike(match);
  }

  over(match: string): void {
    this.#playing.delete(match);
    this.#strike(match);
  }

  /** From now on. Cut short, it tells the longest so far. */
  measure(): Promise<number> {
    this.cut();
    return new Promise((resolve) => {
      const late = setTimeout(() => measuring.end(mostMs), mostMs);
      const measuring: Measuring = {
        since: performance.now(),
        missing: new Set(this.#playing),
        worst: 0,
        end: (ms) => {
          clearTimeout(late);
          this.#measuring = null;
          resolve(Math.round(ms));
        },
      };
      this.#measuring = measuring;
      if (measuring.missing.size === 0) measuring.end(0);
    });
  }

  cut(): void {
    this.#measuring?.end(this.#measuring.worst);
  }

  #strike(match: string): void {
    const measuring = this.#measuring;
    if (measuring?.missing.delete(match) === true && measuring.missing.size === 0) measuring.end(measuring.worst);
  }
}
