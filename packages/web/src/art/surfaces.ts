// What covers a world: bands, lands, craters, ice and the rest, drawn on a sphere of radius R around 0 0.

import { type Chance, hsl, n } from './chance.ts';
import type { Palette, WorldKind } from './palette.ts';
import { band, patch } from './sphere.ts';

export type Surface = 'bands' | 'terra' | 'craters' | 'lava' | 'ice' | 'glyphs' | 'jungle' | 'plates';

function clouds(r: Chance, R: number, count: number, opacity: number): string {
  let out = '';
  for (let k = 0; k < count; k++) {
    const d = patch(r, R, r.f(-1, 1), r.f(-0.9, 0.9), r.f(0.1, 0.2), 0.3, 12, r.f(1.8, 2.6));
    if (d) out += `<path d="${d}" fill="#fff" opacity="${n(opacity * r.f(0.5, 1))}"/>`;
  }
  return out;
}

export const surfaces: { readonly [S in Surface]: (r: Chance, R: number, p: Palette) => string } = {
  bands: (r, R, p) => {
    const tip = r.f(-0.35, 0.35),
      fills = [p.light, p.dark, p.pale, p.base, p.deep, p.accent];
    let out = '',
      lat = -1.45;
    while (lat < 1.4) {
      const h = r.f(0.08, 0.34);
      out += `<path d="${band(r, R, lat, lat + h, tip, r.f(0.005, 0.035))}" fill="${r.pick(fills)}" opacity="${n(r.f(0.35, 0.85))}"/>`;
      lat += h + r.f(0, 0.12);
    }
    if (r.chance(0.7)) {
      const x = r.f(-0.4, 0.35) * R,
        y = r.f(-0.2, 0.5) * R,
        w = r.f(0.14, 0.24) * R;
      out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(w * 0.55)}" fill="${p.pale}" opacity=".8"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * 0.6)}" ry="${n(w * 0.28)}" fill="${p.accent}" opacity=".75"/>`;
    }
    return out;
  },
  terra: (r, R, p) => {
    let out = '';
    const land = r.chance(0.5) ? p.accent : p.light,
      hills = p.dark;
    for (let k = r.i(4, 6); k > 0; k--) {
      const lon = r.f(-1.2, 1.2),
        lat = r.f(-0.9, 0.9),
        a = r.f(0.24, 0.52);
      const d = patch(r, R, lon, lat, a, 0.42, 13, r.f(0.85, 1.35));
      if (!d) continue;
      out += `<path d="${d}" fill="${land}" opacity=".92"/>`;
      const e = patch(r, R, lon + 0.05, lat + 0.05, a * 0.5, 0.5, 9);
      if (e) out += `<path d="${e}" fill="${hills}" opacity=".5"/>`;
    }
    for (const pole of [-1, 1]) {
      const d = patch(r, R, 0, pole * 1.25, r.f(0.2, 0.42), 0.25, 12);
      if (d) out += `<path d="${d}" fill="#fff" opacity=".82"/>`;
    }
    return out + clouds(r, R, r.i(3, 5), 0.5);
  },
  craters: (r, R, p) => {
    let out = '';
    for (let k = r.i(2, 4); k > 0; k--) {
      const d = patch(r, R, r.f(-1, 1), r.f(-1, 1), r.f(0.3, 0.6), 0.35, 11);
      if (d) out += `<path d="${d}" fill="${r.pick([p.dark, p.light])}" opacity=".45"/>`;
    }
    for (let k = r.i(9, 14); k > 0; k--) {
      const lon = r.f(-1.2, 1.2),
        lat = r.f(-1.1, 1.1),
        a = r.f(0.24, 0.52) ** 2;
      const rim = patch(r, R, lon, lat, a, 0.04, 9),
        bowl = patch(r, R, lon + a * 0.12, lat + a * 0.12, a * 0.8, 0.05, 9);
      if (rim && bowl)
        out += `<path d="${rim}" fill="${p.light}" opacity=".8"/><path d="${bowl}" fill="${p.deep}" opacity=".75"/>`;
    }
    return out;
  },
  lava: (r, R, p) => {
    let out = '';
    for (let k = r.i(7, 10); k > 0; k--) {
      const d = patch(r, R, r.f(-1.2, 1.2), r.f(-1.1, 1.1), r.f(0.22, 0.42), 0.3, 7);
      if (d)
        out += `<path d="${d}" fill="${r.pick([p.deep, p.dark])}" stroke="${hsl(24, 100, 58)}" stroke-width="${n(R * 0.035)}" opacity=".9"/>`;
    }
    return out;
  },
  ice: (r, R, p) => {
    let out = '';
    for (let k = r.i(6, 9); k > 0; k--) {
      const d = patch(r, R, r.f(-1.1, 1.1), r.f(-1, 1), r.f(0.2, 0.46), 0.4, 8);
      if (d)
        out += `<path d="${d.replace(/C\S+ \S+ \S+ \S+ /g, 'L')}" fill="${r.pick([p.pale, p.light, p.dark])}" opacity="${n(r.f(0.35, 0.7))}"/>`;
    }
    for (let k = r.i(4, 6); k > 0; k--) {
      let x = r.f(-0.9, 0.5) * R,
        y = r.f(-0.9, 0.9) * R,
        d = `M${n(x)} ${n(y)}`;
      const a = r.f(-0.7, 0.7);
      for (let j = r.i(4, 7); j > 0; j--) {
        const q = a + r.f(-0.8, 0.8),
          s = R * r.f(0.1, 0.26);
        x += Math.cos(q) * s;
        y += Math.sin(q) * s;
        d += `L${n(x)} ${n(y)}`;
      }
      out += `<path d="${d}" fill="none" stroke="${r.pick([p.deep, p.pale])}" stroke-width="${n(R * 0.022)}" opacity=".65"/>`;
    }
    const cap = patch(r, R, r.f(-0.2, 0.2), -1.2, r.f(0.3, 0.5), 0.3, 12);
    return out + (cap ? `<path d="${cap}" fill="#fff" opacity=".75"/>` : '');
  },
  glyphs: (r, R, p) => {
    // dark shells with lit lines
    let out = `<circle r="${n(R)}" fill="${hsl(p.h + 20, 34, 15)}"/>`;
    const tip = r.f(-0.4, 0.4),
      rows = r.pick([
        [-0.8, -0.1, 0.7],
        [-1, -0.45, 0.1, 0.65],
        [-0.6, 0.5],
      ]);
    for (const lat of rows) out += `<path d="${band(r, R, lat - 0.035, lat + 0.035, tip, 0)}" fill="${p.base}"/>`;
    for (let k = r.i(6, 9); k > 0; k--) {
      const lon = r.f(-1.1, 1.1),
        lat = r.f(-0.9, 0.9),
        a = r.f(0.09, 0.26),
        sides = r.pick([3, 4, 6]);
      const d = patch(r, R, lon, lat, a, 0.02, sides);
      if (d)
        out += `<path d="${d.replace(/C\S+ \S+ \S+ \S+ /g, 'L')}" fill="${r.chance(0.35) ? p.light : hsl(p.h + 14, 40, 24)}" stroke="${p.light}" stroke-width="${n(R * 0.035)}" opacity="${n(r.f(0.7, 1))}"/>`;
    }
    return out;
  },
  jungle: (r, R, p) => {
    let out = '';
    for (let k = r.i(13, 18); k > 0; k--) {
      const d = patch(r, R, r.f(-1.2, 1.2), r.f(-1.1, 1.1), r.f(0.1, 0.34), 0.34, 10);
      if (d)
        out += `<path d="${d}" fill="${r.pick([p.dark, p.light, p.deep, p.accent])}" opacity="${n(r.f(0.5, 0.85))}"/>`;
    }
    return out + clouds(r, R, 3, 0.45);
  },
  plates: (r, R, p) => {
    // built worlds: engraved meridians, lit panels
    const tip = r.f(-0.3, 0.3);
    let out = '';
    for (const lat of [-0.95, -0.5, 0, 0.5, 0.95])
      out += `<path d="${band(r, R, lat - 0.03, lat + 0.03, tip, 0)}" fill="${p.deep}" opacity=".8"/>`;
    for (let k = r.i(7, 11); k > 0; k--) {
      const d = patch(r, R, r.f(-1, 1), r.f(-0.9, 0.9), r.f(0.1, 0.24), 0.02, r.pick([4, 6, 6]));
      if (d)
        out += `<path d="${d}" fill="${r.pick([p.pale, p.accent, p.deep, p.light])}" opacity="${n(r.f(0.55, 0.95))}"/>`;
    }
    const d = patch(r, R, r.f(-0.3, 0.3), r.f(-0.3, 0.3), 0.3, 0.01, 6);
    if (d) out += `<path d="${d}" fill="none" stroke="${p.pale}" stroke-width="${n(R * 0.045)}"/>`;
    return out;
  },
};

/** Where a name says nothing, the kind does. */
const usual: { readonly [K in WorldKind]: readonly Surface[] } = {
  grey: ['bands', 'terra', 'craters', 'ice'],
  novelty: ['bands', 'ice', 'terra', 'bands'],
  rare: ['bands', 'craters', 'lava'],
  genes: ['jungle', 'terra', 'bands'],
  alien: ['glyphs', 'plates', 'bands'],
};

export function surfaceFor(name: string, kind: WorldKind, r: Chance): Surface {
  const t = name.toLowerCase();
  if (/volcan|radioact|destroyed|doomed|plague|dying/.test(t)) return 'lava';
  if (/asteroid|meteor|mining|miner|mines|ore|penal|convict|high-grav|belt/.test(t)) return 'craters';
  if (/jungle|uplift|species|lifeform|symbio|hive|gnarssh|gene|ark|race|organic/.test(t))
    return kind === 'genes' || kind === 'grey' ? 'jungle' : 'terra';
  if (/earth|vinland|colony|settle|tourist|resort|terraformed|prosperous|epsilon|alpha/.test(t))
    return kind === 'alien' ? 'glyphs' : 'terra';
  if (
    /factory|station|hub|port|bank|data|robot|trading|market|mall|monolith|library|warship|fleet|sentr|sentin|depot|refinery|silicon/.test(
      t,
    )
  )
    return kind === 'alien' ? r.pick(['glyphs', 'plates', 'glyphs']) : 'plates';
  return r.pick(usual[kind]);
}
