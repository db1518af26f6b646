// The final scores in words and terms, one row per seat, the same shape for both games.

import type { Seat } from '@orrery/kernel';
import type { Speaker, Words } from '@orrery/words';
import type { Course, RobotSheet } from './replay/course.ts';
import { chipsPart, part, type ScorePart, type ScoreTerm } from './score-parts.ts';
import type { Table } from './table.ts';
import { toldGame } from './told-games.ts';

export interface ScoreRow {
  /** Null is the robot of a solo game. */
  readonly seat: Seat | null;
  readonly rank: number;
  readonly name: string;
  readonly note: string | null;
  readonly parts: readonly ScorePart[];
  readonly total: number;
  readonly tieBreak: number;
}

/** Places and points alone: all there is until the record has been told again. */
export const rowsFromResult = ({ result }: Pick<Table, 'result'>, say: Speaker): ScoreRow[] =>
  [...(result ?? [])]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, rank, score }) => ({
      seat,
      rank,
      name: say.seat(seat),
      note: null,
      parts: [],
      total: score,
      tieBreak: 0,
    }));

/** First place first. */
export function rowsOf(course: Course, say: Speaker): ScoreRow[] {
  const rows = (course.result ?? []).flatMap(({ seat, rank }): ScoreRow[] => {
    const sheet = course.sheets[seat];
    if (sheet === undefined) return [];
    const bot = course.bots[seat] ?? null;
    const parts = toldGame(course.game).scoreParts(sheet, course.sheets, say);
    const note = bot === null ? null : say.words.after.bot(say.words.levels[bot] ?? bot);
    return [{ seat, rank, name: say.seat(seat), note, parts, total: sheet.total, tieBreak: sheet.tieBreak }];
  });
  const [alone] = rows;
  if (course.robot !== null && alone !== undefined) rows.push(robotRow(say, course.robot, alone));
  return rows.sort((a, b) => a.rank - b.rank || (a.seat ?? 99) - (b.seat ?? 99));
}

function robotRow(say: Speaker, { cards, chips, sixes, total, tieBreak }: RobotSheet, player: ScoreRow): ScoreRow {
  const term = (name: string, points: number): ScoreTerm[] =>
    points === 0 ? [] : [{ name, points, lines: [], piece: null }];
  const equal = total === player.total && tieBreak === player.tieBreak;
  return {
    seat: null,
    rank: player.rank === 1 && !equal ? 2 : 1,
    name: say.words.after.robot,
    note: null,
    parts: [
      part('cards', term(say.words.after.source.cards, cards)),
      part('bonuses', term(say.words.after.robotSixes, sixes)),
      chipsPart(say.words, chips),
    ],
    total,
    tieBreak,
  };
}

/** "You win by 5", or how the tie was broken. */
export function verdictOf(words: Words, rows: readonly ScoreRow[], you: Seat): string {
  const [first, second] = rows;
  if (first === undefined || first.rank !== 1) return words.after.over; // the robot's row is still to come
  const winners = rows.filter(({ rank }) => rank === 1);
  if (winners.length > 1) return words.after.shared(winners.map(({ name }) => name));
  const margin = second === undefined ? 0 : first.total - second.total;
  if (first.seat === you) return margin > 0 ? words.after.wonBy(margin) : words.after.won;
  return margin > 0 ? words.after.lostBy(first.name, margin) : words.after.lost(first.name);
}

/** What ended it, and what decided among equals. */
export function reasonsOf(course: Course, rows: readonly ScoreRow[], say: Speaker): string[] {
  const { after } = say.words;
  const ends = course.endings.map(({ why, seats, robot = false }) =>
    why === 'pool'
      ? after.endedByPool
      : after.endedByTableau([...seats.map(say.seat), ...(robot ? [after.robot] : [])]),
  );
  if (course.takenBack.length > 0) ends.push(after.takenBack);
  const best = rows[0]?.total;
  const equal = rows.filter(({ total }) => total === best);
  if (equal.length < 2) return ends;
  const amounts = equal.map(({ name, tieBreak }) => after.standing(name, tieBreak));
  return [...ends, toldGame(course.game).tieText(say.words, amounts)];
}

/** The pieces of a row that brought most. */
export function bestOf(row: ScoreRow, most: number): { readonly piece: string; readonly points: number }[] {
  const worth = new Map<string, number>();
  for (const { terms } of row.parts) {
    for (const { piece, points } of terms) if (piece !== null) worth.set(piece, (worth.get(piece) ?? 0) + points);
  }
  return [...worth]
    .map(([piece, points]) => ({ piece, points }))
    .sort((a, b) => b.points - a.points || (a.piece < b.piece ? -1 : 1))
    .slice(0, most);
}

/** Every part in one sentence, for voices. */
export const spokenParts = (words: Words, { parts }: ScoreRow): string =>
  words.joined.list(parts.map(({ source, points }) => words.after.part(words.after.source[source], points)));
