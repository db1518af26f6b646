// What must be closed when a node ends, the last thing opened first. So a start that fails halfway leaves nothing behind.

interface Closable {
  close(): Promise<void> | void;
}

export class Ending {
  readonly #steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** Closes this in its turn. */
  adding<T extends Closable>(part: T): T {
    this.add(() => part.close());
    return part;
  }

  async end(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) await step();
  }
}
