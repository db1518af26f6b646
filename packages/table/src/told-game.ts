// What a game tells in words.

import type { Speaker, ToldHint, Words } from '@orrery/words';
import type { Course, Sheet } from './replay/course.ts';
import type { ScorePart } from './score-parts.ts';
import type { FactOf, GameName } from './table.ts';

export interface ToldGame<G extends GameName> {
  /** A sentence, or null where another one tells it. */
  factText(fact: FactOf<G>, say: Speaker): string | null;
  phaseText(words: Words, phase: string): string;
  /** What a bot would do, and why. */
  hintText(hint: ToldHint, say: Speaker): string;
  /** A score sheet of this game, by source. */
  scoreParts(sheet: Sheet, course: Course, say: Speaker): ScorePart[];
  /** What decided among equals; `amounts` says what each of them had. */
  tieText(words: Words, amounts: readonly string[]): string;
}
