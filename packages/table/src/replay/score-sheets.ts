// Where each seat's points came from, term by term, read from the end of a match. Race section 7, Roll section 11.

import type { FlowState, Seat } from '@orrery/kernel';
import { catalogueOf, type EndBonus, type Face, inspect, matches, type RaceState, race } from '@orrery/race';
import { type RollState, roll, scoreAll, sideBySlug } from '@orrery/roll';
import type { GameName } from '../table.ts';
import type { BonusLine, Ending, RaceSheet, RobotSheet, RollSheet, Sheet } from './course.ts';

export const sheetsOf = (game: GameName, state: FlowState): Sheet[] =>
  game === 'race' ? raceSheets(state as RaceState) : rollSheets(state as RollState);

function raceSheets(state: RaceState): RaceSheet[] {
  const { faces } = catalogueOf(state.options);
  const bySlug = new Map(faces.map((face) => [face.slug, face]));
  const holders = new Map(race.viewFor(state, null).goals.map(({ goal, holders: held }) => [goal, held]));
  return inspect(state).seats.map(({ seat, tableau, goals, score }) => {
    const own = tableau.flatMap(({ card }) => bySlug.get(card) ?? []);
    const military = inspect(state).seats[seat]?.military ?? 0;
    return {
      game: 'race',
      cards: tableau.flatMap(({ card, vp }) => (vp === 0 ? [] : [{ card, vp }])),
      chips: score.chips,
      bonuses: tableau.flatMap(({ card, bonus }) => {
        const lines = bySlug.get(card)?.endBonuses ?? [];
        return lines.length === 0 ? [] : [{ card, vp: bonus, lines: bonusLines(lines, own, score.chips, military) }];
      }),
      goals: goals.flatMap(({ goal, vp }) =>
        vp === 0 ? [] : [{ goal, vp, shared: !(holders.get(goal) ?? []).includes(seat) }],
      ),
      total: score.total,
      tieBreak: score.tieBreak,
    };
  });
}

/** Each card counts for the first line it fits and for no other, as in the rules. */
export function bonusLines(
  lines: readonly EndBonus[],
  own: readonly Face[],
  chips: number,
  military: number,
): BonusLine[] {
  const counted = lines.map((): string[] => []);
  for (const face of own) {
    const first = lines.findIndex((line) => 'per' in line && matches(face, line.per));
    counted[first]?.push(face.slug);
  }
  return lines.map((line, at) => {
    const cards = counted[at] ?? [];
    if ('per' in line) return { line, count: cards.length, vp: line.vp * cards.length, cards };
    if ('perVpChips' in line) {
      return { line, count: chips, vp: line.vp * Math.floor(chips / line.perVpChips), cards };
    }
    if ('perTotalMilitary' in line) return { line, count: military, vp: line.vp * military, cards };
    const kinds = new Set(own.map(({ good }) => good).filter((good) => good !== 'none')).size;
    return { line, count: kinds, vp: line.ladder[kinds - 1] ?? 0, cards };
  });
}

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
    ? inspect(state as RaceState).seats.map(({ score }) => score.total)
    : scoreAll(state as RollState).map(({ total }) => total);

/** What ended the match; a full tableau is told with the seats that have it. */
export function endingsOf(game: GameName, state: FlowState): Ending[] {
  if (game === 'race') {
    const { endedBy, players } = race.viewFor(state as RaceState, null);
    const most = Math.max(...players.map(({ tableau }) => tableau.length));
    const full = seatsWith(players, ({ tableau }) => tableau.length === most);
    return endedBy.map((why) => ({ why, seats: why === 'tableau' ? full : [] }));
  }
  const { pool, players } = roll.viewFor(state as RollState, null);
  const full = seatsWith(players, ({ squares }) => squares >= 12);
  return [
    ...(pool === 0 ? [{ why: 'pool', seats: [] } as const] : []),
    ...(full.length > 0 ? [{ why: 'tableau', seats: full } as const] : []),
  ];
}

const seatsWith = <P>(players: readonly P[], fits: (player: P) => boolean): Seat[] =>
  players.flatMap((player, seat) => (fits(player) ? [seat] : []));
