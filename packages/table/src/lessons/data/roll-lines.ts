// Lines that rivals of Roll have in every lesson, and rolls as pairs of colour and face.

import type { DieColour, FaceName } from '@orrery/roll';
import type { Line } from '../lesson.ts';

export type Rolled = readonly [DieColour, FaceName];

export const rolls = (...shown: readonly Rolled[]): readonly Rolled[] => shown;

/** A rival selects a phase with this die, or with any. */
export const selects = (seat: number, round: number, phase: string, die: string): Line[] =>
  [die, 'any'].map((each) => ({
    seat,
    round,
    question: 'assign',
    answer: { wilds: [], select: { die: each, phase }, uses: [] },
  }));

/** Explorers stock; anything else is answered as a time-out would. */
export const others = (seat: number): Line[] => [
  { seat, question: 'explore.task', answer: { do: 'stock' } },
  { seat, question: '*', answer: 'usual' },
];
