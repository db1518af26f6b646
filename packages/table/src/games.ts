// The games, where their rules run: in the worker of a page, on a server, in commands. One entry per game; whoever needs
// something of a game asks its entry and never its name.

import type { AnyGame, GameDefinition, GameTypes, Seat } from '@orrery/kernel';
import { type RaceTypes, race } from '@orrery/race';
import { type RollTypes, roll } from '@orrery/roll';
import type { Ending, RobotSheet, Sheet } from './replay/course.ts';
import type { GameName, Games } from './table.ts';

/** A person on the first seat against these bots. */
export interface DailyTurn {
  readonly options: unknown;
  readonly bots: readonly string[];
}

export interface HostedGame<G extends GameTypes = GameTypes> {
  readonly game: GameDefinition<G>;
  /** How everybody stands, from what lies open. */
  standings(state: G['state']): Games[GameName]['standings'];
  /** Where everybody's points come from, by seat. */
  sheets(state: G['state']): readonly Sheet[];
  /** The opponent of a solo game. */
  robot(state: G['state']): RobotSheet | null;
  /** Cards or tiles that lie before a seat. */
  piecesOf(state: G['state'], seat: Seat): readonly string[];
  /** What the daily deal is played with, one day after the other. */
  readonly dailyTurns: readonly DailyTurn[];
  /** Whether designs of the players' own are in play. */
  hasOwnPieces(options: G['options']): boolean;
  /** What ends the match or has ended it. */
  endings(state: G['state']): readonly Ending[];
}

const hostedRace: HostedGame<RaceTypes> = {
  game: race,
  standings: race.standings,
  sheets: (state) => race.standings(state).seats.map(({ sheet }) => sheet),
  robot: (state) => race.standings(state).robot,
  piecesOf: (state, seat) => race.viewFor(state, seat).players[seat]?.tableau.map(({ card }) => card) ?? [],
  dailyTurns: [
    { options: { sets: ['base'] }, bots: ['expert'] },
    { options: { sets: ['base', 'gs'], goals: true }, bots: ['expert', 'expert'] },
    { options: { sets: ['base'] }, bots: ['expert', 'expert', 'expert'] },
    { options: { sets: ['base', 'gs', 'rvi'], goals: true }, bots: ['expert'] },
  ],
  hasOwnPieces: ({ cards }) => cards !== null,
  endings: (state) => race.standings(state).endings,
};

const hostedRoll: HostedGame<RollTypes> = {
  game: roll,
  standings: roll.standings,
  sheets: (state) => roll.standings(state).seats.map(({ sheet }) => sheet),
  robot: () => null,
  piecesOf: (state, seat) => roll.viewFor(state, seat).players[seat]?.tableau.map(({ side }) => side) ?? [],
  dailyTurns: [
    { options: {}, bots: ['expert'] },
    { options: {}, bots: ['expert', 'expert'] },
  ],
  hasOwnPieces: () => false,
  endings: (state) => roll.standings(state).endings,
};

export const hostedGames: { readonly [G in GameName]: HostedGame } = { race: hostedRace, roll: hostedRoll };

export const anyGames: readonly AnyGame[] = Object.values(hostedGames).map(({ game }) => game);
