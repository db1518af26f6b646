// What lessons need of each game: positions, answers said with names, and what is printed. One entry per game; whoever needs
// something of a game asks its entry and never its name.

import type { FlowState, Seed } from '@orrery/kernel';
import { type PreparedRace, prepared as preparedRace, type RaceView, race } from '@orrery/race';
import { designs, goalTiles } from '@orrery/race/describe';
import { type PreparedRoll, prepared as preparedRoll, type RollView } from '@orrery/roll';
import { sides } from '@orrery/roll/describe';
import type { GameName } from '../table.ts';
import type { Said } from './lesson.ts';
import { meant, said } from './roll-said.ts';

export interface LessonGame<V = unknown, S = PreparedRace | PreparedRoll> {
  /** The position at the start of a part. */
  position(options: unknown, start: S, seed: Seed): FlowState;
  /** An answer with names in it. */
  said(view: V, answer: unknown): Said;
  /** The answer that is meant; null if it names something that is not there. */
  meant(view: V, answer: Said): { readonly answer: unknown } | null;
  /** The pieces of a seat that looks: in its hand or stacks, and in play. */
  has(view: V, where: 'hand' | 'play', piece: string): boolean;
  /** Every printed piece, to read amounts off. */
  readonly pieces: readonly unknown[];
}

const raceLessons: LessonGame<RaceView, PreparedRace> = {
  position: (options, start, seed) => {
    const read = race.readOptions(options);
    if (!read.ok) throw new Error(read.refusal.code);
    return preparedRace(read.value, start, seed);
  },
  said: (_, answer) => answer,
  meant: (_, answer) => ({ answer }),
  has: (view, where, piece) => {
    const mine = view.players[view.seat ?? 0];
    if (where === 'play') return mine?.tableau.some(({ card }) => card === piece) ?? false;
    return mine?.hand.cards?.includes(piece) ?? false;
  },
  pieces: [...designs, ...goalTiles],
};

const rollLessons: LessonGame<RollView, PreparedRoll> = {
  position: (_, start, seed) => preparedRoll(start, seed),
  said,
  meant: (view, answer) => {
    const made = meant(view, answer);
    return made === null ? null : { answer: made };
  },
  has: (view, where, piece) => {
    const mine = view.players[view.seat ?? 0];
    if (where === 'play') return mine?.tableau.some(({ side }) => side === piece) ?? false;
    const tiles = [...(mine?.stacks.development ?? []), ...(mine?.stacks.world ?? [])];
    return tiles.some((tile) => sides.some((side) => side.slug === piece && side.tile === tile));
  },
  pieces: sides,
};

export const lessonGames: { readonly [G in GameName]: LessonGame } = { race: raceLessons, roll: rollLessons };
