// The games that can be played on this device. The one place of the worker that knows them apart.

import type { AnyGame, FlowState } from '@orrery/kernel';
import { type RaceState, race, standings as raceStandings } from '@orrery/race';
import { type RollState, roll, scoreAll } from '@orrery/roll';
import type { GameName, Games } from './table.ts';

export interface HostedGame {
  readonly game: AnyGame;
  /** Points as everybody can work them out, read from some state that agrees with a view. */
  standings(state: FlowState): Games[GameName]['standings'];
}

export const hostedGames: { readonly [G in GameName]: HostedGame } = {
  race: {
    game: race as unknown as AnyGame,
    standings: (state) => raceStandings(state as RaceState),
  },
  roll: {
    game: roll as unknown as AnyGame,
    standings: (state) => scoreAll(state as RollState),
  },
};

export const anyGames: readonly AnyGame[] = Object.values(hostedGames).map(({ game }) => game);

export const rulesVersions = Object.fromEntries(anyGames.map(({ name, rulesVersion }) => [name, rulesVersion]));
