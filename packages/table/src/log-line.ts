// The log of a match, and what a voice says of it: the lines of its story under the headings of their rounds and phases.

import type { Speaker, Words } from '@orrery/words';
import { type ToldRound, toldStory } from './story/told-story.ts';
import type { Fact, GameName } from './table.ts';

export interface LogLine {
  readonly seq: number;
  readonly chapter: string;
  readonly text: string;
  readonly mine: boolean;
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
    lines.push(...linesOf(toldStory(game, facts.slice(from, mark), say), say));
    lines.push(...markAt(say.words, facts, mark, lines.at(-1)?.chapter ?? ''));
    from = mark;
  }
  return [...lines, ...linesOf(toldStory(game, facts.slice(from), say), say)];
}

const linesOf = (rounds: readonly ToldRound[], say: Speaker): LogLine[] =>
  rounds.flatMap(({ round, title, phases }) =>
    phases.flatMap((phase) =>
      phase.lines.map(({ seq, seat, text }) => ({
        seq,
        chapter: round === 0 ? title : `${title} · ${phase.title}`,
        text,
        mine: seat === say.you,
      })),
    ),
  );

/** Between two facts, so that no number is taken twice. */
function markAt(words: Words, facts: readonly Fact[], mark: number, chapter: string): LogLine[] {
  const next = facts[mark]?.seq;
  const last = facts[mark - 1]?.seq;
  if (next === undefined && last === undefined) return [];
  return [
    { seq: next === undefined ? (last ?? 0) + 0.5 : next - 0.5, chapter, text: words.table.rulesChanged, mine: false },
  ];
}

const mostAnnounced = 8;

/** What a voice says when the table has changed: what happened since somebody looked, then what to do. */
export function announced(
  game: GameName,
  { facts, seenBefore }: { readonly facts: readonly Fact[]; readonly seenBefore: number },
  say: Speaker,
  todo: string | null,
): string {
  const { sentence, sentences } = say.words.joined;
  const told = toldStory(game, facts.slice(seenBefore), say).flatMap(({ phases }) =>
    phases.flatMap(({ title, lines }) => [sentence(title), ...lines.map(({ text }) => text)]),
  );
  return sentences([...told.slice(-mostAnnounced), ...(todo === null ? [] : [todo])]);
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
