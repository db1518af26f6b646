// The reveal in time: one clock for all of it, in beats that a test can step through. Nothing waits for it: a key or a tap
// ends it, and what it leaves is what was there from the beginning.

/** What happens when, in milliseconds at the usual pace. */
export const beats = [
  ['turn', 0],
  ['light', 260],
  ['grey', 480],
  ['home', 640],
  ['bring', 860],
  ['stand', 1020],
] as const;
export type Beat = (typeof beats)[number][0];

/** So long it stands at most before the table goes on. */
export const goesOnAfter = 1200;
/** So long it must have stood before the key that ends it also confirms. */
export const seenAfter = 300;

export class RevealPlay {
  readonly #tell: (beat: Beat | null) => void;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #began = 0;

  /** `tell` hears each beat; null: nothing is shown. */
  constructor(tell: (beat: Beat | null) => void) {
    this.#tell = tell;
  }

  /** Whether it has been shown long enough to be seen. */
  get isSeen(): boolean {
    return performance.now() - this.#began >= seenAfter;
  }

  /** Plays it at this pace (0: its end at once). With `waits` it stands until it is ended, else the table goes on. */
  play(pace: number, waits: boolean): void {
    this.end();
    if (pace === 0 && !waits) return;
    this.#began = performance.now();
    if (pace === 0) {
      this.#tell('stand');
      return;
    }
    this.#tell('turn');
    for (const [beat, at] of beats.slice(1)) this.#after(at * pace, () => this.#tell(beat));
    if (!waits) this.#after(goesOnAfter * pace, () => this.end());
  }

  /** Shows how it ended, until it is ended itself. */
  show(): void {
    this.play(0, true);
  }

  readonly end = (): void => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#tell(null);
  };

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }
}
