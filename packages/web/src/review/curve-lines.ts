// How the line of each player is drawn: by the colour of the seat and by dashes, the own one whole and thicker.

import type { Seat } from '@orrery/kernel';
import { emblemOf } from '../pieces/seat-emblems.ts';

export interface CurveLine {
  readonly ink: string;
  readonly dash: string;
  readonly weight: number;
  readonly path: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const dashes = ['none', '9 5', '2 4', '12 4 2 4', '6 3', '1 5'];

export function curveLine(seat: Seat, you: Seat, points: readonly Point[]): CurveLine {
  const emblem = emblemOf(seat, you);
  const places = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return {
    ink: `var(--seat-${emblem})`,
    dash: dashes[emblem] ?? 'none',
    weight: seat === you ? 3.2 : 2,
    path: `M${places.join('L')}`,
  };
}
