// How everybody stood when a round began: what has come to count otherwise since then is told beside what was done in it.
// It is known of rounds whose beginning was seen.

import type { Fact, GameName, Games } from '../table.ts';
import { toldGame } from '../told-games.ts';

type Standings = Games[GameName]['standings'];

interface Looked {
  readonly game: GameName;
  readonly view: { readonly round: number };
  readonly standings: Standings;
}

/** Remembers the beginning of the round that is told and of the one that is being planned. Every table page has one. */
export class RoundBegins {
  #seen = new Map<number, Standings>();

  /** How everybody stood when the round began that the rows tell of; null if that was not seen. */
  before(facts: readonly Fact[], { game, view, standings }: Looked): Standings | null {
    const { isReveal } = toldGame(game).round;
    const told = facts.findLast(isReveal)?.round ?? 0;
    if (told < view.round) this.#seen.set(view.round, standings);
    // What was taken back is played anew.
    for (const round of this.#seen.keys()) if (round < told || round > view.round) this.#seen.delete(round);
    return this.#seen.get(told) ?? null;
  }
}
