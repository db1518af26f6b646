// Where the worlds of the orrery on the first page stand, and how they move.

import type { WorldKind } from '../art/palette.ts';

export const centre = { x: 410, y: 236 } as const;
export const tilt = -0.2;
export const squash = 0.4;
export const rings = [104, 160, 222, 288, 352] as const;

export interface Arm {
  readonly name: string;
  readonly world: WorldKind;
  readonly orbit: number;
  readonly size: number;
  /** Angle at the beginning. */
  readonly start: number;
}

export const arms: readonly Arm[] = [
  { name: 'Old Earth', world: 'grey', orbit: 104, size: 46, start: 2.5 },
  { name: 'Gem World', world: 'novelty', orbit: 160, size: 58, start: 0.35 },
  { name: 'Mining World', world: 'rare', orbit: 222, size: 64, start: 3.62 },
  { name: 'Jungle World', world: 'genes', orbit: 288, size: 78, start: 5.5 },
  { name: 'Deserted Alien Colony', world: 'alien', orbit: 288, size: 62, start: 2.05 },
  { name: 'New Vinland', world: 'novelty', orbit: 352, size: 92, start: 0.86 },
  { name: 'Rebel Homeworld', world: 'grey', orbit: 352, size: 50, start: 3.9 },
];

export function pointOn(orbit: number, angle: number): { readonly x: number; readonly y: number } {
  const x = Math.cos(angle) * orbit;
  const y = Math.sin(angle) * orbit * squash;
  return {
    x: centre.x + x * Math.cos(tilt) - y * Math.sin(tilt),
    y: centre.y + x * Math.sin(tilt) + y * Math.cos(tilt),
  };
}

/** Marks along a ring, a longer one every fifteen. */
export function ticksOf(orbit: number): string {
  return Array.from({ length: 180 }, (_, at) => {
    const angle = (at / 180) * 2 * Math.PI;
    const inner = pointOn(orbit, angle);
    const outer = pointOn(orbit + (at % 15 === 0 ? 9 : 4), angle);
    return `M${inner.x.toFixed(1)} ${inner.y.toFixed(1)}L${outer.x.toFixed(1)} ${outer.y.toFixed(1)}`;
  }).join('');
}

/** Worlds further out go slower. Seconds in, angle out. */
export const angleAt = ({ start, orbit }: Arm, seconds: number): number => start + (seconds / 9) * (22 / orbit);
