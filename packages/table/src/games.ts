// The games that can be played on this device. The one place of the worker that knows them apart.

import type { AnyGame, GameDefinition, GameTypes } from '@orrery/kernel';
import { type RaceTypes, race, standings as raceStandings } from '@orrery/race';
import { type RollTypes, roll } from '@orrery/roll';
import { scoreAll } from '@orrery/roll/describe';
import type { GameName, Games } from './table.ts';

export interface HostedGame<G extends GameTypes = GameTypes> {
  readonly game: GameDefinition<G>;
  /** Points as everybody can work them out, read from some state that agrees with a view. */
  standings(state: G['state']): Games[GameName]['standings'];
}

const hostedRace: HostedGame<RaceTypes> = { game: race, standings: raceStandings };
const hostedRoll: HostedGame<RollTypes> = { game: roll, standings: scoreAll };

export const hostedGames: { readonly [G in GameName]: HostedGame } = { race: hostedRace, roll: hostedRoll };

export const anyGames: readonly AnyGame[] = Object.values(hostedGames).map(({ game }) => game);

export const rulesVersions = Object.fromEntries(anyGames.map(({ name, rulesVersion }) => [name, rulesVersion]));
