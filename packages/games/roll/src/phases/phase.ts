// What all five phases share: beginning, workers found idle at the end, and the end itself.

import { countWorkers, workersOf } from '../dice.ts';
import { type Game, tell } from '../game.ts';
import { moveDice } from '../moving.ts';
import { type PhaseNo, phaseName } from '../names.ts';
import { inCup } from '../places.ts';
import { playerAt } from '../state.ts';

export function beginPhase(game: Game, phase: PhaseNo): void {
  game.state.phase = phaseName(phase);
}

export function tellBegun(game: Game, strict: boolean): void {
  if (game.emit !== null) tell(game, 'phaseStarted', null, { strict });
}

/** Workers that found nothing to do go back to the cup; virtual ones vanish. @rule roll-3.4.2, roll-3.4.3, roll-12.7 */
export function endPhase(game: Game, phase: PhaseNo, strict: boolean): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    const player = playerAt(game.state, seat);
    if (player.virtual.length > 0) player.virtual = [];
    if (countWorkers(player, phase) > 0) moveDice(game, seat, workersOf(player, phase), inCup, 'unused');
  }
  if (game.emit !== null) tell(game, 'phaseEnded', null, { strict });
}
