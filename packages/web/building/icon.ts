// The mark of the house as a PNG of any size: a sun and two orbits with a world on each, drawn point by point. Systems
// that install the page as an application want pixels.

import { type Colour, pngOf } from './png.ts';

export const sky: Colour = [9, 12, 23];
const brass: Colour = [229, 185, 100];
const sun: Colour = [244, 214, 144];
const novelty: Colour = [63, 195, 226];
const genes: Colour = [85, 181, 78];

interface Look {
  /** Sky to the very edge, for systems that cut the icon to a shape of their own. */
  readonly maskable: boolean;
}

/** What lies at a point of a field from -1 to 1; null is nothing. */
export function markAt(x: number, y: number, { maskable }: Look): Colour | null {
  const scale = maskable ? 0.66 : 0.86;
  const [u, v] = [x / scale, y / scale];
  const inside = maskable || Math.hypot(x, y) <= 1;
  if (!inside) return null;
  if (Math.hypot(u - 0.76, v + 0.4) <= 0.14) return novelty;
  if (Math.hypot(u + 0.6, v + 0.68) <= 0.115) return genes;
  if (Math.hypot(u, v) <= 0.29) return sun;
  return onOrbit(u, v, -28) || onOrbit(u, v, 50) ? brass : sky;
}

function onOrbit(x: number, y: number, degrees: number): boolean {
  const angle = (degrees * Math.PI) / 180;
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const across = y * Math.cos(angle) - x * Math.sin(angle);
  const [rx, ry] = [0.92, 0.38];
  const ratio = Math.hypot(along / rx, across / ry);
  // Distance to the ellipse, to first order.
  const slope = Math.hypot(along / (rx * rx), across / (ry * ry));
  return slope > 0 && (Math.abs(ratio - 1) * ratio) / slope <= 0.048;
}

export const iconPng = (size: number, look: Look): Buffer =>
  pngOf({
    width: size,
    height: size,
    fine: 4,
    colourAt: (x, y) => markAt((x / size) * 2 - 1, (y / size) * 2 - 1, look),
  });
