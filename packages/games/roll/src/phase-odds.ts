// How likely others are to call each phase, from public facts only: the colours of the dice that they rolled. It takes each
// of them to select the phase of any of its dice, and the extra die of two seats to fall as a Home die does.

import type { Seat } from '@orrery/kernel';
import { colourOf, dieAt, placeAt } from './dice.ts';
import { allPhases, type PhaseNo, wild } from './names.ts';
import { isRolled } from './places.ts';
import type { Player, State } from './state.ts';
import { type ColourNo, facesOf, homeDie } from './tiles/catalogue.ts';
import { fewestSeats } from './tiles/constants.ts';

/** For each phase the chance that somebody else, or the extra die, calls it. @rule roll-3.3.2 */
export function phaseOdds({ players }: State, seat: Seat): number[] {
  return allPhases.map((phase) => {
    let missed = players.length === fewestSeats ? 1 - shareOf(homeDie, phase) : 1;
    for (const [other, player] of players.entries()) if (other !== seat) missed *= 1 - callsOf(player, phase);
    return 1 - missed;
  });
}

function callsOf(player: Player, phase: PhaseNo): number {
  let sum = 0;
  let dice = 0;
  for (let i = 0; i < player.dice.length; i++) {
    if (!isRolled(placeAt(player, i))) continue;
    sum += shareOf(colourOf(dieAt(player, i)), phase);
    dice++;
  }
  return dice === 0 ? 0 : sum / dice;
}

/** Share of a phase among the faces of a die; a wild face is any phase. */
function shareOf(colour: ColourNo, phase: PhaseNo): number {
  const faces = facesOf(colour);
  let hits = 0;
  for (const face of faces) hits += face === phase ? 1 : face === wild ? 1 / allPhases.length : 0;
  return hits / faces.length;
}
