// Outlines on a sphere seen from the front.

import { type Chance, n } from './chance.ts';

type Point = readonly [number, number];
type Vector = readonly [number, number, number];

/** A closed line through all points, without corners. */
function smooth(points: readonly Point[]): string {
  const m = points.length;
  const at = (i: number): Point => points[(i + m) % m] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < m; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}
/** Outline of a patch centred at (lon, lat), angular radius a, seen from the front; null when behind. */
export function patch(
  r: Chance,
  R: number,
  lon: number,
  lat: number,
  a: number,
  rough: number,
  count: number,
  stretch = 1,
): string | null {
  const cz = Math.cos(lat) * Math.cos(lon);
  if (cz < 0.12) return null;
  const ex: Vector = [Math.cos(lon), 0, -Math.sin(lon)];
  const ey: Vector = [-Math.sin(lat) * Math.sin(lon), Math.cos(lat), -Math.sin(lat) * Math.cos(lon)];
  const c: Vector = [Math.cos(lat) * Math.sin(lon), Math.sin(lat), cz];
  const pts: Point[] = [];
  for (let k = 0; k < count; k++) {
    const t = (k / count) * Math.PI * 2,
      rad = a * (1 + r.f(-rough, rough));
    const u = Math.cos(t) * rad * stretch,
      v = (Math.sin(t) * rad) / stretch;
    const w = Math.sqrt(Math.max(0, 1 - Math.min(0.98, u * u + v * v)));
    let x = c[0] * w + ex[0] * u + ey[0] * v,
      y = c[1] * w + ex[1] * u + ey[1] * v;
    const z = c[2] * w + ex[2] * u + ey[2] * v,
      len = Math.hypot(x, y);
    if (z < 0 && len > 0) {
      x /= len;
      y /= len;
    }
    pts.push([x * R, y * R]);
  }
  return smooth(pts);
}
/** A strip between two latitudes of a tilted sphere. */
export function band(r: Chance, R: number, lat1: number, lat2: number, tip: number, wobble: number): string {
  const p1 = r.f(0, 6.28),
    p2 = r.f(0, 6.28),
    f1 = r.i(2, 5),
    f2 = r.i(2, 5),
    steps = 18;
  const at = (lat: number, lon: number): Point => [
    Math.cos(lat) * Math.sin(lon) * R,
    (Math.sin(lat) * Math.cos(tip) - Math.cos(lat) * Math.cos(lon) * Math.sin(tip)) * R,
  ];
  let d = '';
  for (let k = 0; k <= steps; k++) {
    const lon = -Math.PI / 2 + (Math.PI * k) / steps,
      p = at(lat1 + wobble * Math.sin(lon * f1 + p1), lon);
    d += `${k ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`;
  }
  for (let k = steps; k >= 0; k--) {
    const lon = -Math.PI / 2 + (Math.PI * k) / steps,
      p = at(lat2 + wobble * Math.sin(lon * f2 + p2), lon);
    d += `L${n(p[0])} ${n(p[1])}`;
  }
  return `${d}Z`;
}
