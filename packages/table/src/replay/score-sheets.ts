// What a replay shows of a match's end: everybody's score sheet and what ended it, as the game says.

import type { FlowState, Seat } from '@orrery/kernel';
import { type RaceState, race, standings } from '@orrery/race';
import { type RollState, roll } from '@orrery/roll';
import { scoreAll, sideBySlug } from '@orrery/roll/describe';
import type { GameName } from '../table.ts';
import type { Ending, RobotSheet, RollSheet, Sheet } from './course.ts';

export const sheetsOf = (game: GameName, state: FlowState): Sheet[] =>
  game === 'race'
    ? standings(state as RaceState).seats.map(({ sheet }) => ({ game: 'race', ...sheet }))
    : rollSheets(state as RollState);

function rollSheets(state: RollState): RollSheet[] {
  const { players } = roll.viewFor(state, null);
  return scoreAll(state).map(({ seat, chips, bonuses, total, tieBreak }) => ({
    game: 'roll',
    tiles: (players[seat]?.tableau ?? []).flatMap(({ side }) => {
      const vp = sideBySlug(side)?.cost ?? 0;
      return vp === 0 ? [] : [{ side, vp }];
    }),
    chips,
    bonuses,
    total,
    tieBreak,
  }));
}

export function robotSheetOf(game: GameName, state: FlowState): RobotSheet | null {
  if (game !== 'race') return null;
  const { robot } = race.viewFor(state as RaceState, null);
  return robot === null ? null : robot.score;
}

/** Points of everybody as they stand. */
export const pointsOf = (game: GameName, state: FlowState): number[] =>
  game === 'race'
    ? standings(state as RaceState).seats.map(({ sheet }) => sheet.total)
    : scoreAll(state as RollState).map(({ total }) => total);

/** What ended the match; a full tableau is told with the seats that have it. */
export function endingsOf(game: GameName, state: FlowState): Ending[] {
  if (game === 'race') return standings(state as RaceState).endings.map(({ why, seats }) => ({ why, seats }));
  const { pool, players } = roll.viewFor(state as RollState, null);
  const full = seatsWith(players, ({ squares }) => squares >= 12);
  return [
    ...(pool === 0 ? [{ why: 'pool', seats: [] } as const] : []),
    ...(full.length > 0 ? [{ why: 'tableau', seats: full } as const] : []),
  ];
}

const seatsWith = <P>(players: readonly P[], fits: (player: P) => boolean): Seat[] =>
  players.flatMap((player, seat) => (fits(player) ? [seat] : []));
