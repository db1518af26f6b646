// The colours of a world: its kind gives the range, its name the place in it.

import { type Chance, hsl } from './chance.ts';

export type WorldKind = 'grey' | 'novelty' | 'rare' | 'genes' | 'alien';

export interface Palette {
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  readonly dark: string;
  readonly deep: string;
  readonly accent: string;
  readonly glow: string;
  /** Hue of the base. */
  readonly h: number;
}

/** Hue from, hue to, saturation, lightness, hue of the accent. */
const ranges: { readonly [K in WorldKind]: readonly [number, number, number, number, number] } = {
  grey: [205, 235, 14, 56, 32],
  novelty: [184, 204, 68, 52, 268],
  rare: [16, 30, 58, 44, 44],
  genes: [104, 146, 48, 44, 62],
  alien: [44, 52, 82, 54, 286],
};

export const hueOf = (kind: WorldKind): number => ranges[kind][0];

export function paletteOf(kind: WorldKind, r: Chance): Palette {
  const [from, to, s, l, accent] = ranges[kind];
  const h = r.f(from, to);
  const sat = s + r.f(-6, 8);
  return {
    base: hsl(h, sat, l),
    light: hsl(h - 6, sat + 4, Math.min(84, l + 22)),
    pale: hsl(h - 10, sat * 0.7, Math.min(92, l + 34)),
    dark: hsl(h + 10, sat, l - 16),
    deep: hsl(h + 18, sat + 6, Math.max(9, l - 32)),
    accent: hsl(accent + r.f(-10, 10), Math.max(34, sat * 0.8), 58),
    glow: hsl(h - 4, Math.min(95, sat + 20), 72),
    h,
  };
}
