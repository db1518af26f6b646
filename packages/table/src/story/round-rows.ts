// The round that was played last, or that is being played, in one row per seat: what it called, what came into play, what
// it won and lost, and what that comes to. Me first, then in the order of the seats.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { Sign } from '../sign.ts';
import type { Fact, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';
import type { Called, Change, Loss, Prize } from './told-round.ts';
import { toldStory } from './told-story.ts';

/** What a seat did in one phase. */
export interface RowStep {
  readonly icon: Sign;
  readonly title: string;
  readonly parts: readonly string[];
}

export interface RoundRow {
  readonly seat: Seat;
  readonly calls: readonly Called[];
  /** Cards or tiles that came into play. */
  readonly placed: readonly string[];
  /** The points printed on each of them; null where one counts by a rule of its own. */
  readonly points: readonly (number | null)[];
  readonly won: readonly Prize[];
  readonly lost: readonly Loss[];
  readonly changes: readonly Change[];
  readonly steps: readonly RowStep[];
}

export interface RoundRows {
  readonly round: number;
  readonly title: string;
  readonly rows: readonly RoundRow[];
}

/** Null before anything was called. While the next round is being planned it still tells of the one before. */
export function roundRows(
  game: GameName,
  facts: readonly Fact[],
  say: Speaker,
  now: { readonly round: number; readonly phase: string },
): RoundRows | null {
  const told = toldGame(game);
  const round = facts.findLast(told.round.isReveal)?.round;
  if (round === undefined) return null;
  const all = facts.filter((fact) => fact.round === round);
  const phases = toldStory(game, all, say).flatMap((each) => each.phases);
  const mineFirst = (seat: Seat): number => (seat === say.you ? -1 : seat);
  const rows = [...told.round.calls(all, say.words)]
    .sort(([one], [other]) => mineFirst(one) - mineFirst(other))
    .map(([seat, calls]): RoundRow => {
      const own = all.filter((fact) => fact.seat === seat);
      const placed = told.round.placed(own);
      return {
        seat,
        calls,
        placed,
        points: placed.map((piece) => told.piecePoints(piece, say)),
        won: told.round.won(own, say),
        lost: told.round.lost(own, all, say),
        changes: told.round.changes(own, say.words),
        steps: phases.flatMap(({ phase, title, lines }) =>
          lines
            .filter((line) => line.seat === seat)
            .map(({ parts, sentences }) => ({
              icon: told.phaseSign(phase),
              title,
              parts: [...parts, ...sentences],
            })),
        ),
      };
    });
  return { round, title: titleOf(game, round, say, now), rows };
}

function titleOf(
  game: GameName,
  round: number,
  { words }: Speaker,
  now: { readonly round: number; readonly phase: string },
): string {
  const { phaseText, isOver } = toldGame(game);
  return now.round > round || isOver(now.phase)
    ? words.story.played(round)
    : words.story.running(round, phaseText(words, now.phase));
}

/** What a row says to somebody who does not see it, without who it is about; the most important first. */
export function rowTexts(
  { calls, placed, won, lost, changes }: Omit<RoundRow, 'seat' | 'steps' | 'points'>,
  game: GameName,
  say: Speaker,
): string[] {
  const { story } = say.words;
  const { pieceName } = toldGame(game);
  return [
    ...calls.map(({ name }) => name),
    ...placed.map((piece) => pieceName(piece, say)),
    ...won.map(({ name, points }) => story.won(name, points)),
    ...lost.map(({ name, to }) => story.lostTo(name, to === null ? null : say.within(to))),
    ...changes.filter(({ amount }) => amount !== 0).map(({ text }) => text),
  ];
}

/** The rows read out, for a key that asks for them. */
export function spokenRows(story: RoundRows | null, game: GameName, say: Speaker): string {
  const { joined, story: words } = say.words;
  if (story === null) return words.nothing;
  const rows = story.rows.map((row) => joined.sentence(words.line(say.seat(row.seat), rowTexts(row, game, say))));
  return joined.sentences([joined.sentence(story.title), ...rows]);
}
