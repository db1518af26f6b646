// A trainer: what training needs to know of a game.

import type { Random } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import type { SavedPair } from '../net/weights.ts';
import type { AddGradients, NetPair } from './training.ts';

/** How hard the nets think about their own matches. */
export interface Hyperparameters {
  readonly sims: number;
  readonly otherSims: number;
  readonly width: number;
  /** Quicker matches beside each one with look-ahead everywhere: Race picks by the policy, Roll looks ahead for plans. */
  readonly mix: number;
}

export interface SelfPlayMatch<Table> {
  readonly table: Table;
  readonly seed: string;
  /** Counts the matches at this table. */
  readonly turn: number;
  readonly hyperparameters: Hyperparameters;
}

/** A player that can be given what the nets have learned since. */
export interface SelfPlayer<Table, Sample> {
  /** One match against itself; `quick`: the quick player plays instead. */
  play(match: SelfPlayMatch<Table>, quick: boolean): readonly Sample[];
  /** Plays others, for measuring. */
  readonly bot: Bot;
  refresh(): void;
}

export interface Trainer<Table, Sample> {
  readonly freshNets: (hidden: number, random: Random) => NetPair;
  /** Nets that begin as others ended, with more hidden units where there are to be more. */
  readonly grownNets: (saved: SavedPair, hidden: number, random: Random) => NetPair;
  readonly addGradients: AddGradients<Sample>;
  /** `teacher`: what the nets began with, where they did; whatever it brings besides nets is used as well. */
  readonly selfPlayer: (nets: NetPair, teacher: SavedPair | null) => SelfPlayer<Table, Sample>;
}
