// The round that was played last, or that is being played, in one row per seat: what it called, what came into play, what
// it won and lost, and what that comes to. Me first, then in the order of the seats.

import type { Seat } from '@orrery/kernel';
import { type Speaker, signed } from '@orrery/words';
import type { Sign } from '../sign.ts';
import type { Fact, GameName, Games, TableOf } from '../table.ts';
import type { Counted } from '../told-game.ts';
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
  /** What each of them counts as things stand. */
  readonly points: readonly number[];
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

interface Moment {
  readonly round: number;
  readonly phase: string;
}

/**
 * Null before anything was called. While the next round is being planned it still tells of the one before. `before`: how
 * everybody stood when that round began, where it is known; then rows also tell what counts otherwise since.
 */
export function roundRows(
  game: GameName,
  facts: readonly Fact[],
  say: Speaker,
  { view: now, standings }: Pick<TableOf<GameName>, 'standings'> & { readonly view: Moment },
  before: Games[GameName]['standings'] | null = null,
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
      const won = told.round.won(own, say);
      const changes = told.round.changes(own, say.words);
      const counts = told.counts(standings, seat, say);
      const since = before === null ? [] : otherwise(told.counts(before, seat, say), counts, placed, won);
      const steps = phases.flatMap(({ phase, title, lines }) =>
        lines
          .filter((line) => line.seat === seat)
          .map(({ parts, sentences }) => ({ icon: told.phaseSign(phase), title, parts: [...parts, ...sentences] })),
      );
      return {
        seat,
        calls,
        placed,
        points: placed.map((piece) => worthOf(counts, piece)),
        won,
        lost: told.round.lost(own, all, say),
        changes: [...changes.slice(0, 1), ...otherPoints(since, say), ...changes.slice(1)], // points stand together
        steps: [...steps, ...otherSteps(since, say)],
      };
    });
  return { round, title: titleOf(game, round, say, now), rows };
}

const worthOf = (counts: readonly Counted[], of: string): number =>
  counts.reduce((sum, each) => sum + (each.of === of ? each.points : 0), 0);

/** What counts more or less than before, besides what was placed and won: those are told with their points. */
function otherwise(
  before: readonly Counted[],
  now: readonly Counted[],
  placed: readonly string[],
  won: readonly Prize[],
): Counted[] {
  const names = new Map([...before, ...now].map(({ of, name }) => [of, name]));
  return [...names].flatMap(([of, name]) => {
    if (placed.includes(of)) return [];
    const prize = won.find(({ goal }) => goal === of)?.points ?? 0;
    const points = worthOf(now, of) - worthOf(before, of) - prize;
    return points === 0 ? [] : [{ of, name, points }];
  });
}

const inWords = (since: readonly Counted[]): string[] => since.map(({ name, points }) => `${name} ${signed(points)}`);

function otherPoints(since: readonly Counted[], { words }: Speaker): Change[] {
  if (since.length === 0) return [];
  const amount = since.reduce((sum, { points }) => sum + points, 0);
  const text = words.joined.line(words.story.otherPoints, words.joined.list(inWords(since)));
  return [{ icon: 'star', amount, text, always: false }];
}

const otherSteps = (since: readonly Counted[], { words }: Speaker): RowStep[] =>
  since.length === 0 ? [] : [{ icon: 'star', title: words.story.otherPoints, parts: inWords(since) }];

function titleOf(game: GameName, round: number, { words }: Speaker, now: Moment): string {
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
