// What I scored in the matches that ended on this device, by table: my best and my average. A match counts once, however
// often it is looked at again.

import type { GameName } from '@orrery/table';
import { read, write } from '../local/saved-match.ts';

interface Scored {
  /** Of the match. */
  readonly id: string;
  readonly points: number;
}

export interface OwnPoints {
  readonly matches: number;
  readonly best: number;
  readonly average: number;
  /** No match before this one was as good. */
  readonly isBest: boolean;
}

/** The oldest make room for new ones. */
const mostKept = 400;

const placeOf = (game: GameName, table: string): string => `orrery/points/${game}/${table}`;

const isScored = (value: unknown): value is Scored =>
  typeof value === 'object' && value !== null && 'id' in value && 'points' in value && typeof value.points === 'number';

export function scoresIn(text: string | null): Scored[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isScored) : [];
  } catch {
    return [];
  }
}

export const withScore = (known: readonly Scored[], id: string, points: number): Scored[] =>
  [...known.filter((each) => each.id !== id), { id, points }].slice(-mostKept);

export function ownPoints(all: readonly Scored[], id: string): OwnPoints {
  const points = all.map((each) => each.points);
  const others = all.filter((each) => each.id !== id).map((each) => each.points);
  const mine = all.find((each) => each.id === id)?.points ?? 0;
  return {
    matches: all.length,
    best: Math.max(...points),
    average: points.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length),
    isBest: others.length > 0 && others.every((each) => each < mine),
  };
}

/** Notes what this match brought, and says how that compares. */
export function noteOwnPoints(game: GameName, table: string, id: string, points: number): OwnPoints {
  const place = placeOf(game, table);
  const all = withScore(scoresIn(read(place)), id, points);
  write(place, JSON.stringify(all));
  return ownPoints(all, id);
}
