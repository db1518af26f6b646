// The round that was played last, or that is being played, in one row per seat: what it called, what came into play, what
// it won and lost, and what that comes to. Me first, then in the order of the seats.

import type { Seat } from '@orrery/kernel';
import type { Speaker, Words } from '@orrery/words';
import type { Sign } from '../sign.ts';
import type { Fact, FactOf, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';
import { toldStory } from './told-story.ts';

/** An action or a phase that a seat called. */
export interface Called {
  readonly icon: Sign;
  readonly name: string;
}

/** What a seat has more or less than at the beginning of the round. */
export interface Change {
  readonly icon: Sign;
  readonly amount: number;
  /** The same for voices. */
  readonly text: string;
  /** Shown though nothing has changed. */
  readonly always: boolean;
}

export interface Prize {
  readonly icon: Sign;
  readonly name: string;
  readonly points: number;
}

export interface Loss {
  readonly name: string;
  /** The card, if it is one. */
  readonly piece: string | null;
  /** Who has it now; null: nobody. */
  readonly to: Seat | null;
}

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

/** What a game tells of a round. */
export interface ToldRoundOf<G extends GameName> {
  /** Whether this is when all see what was called. */
  isReveal(fact: FactOf<G>): boolean;
  /** By seat, of everybody who takes part. */
  calls(facts: readonly FactOf<G>[], words: Words): ReadonlyMap<Seat, readonly Called[]>;
  placed(facts: readonly FactOf<G>[]): readonly string[];
  won(facts: readonly FactOf<G>[], say: Speaker): readonly Prize[];
  /** `all`: what happened to everybody, to see who has it now. */
  lost(facts: readonly FactOf<G>[], all: readonly FactOf<G>[], say: Speaker): readonly Loss[];
  changes(facts: readonly FactOf<G>[], words: Words): readonly Change[];
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
      return {
        seat,
        calls,
        placed: told.round.placed(own),
        won: told.round.won(own, say),
        lost: told.round.lost(own, all, say),
        changes: told.round.changes(own, say.words),
        steps: phases.flatMap(({ phase, title, lines }) =>
          lines
            .filter((line) => line.seat === seat)
            .map(({ parts }) => ({ icon: told.phaseSign(phase), title, parts })),
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

/** What a row says to somebody who does not see it, without who it is about. */
export function rowText({ calls, placed, won, lost, changes }: RoundRow, game: GameName, say: Speaker): string[] {
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
