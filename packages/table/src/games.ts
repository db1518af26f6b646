// The games that can be played on this device. The one place of the worker that knows them apart.

import type { AnyGame, FlowState } from '@orrery/kernel';
import { goalAmounts, inspect, type RaceState, race } from '@orrery/race';
import { type RollState, roll, scoreAll } from '@orrery/roll';
import type { GameName, Games, RaceStanding } from './table.ts';

export interface HostedGame {
  readonly game: AnyGame;
  /** Points as everybody can work them out, read from some state that agrees with a view. */
  standings(state: FlowState): readonly Games[GameName]['standing'][];
}

const raceStandings = (state: RaceState): RaceStanding[] =>
  inspect(state).seats.map(
    ({ seat, military, tableau, goals: byGoal, score: { cards, chips, bonuses, goals, total } }) => ({
      military,
      cards,
      chips,
      bonuses,
      goals,
      total,
      towards: goalAmounts(state, seat),
      byCard: tableau.map(({ card, vp, bonus }) => ({ card, vp, bonus })),
      byGoal,
    }),
  );

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
