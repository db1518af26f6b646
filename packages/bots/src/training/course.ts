// A course: what training needs to know of a game.

import type { Random } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import type { NetPair, Teach } from './training.ts';

/** How hard the nets think about their own matches. */
export interface Pains {
  readonly sims: number;
  readonly aside: number;
  readonly width: number;
  /** Matches at a glance beside each one with look-ahead, where the game has them. */
  readonly mix: number;
}

export interface LessonMatch<Table> {
  readonly table: Table;
  readonly seed: string;
  /** Counts the matches at this table. */
  readonly turn: number;
  readonly pains: Pains;
}

/** A player that can be given what the nets have learned since. */
export interface Pupil<Table, Lesson> {
  /** One match against itself; `quick`: the quick player plays instead. */
  play(match: LessonMatch<Table>, quick: boolean): readonly Lesson[];
  /** Plays others, for measuring. */
  readonly bot: Bot;
  refresh(): void;
}

export interface Course<Table, Lesson> {
  readonly freshNets: (hidden: number, random: Random) => NetPair;
  readonly teach: Teach<Lesson>;
  readonly pupilWith: (nets: NetPair) => Pupil<Table, Lesson>;
}
