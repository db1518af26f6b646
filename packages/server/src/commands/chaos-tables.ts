// The tables of chaos: pairs of people, some with a bot, play one match after the other until all faults are through, always
// as fast as they can. Each decision has a clock, so whoever keeps trying to answer is in time.

import type { SeatedPerson } from './faults/fault.ts';
import { Recovery } from './faults/recovery.ts';
import { Player } from './player.ts';
import { type Acknowledged, openTable, playThrough } from './simulated-match.ts';

/** Shorter than some faults: what they do to deadlines is to be seen. */
const clockMs = 12_000;
/** A connection that is silent for longer is not believed. */
const silenceMs = 2000;
const paceMs = 5;

export class ChaosTables {
  readonly recovery = new Recovery();
  readonly acknowledged: Acknowledged[] = [];
  readonly matches: string[] = [];
  readonly people: Player[] = [];
  /** When each key was acknowledged. */
  readonly acknowledgedAt = new Map<string, number>();
  readonly #addresses: readonly string[];
  readonly #note: (text: string) => void;
  readonly #seated = new Map<string, readonly Player[]>();

  constructor(addresses: readonly string[], note: (text: string) => void) {
    this.#addresses = addresses;
    this.#note = note;
  }

  /** Plays at so many tables until there is no more reason to begin another match. */
  async play(tables: number, goesOn: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: tables }, async (_, index) => {
        do await this.#playOne(index);
        while (goesOn());
      }),
    );
  }

  seated(): SeatedPerson[] {
    return [...this.#seated].flatMap(([match, pair]) => pair.map(({ cookie }) => ({ cookie, match })));
  }

  async #playOne(index: number): Promise<void> {
    const pair = [new Player(this.#addresses), new Player(this.#addresses)];
    this.people.push(...pair);
    for (const [seat, player] of pair.entries()) {
      player.silenceMs = silenceMs;
      await player.signIn(`Person ${index} ${seat}`);
      await player.connect();
    }
    const play = {
      game: index % 3 === 2 ? 'roll' : 'race',
      bots: index % 2,
      undoChance: 0.05,
      acknowledged: (entry: Acknowledged) => this.#accepted(entry),
      pace: () => new Promise<void>((resolve) => setTimeout(resolve, paceMs)),
      stop: () => false,
    };
    // Where nobody stands in the most modest answer is given, at once: nobody has a moment to be faster than the clock.
    const match = await openTable(pair, play.game, play.bots, { clockMs, standIns: index % 4 === 3 });
    this.matches.push(match);
    this.#seated.set(match, pair);
    this.recovery.begun(match);
    await playThrough(pair, match, play);
    this.recovery.over(match);
    this.#seated.delete(match);
    for (const player of pair) player.close();
    if (this.matches.length % 10 === 0) this.#note(`${this.matches.length} matches, last ${match}`);
  }

  #accepted(entry: Acknowledged): void {
    this.acknowledged.push(entry);
    this.acknowledgedAt.set(entry.key, performance.now());
    this.recovery.accepted(entry.match);
  }
}
