// Matches with known chances, for tests and recorded games: factions, home worlds, rolls and draws come from a script,
// which must be used up exactly.

import { must } from '@orrery/kernel';
import { type ScriptedDealer, scriptedRoll } from './chance.ts';
import { faceNumber, phaseNumber } from './names.ts';
import type { DieColour, FaceName, PhaseName } from './powers/vocabulary.ts';
import { type RollOptions, setUpWith } from './setup.ts';
import type { State } from './state.ts';
import { colourByName, homeNames, tileByName } from './tiles/catalogue.ts';

export interface ScriptedSeat {
  readonly faction: number;
  /** H1-H9. */
  readonly home: string;
  /** Round by round, every die of the cup. */
  readonly rolls: readonly (readonly (readonly [DieColour, FaceName])[])[];
  /** Tiles in the order drawn, the two of the setup first. */
  readonly tiles: readonly string[];
}

export interface Script {
  readonly seats: readonly ScriptedSeat[];
  /** Faces of the extra die of two seats, round by round. */
  readonly extra: readonly PhaseName[];
}

export function setupScripted(_options: RollOptions, seats: number, script: Script): State {
  const chosen = script.seats.slice(0, seats);
  return setUpWith(
    chosen.map(({ faction, home }) => ({ faction, home: known(homeNames.indexOf(home), home) })),
    dealerOf(chosen, script.extra),
  );
}

export function dealerOf(
  seats: readonly Pick<ScriptedSeat, 'rolls' | 'tiles'>[],
  extra: readonly PhaseName[],
): ScriptedDealer {
  return {
    kind: 'scripted',
    rolls: seats.map(({ rolls }) =>
      rolls.map((roll) =>
        roll.map(([colour, face]) => scriptedRoll(known(colourByName(colour), colour), faceNumber(face))),
      ),
    ),
    tiles: seats.map(({ tiles }) => tiles.map((tile) => known(tileByName(tile), tile))),
    extra: extra.map(phaseNumber),
  };
}

const known = (number: number, name: string): number => must(number < 0 ? null : number, `${name} is not known`);
