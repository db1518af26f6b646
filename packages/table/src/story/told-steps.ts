// What happened since somebody looked, one step after the other: a step for each line of the story, with its phase. Who learns
// goes through them one by one.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { Fact, GameName } from '../table.ts';
import type { NamedPiece } from './named-pieces.ts';
import { toldStory } from './told-story.ts';

export interface ToldStep {
  /** "Round 3, Settle". */
  readonly title: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly pieces: readonly NamedPiece[];
}

export const toldSteps = (game: GameName, facts: readonly Fact[], say: Speaker): ToldStep[] =>
  toldStory(game, facts, say).flatMap(({ title: round, phases }) =>
    phases.flatMap(({ title: phase, lines }) =>
      lines.map(({ seat, text, pieces }) => ({
        title: round === phase ? round : say.words.joined.list([round, phase]),
        seat,
        text,
        pieces,
      })),
    ),
  );

/** The steps that wait to be gone through, and how many facts have become steps. */
export interface Steps {
  readonly waiting: readonly ToldStep[];
  readonly told: number;
}

/** Before the first look: what lies behind is not told again. */
export const noSteps: Steps = { waiting: [], told: -1 };

/** The facts have become more, or fewer by taking back. Steps that wait go on waiting, so that none is lost. */
export function withFacts(steps: Steps, facts: readonly Fact[], tell: (fresh: readonly Fact[]) => ToldStep[]): Steps {
  const { waiting, told } = steps;
  if (told < 0 || facts.length < told) return { waiting: [], told: facts.length };
  return { waiting: [...waiting, ...tell(facts.slice(told))], told: facts.length };
}

export const withoutFirst = ({ waiting, told }: Steps): Steps => ({ waiting: waiting.slice(1), told });
export const withoutAll = ({ told }: Steps): Steps => ({ waiting: [], told });
