// The log of a match: the lines of its story under the headings of their rounds and phases.

import type { Seat } from '@orrery/kernel';
import type { Speaker, Words } from '@orrery/words';
import type { Sign } from './sign.ts';
import type { NamedPiece } from './story/named-pieces.ts';
import { type ToldRound, toldStory } from './story/told-story.ts';
import type { Fact, GameName } from './table.ts';
import { toldGame } from './told-games.ts';

export interface LogLine {
  readonly seq: number;
  readonly chapter: string;
  readonly text: string;
  /** Cards or tiles that the text names. */
  readonly pieces: readonly NamedPiece[];
  /** Whose it is; null is the table itself, or the robot of a solo game. */
  readonly seat: Seat | null;
  /** Of its phase. */
  readonly icon: Sign | null;
}

/** What happened, oldest first, and after how many facts the match moved to newer rules. */
export interface ToldFacts {
  readonly facts: readonly Fact[];
  readonly rulesChanged: readonly number[];
}

export function storyLines(game: GameName, { facts, rulesChanged }: ToldFacts, say: Speaker): LogLine[] {
  const marks = [...new Set(rulesChanged)].filter((after) => after <= facts.length).sort((a, b) => a - b);
  const lines: LogLine[] = [];
  let from = 0;
  for (const mark of marks) {
    lines.push(...linesOf(game, toldStory(game, facts.slice(from, mark), say)));
    lines.push(...markAt(say.words, facts, mark, lines.at(-1)?.chapter ?? ''));
    from = mark;
  }
  return [...lines, ...linesOf(game, toldStory(game, facts.slice(from), say))];
}

const linesOf = (game: GameName, rounds: readonly ToldRound[]): LogLine[] =>
  rounds.flatMap(({ round, title, phases }) =>
    phases.flatMap((phase) =>
      phase.lines.map(({ seq, seat, text, pieces }) => ({
        seq,
        chapter: round === 0 ? title : `${title} · ${phase.title}`,
        text,
        pieces,
        seat,
        icon: toldGame(game).phaseSign(phase.phase),
      })),
    ),
  );

/** Between two facts, so that no number is taken twice. */
function markAt(words: Words, facts: readonly Fact[], mark: number, chapter: string): LogLine[] {
  const next = facts[mark]?.seq;
  const last = facts[mark - 1]?.seq;
  if (next === undefined && last === undefined) return [];
  const seq = next === undefined ? (last ?? 0) + 0.5 : next - 0.5;
  return [{ seq, chapter, text: words.table.rulesChanged, pieces: [], seat: null, icon: null }];
}

/** The number of the first fact that was not told before the last step; none at the first look, where all is new. */
export function newSince({ facts, seenBefore }: { facts: readonly { seq: number }[]; seenBefore: number }): number {
  return (seenBefore === 0 ? undefined : facts[seenBefore]?.seq) ?? Number.POSITIVE_INFINITY;
}

/** The round that was told last, phase by phase. */
export const lastRound = (game: GameName, facts: readonly Fact[], say: Speaker): ToldRound | null => {
  const round = facts.at(-1)?.round;
  return (
    toldStory(
      game,
      facts.filter((fact) => fact.round === round),
      say,
    ).at(-1) ?? null
  );
};
