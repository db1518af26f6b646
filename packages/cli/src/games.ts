// The games that the commands know, with what the doors do not say: how to count what was played, and which settings
// the long checks go through.

import type { AnyGame, GameEvent } from '@orrery/kernel';
import type { KitSettings } from '@orrery/kernel/kit';

export interface KnownGame {
  readonly game: AnyGame;
  /** The card or tile that this event brought into play. */
  placed(event: GameEvent): string | null;
  /** `slug/phase/kind` of the power that this event tells of. */
  powerUsed(event: GameEvent): string | null;
  /** Every kind of match that the kit goes through. */
  readonly settings: readonly KitSettings[];
}

export const games: readonly KnownGame[] = [];

export const gameNamed = (name: string): KnownGame | null => games.find((each) => each.game.name === name) ?? null;
