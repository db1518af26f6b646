// The tables of chaos: pairs of people, some with a bot, play one match after the other until all faults are through, always
// as fast as they can. Each decision has a clock, so whoever keeps trying to answer is in time. The same people come back, to
// rated tables and sometimes to two at once; at every second match one of them gives orders.

import type { MatchState } from '@orrery/protocol';
import type { SeatedPerson } from './faults/fault.ts';
import { Recovery } from './faults/recovery.ts';
import type { Inbox } from './inbox.ts';
import { Ordering } from './ordering.ts';
import { Player } from './player.ts';
import { type Acknowledged, openTable, playThrough } from './simulated-match.ts';
import { toldPerson } from './told-person.ts';

/** Shorter than some faults: what they do to deadlines is to be seen. */
const clockMs = 12_000;
/** A connection that is silent for longer is not believed. */
export const silenceMs = 2000;
const paceMs = 5;

/** Somebody who comes back: what the server knows him by. */
type Cookie = string;

export class ChaosTables {
  readonly recovery = new Recovery();
  readonly acknowledged: Acknowledged[] = [];
  readonly matches: string[] = [];
  readonly people: Player[] = [];
  /** When each key was acknowledged. */
  readonly acknowledgedAt = new Map<string, number>();
  readonly ordering = new Ordering();
  /** The ids of those who come back, by name. */
  readonly names = new Map<string, string>();
  readonly #addresses: readonly string[];
  readonly #inbox: Inbox;
  readonly #note: (text: string) => void;
  #regulars: readonly Cookie[] = [];
  readonly #seated = new Map<string, readonly Player[]>();

  constructor(addresses: readonly string[], inbox: Inbox, note: (text: string) => void) {
    this.#addresses = addresses;
    this.#inbox = inbox;
    this.#note = note;
  }

  /** Plays at so many tables until there is no more reason to begin another match. */
  async play(tables: number, goesOn: () => boolean): Promise<void> {
    this.#regulars = await Promise.all(
      Array.from({ length: 2 * tables }, (_, index) => this.#regular(`person-${index}`)),
    );
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

  async #regular(name: string): Promise<Cookie> {
    const { player, id } = await toldPerson(this.#addresses, this.#inbox, name, silenceMs);
    this.names.set(name, id);
    return player.cookie;
  }

  /** Two of those who come back, each with a connection for this table alone. */
  async #pair(): Promise<Player[]> {
    const [one = 0, other = 0] = this.#regulars.map((_, index) => index).sort(() => Math.random() - 0.5);
    const pair = [one, other].map(
      (index) => new Player(this.#addresses, Math.floor(Math.random() * 2 ** 32), this.#regulars[index]),
    );
    this.people.push(...pair);
    for (const player of pair) {
      player.silenceMs = silenceMs;
      await player.connect();
    }
    return pair;
  }

  async #playOne(index: number): Promise<void> {
    const pair = await this.#pair();
    const [, orders] = Math.random() < 0.5 ? pair : [];
    const play = {
      game: index % 3 === 2 ? 'roll' : 'race',
      bots: index % 2,
      undoChance: 0.05,
      acknowledged: (entry: Acknowledged) => this.accepted(entry),
      pace: () => new Promise<void>((resolve) => setTimeout(resolve, paceMs)),
      stop: () => false,
      rather: async (player: Player, state: MatchState) => (player === orders ? this.#ordered(player, state) : null),
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

  /** Whoever is told that an order answers has got through. */
  async #ordered(player: Player, state: MatchState): Promise<'wait' | 'undo' | null> {
    const rather = await this.ordering.rather(player, state);
    if (rather === 'wait') this.recovery.accepted(state.match);
    return rather;
  }

  accepted(entry: Acknowledged): void {
    this.acknowledged.push(entry);
    this.acknowledgedAt.set(entry.key, performance.now());
    this.recovery.accepted(entry.match);
  }
}
