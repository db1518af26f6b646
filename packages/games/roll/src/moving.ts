// Moving dice of a seat together, and telling it.

import type { Seat } from '@orrery/kernel';
import { putDie } from './dice.ts';
import type { MovedDie } from './events.ts';
import { type Game, moved, tellMoved } from './game.ts';
import type { DieNo } from './names.ts';
import { playerAt } from './state.ts';

/** Puts these dice somewhere; those that are there already are not told. */
export function moveDice(game: Game, seat: Seat, dice: readonly DieNo[], place: number, cause: string): void {
  if (dice.length === 0) return;
  const player = playerAt(game.state, seat);
  const told: MovedDie[] | null = game.emit === null ? null : [];
  for (const die of dice) {
    const from = putDie(player, die, place);
    if (from !== place) told?.push(moved(die, from, place));
  }
  if (told !== null) tellMoved(game, seat, told, cause);
}
