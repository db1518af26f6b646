// What stands around a world: rings, moons, stations, ships, rocks.

import { type Chance, n } from './chance.ts';
import type { Palette } from './palette.ts';

/** The half behind the world and the half before it. */
export function ringHalves(r: Chance, R: number, p: Palette): [string, string] {
  const tilt = r.f(-32, 32),
    squash = r.f(0.2, 0.34),
    halves: [string, string] = ['', ''];
  let rad = R * r.f(1.3, 1.42);
  for (let k = r.i(2, 4); k > 0; k--) {
    const w = R * r.f(0.035, 0.13),
      ry = rad * squash,
      o = n(r.f(0.45, 0.9)),
      c = r.pick([p.pale, p.light, p.accent]);
    for (const half of [0, 1] as const) {
      halves[half] +=
        `<path d="M${n(-rad)} 0A${n(rad)} ${n(ry)} 0 0 ${half ? 0 : 1} ${n(rad)} 0" fill="none" stroke="${c}" stroke-width="${n(w)}" opacity="${o}"/>`;
    }
    rad += w * 0.5 + R * r.f(0.05, 0.12);
  }
  const turned = (half: string): string => `<g transform="rotate(${n(tilt)})">${half}</g>`;
  return [turned(halves[0]), turned(halves[1])];
}
export function moon(r: Chance, R: number, p: Palette, id: string): string {
  const ang = r.f(-2.7, -0.2),
    dist = R * r.f(1.28, 1.5),
    m = R * r.f(0.09, 0.2);
  const most = R * 1.45 - m; // a picture ends there
  const x = Math.max(-most, Math.min(most, Math.cos(ang) * dist)),
    y = Math.max(-most, Math.sin(ang) * dist * 0.86);
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(m)}" fill="${r.pick([p.pale, '#c9cede', p.accent])}"/><circle r="${n(m)}" fill="url(#s${id})"/></g>`;
}
/** Stations, ships and stones beside a world, as its name has it. */
export function companion(name: string, r: Chance, R: number, p: Palette): string {
  const t = name.toLowerCase(),
    at = (x: number, y: number, rot: number, body: string): string =>
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rot)})">${body}</g>`;
  const metal = '#dfe4f2',
    shade = '#7c87a6';
  if (/station|hub|port|depot|outpost|headquarters|gateway|wormhole|docks|trading/.test(t))
    return at(
      R * r.f(0.75, 0.95),
      -R * r.f(0.72, 0.9),
      r.f(-20, 20),
      `<ellipse rx="${n(R * 0.26)}" ry="${n(R * 0.1)}" fill="none" stroke="${metal}" stroke-width="${n(R * 0.05)}"/><path d="M0 ${n(-R * 0.2)}L${n(R * 0.06)} 0L0 ${n(R * 0.2)}L${n(-R * 0.06)} 0Z" fill="${metal}"/><circle r="${n(R * 0.05)}" fill="${p.accent}"/>`,
    );
  if (/ship|fleet|warship|scout|sentry|sentin|raider|pirate|smuggl|runner|lair|marine/.test(t)) {
    let out = '';
    for (let k = r.i(1, 3); k > 0; k--)
      out += at(
        R * r.f(-1.15, 1.05),
        R * r.f(-1.05, -0.5),
        r.f(-24, 24),
        `<path d="M${n(R * 0.24)} 0L${n(-R * 0.14)} ${n(-R * 0.1)}L${n(-R * 0.06)} 0L${n(-R * 0.14)} ${n(R * 0.1)}Z" fill="${metal}"/><path d="M${n(-R * 0.08)} 0H${n(-R * 0.42)}" stroke="${p.glow}" stroke-width="${n(R * 0.03)}" opacity=".7"/><path d="M${n(R * 0.24)} 0L${n(-R * 0.14)} ${n(R * 0.1)}L${n(-R * 0.06)} 0Z" fill="${shade}"/>`,
      );
    return out;
  }
  if (/monolith|rosetta|repository|library|data/.test(t))
    return at(
      R * 0.98,
      -R * 0.55,
      r.f(-10, 10),
      `<path d="M0 ${n(-R * 0.4)}L${n(R * 0.12)} ${n(-R * 0.3)}V${n(R * 0.3)}L0 ${n(R * 0.4)}L${n(-R * 0.12)} ${n(R * 0.3)}V${n(-R * 0.3)}Z" fill="${p.deep}" stroke="${p.pale}" stroke-width="${n(R * 0.03)}"/><path d="M0 ${n(-R * 0.22)}V${n(R * 0.22)}" stroke="${p.glow}" stroke-width="${n(R * 0.04)}"/>`,
    );
  return '';
}
export function rocks(r: Chance, R: number, p: Palette, id: string, spread: number): string {
  let out = '';
  for (let k = r.i(13, 18); k > 0; k--) {
    const t = r.f(-1, 1),
      x = t * spread * R,
      y = (t * -0.42 + r.f(-0.3, 0.3)) * R,
      s = R * r.f(0.25, 0.62) ** 2;
    const pts: [number, number][] = [],
      c = r.i(6, 8);
    for (let j = 0; j < c; j++) {
      const a = (j / c) * 6.283,
        q = s * r.f(0.75, 1.2);
      pts.push([Math.cos(a) * q, Math.sin(a) * q]);
    }
    const d = `${pts.map((v, j) => `${j ? 'L' : 'M'}${n(v[0])} ${n(v[1])}`).join('')}Z`;
    out += `<g transform="translate(${n(x)} ${n(y)})"><path d="${d}" fill="${r.pick([p.base, p.dark, p.light])}"/><path d="${d}" fill="url(#s${id})"/></g>`;
  }
  return out;
}
