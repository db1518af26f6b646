// How likely each phase is, from public facts only: the colours of the dice that rivals rolled. It takes each rival to
// select the phase of any of its dice, and the extra die of two seats to fall as a Home die does.

import { type DieColour, type PhaseName, phaseNames, type RollView } from '@orrery/roll';
import { diceData, fewestSeats } from '@orrery/roll/describe';

/** Share of a phase among the faces of a die; a wild face is any phase. */
function shareOf(colour: DieColour, phase: PhaseName): number {
  const faces: readonly string[] = diceData.find(({ id }) => id === colour)?.faces ?? [];
  const hits =
    faces.filter((face) => face === phase).length + faces.filter((face) => face === 'wild').length / phaseNames.length;
  return hits / Math.max(1, faces.length);
}

export function oddsOf(
  view: RollView,
  you: number,
  selected: PhaseName | null,
): { phase: PhaseName; chance: number }[] {
  const rolled = view.players.flatMap(({ dice }, seat) =>
    seat === you ? [] : [dice.filter(({ at }) => at === 'rolled').map(({ colour }) => colour)],
  );
  return phaseNames.map((phase) => {
    if (phase === selected) return { phase, chance: 1 };
    const missed = rolled.reduce((left, dice) => {
      const share = dice.reduce((sum, colour) => sum + shareOf(colour, phase), 0) / Math.max(1, dice.length);
      return left * (1 - share);
    }, 1);
    const extra = view.players.length === fewestSeats ? 1 - shareOf('home', phase) : 1;
    return { phase, chance: 1 - missed * extra };
  });
}
