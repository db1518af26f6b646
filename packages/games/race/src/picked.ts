// Which phases this round has.

import { callers, type PlayedPhase } from './actions.ts';
import type { Game } from './game.ts';
import { robotPicked } from './solo/turns.ts';

/**
 * A phase happens once, however many picked it; the robot picks by its dice.
 * @rule race-3.2, race-3.11, race-10.7, race-11.5.15
 */
export function isPicked(g: Game, phase: PlayedPhase): boolean {
  const byPlayers = g.state.players.some((player) => callers[phase].some((action) => player.actions.includes(action)));
  return byPlayers || robotPicked(g, phase, false);
}

/** @rule race-10.4 */
export const isPickedTwice = (g: Game, phase: 'develop' | 'settle'): boolean =>
  g.state.players.some((player) => player.actions.includes(`${phase}-2`)) || robotPicked(g, phase, true);
