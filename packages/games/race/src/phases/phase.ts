// What all phases have in common: they begin with a snapshot of every tableau and end with a check of the goals.

import type { GoalCheck } from '../cards/printed.ts';
import { type Game, tell } from '../game.ts';
import { checkGoals } from '../goals.ts';
import { noCard, type PhaseName } from '../state.ts';
import { takeSnapshots } from '../tableau.ts';

export function beginPhase(g: Game, phase: PhaseName, second = false): void {
  g.state.phase = phase;
  g.state.second = second;
  takeSnapshots(g); // @rule race-4.1
  tell(g, 'phaseStarted', null, { second });
}

export function endPhase(g: Game, check: GoalCheck | null): void {
  for (const player of g.state.players) {
    player.temporary = 0; // @rule race-5.3.6, race-5.3.21
    player.settled = false;
    player.settleBonusDrawn = false;
    player.placing = noCard;
    if (player.partly.length > 0) player.partly = [];
    if (player.producedOn.length > 0) {
      player.producedOn = [];
      player.produced = [0, 0, 0, 0];
    }
  }
  if (g.state.takeovers.length > 0) g.state.takeovers = [];
  takeSnapshots(g);
  // @rule race-5.3.6, race-8.1.1, race-8.2.1
  if (check !== null) checkGoals(g, check);
}
