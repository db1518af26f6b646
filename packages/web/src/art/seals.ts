// Seals of developments as SVG text: the figure tells the theme, rim and enamel come from the name.

import { chanceOf, hash, hsl, n } from './chance.ts';
import { type Figure, figures } from './figures.ts';

/** What a name is about. */
const meanings: readonly (readonly [RegExp, Figure])[] = [
  [/alien|blueprint|rosetta/, 'eye'],
  [/robot|replicant/, 'robot'],
  [/mercenar|marine|troop|conscript|tactic/, 'swords'],
  [/drop ship|expedition|colony ship|shipyard|docks|jumpdrive|fleet|shipping/, 'ship'],
  [/gene|genome|biolog|uplift|hydropon|symbio/, 'helix'],
  [/lab|scientist|research|r&d/, 'flask'],
  [/survey|recon|seti|explor|logistic|cloak/, 'dish'],
  [/rebel|patriot/, 'fist'],
  [/imperium|order|executive|mandate|power/, 'crown'],
  [/mining|prospect|conglomer|refiner/, 'pick'],
  [/terraform|recycl|subsid/, 'sprout'],
  [/bank|credit|invest|deficit|dut|lev/, 'coin'],
  [/trade|merchant|market|exchange|demand/, 'scales'],
  [/league|federation|union|association|alliance|pact/, 'hands'],
  [/works|econom|guild|industry/, 'gear'],
  [/salon|renaiss|influence|advert|touris|propag/, 'mask'],
  [/policy|planning|contact|tech/, 'scroll'],
  [/divers|affinity|operation/, 'orbits'],
  [/pirac/, 'flame'],
  [/religion/, 'star'],
  [/reserve/, 'columns'],
];
/** One development: a struck seal whose figure tells the theme and whose rim is seeded by the name. */
export function seal(name: string, size: number): string {
  const r = chanceOf(`seal:${name}`),
    id = `e${hash(`${name}|${size}`).toString(36)}`,
    t = name.toLowerCase();
  const other = r.pick(['star', 'columns', 'city', 'chevron', 'arrows'] as const);
  const figure = meanings.find(([words]) => words.test(t))?.[1] ?? other;
  const hue = r.pick([28, 40, 172, 206, 232, 262, 344, 12, 142]),
    enamel = hsl(hue, 40, 26),
    enamelDeep = hsl(hue + 12, 48, 13);
  const gold = '#f3d48a',
    mid = hsl(hue, 55, 72),
    rim = '#c9973f',
    sides = r.pick([6, 8, 10, 12, 16, 24]),
    turn = r.f(0, 360 / sides);
  const poly = (rad: number, inner?: number): string => {
    let d = '';
    const m = inner ? sides * 2 : sides;
    for (let k = 0; k < m; k++) {
      const a = (((k / m) * 360 + turn) * Math.PI) / 180,
        q = inner && k % 2 ? inner : rad;
      d += `${k ? 'L' : 'M'}${n(Math.cos(a) * q)} ${n(Math.sin(a) * q)}`;
    }
    return `${d}Z`;
  };
  const outer = sides <= 8 ? poly(45) : poly(46, r.f(40.5, 43));
  let ticks = '';
  const count = r.pick([24, 36, 48, 60]),
    long = r.pick([3, 4, 6]);
  for (let k = 0; k < count; k++)
    ticks += `M${n(Math.cos((k / count) * 6.2832) * 36.5)} ${n(Math.sin((k / count) * 6.2832) * 36.5)}L${n(Math.cos((k / count) * 6.2832) * (k % long ? 34.6 : 32.4))} ${n(Math.sin((k / count) * 6.2832) * (k % long ? 34.6 : 32.4))}`;
  let guilloche = '';
  const petals = r.i(5, 9),
    depth = r.f(0.5, 0.8);
  for (let k = 0; k < petals; k++)
    guilloche += `<ellipse rx="29" ry="${n(29 * depth * 0.6)}" transform="rotate(${n((k * 180) / petals)})"/>`;
  return (
    `<svg class="emblem" viewBox="-50 -50 100 100" width="${size}" height="${size}" aria-hidden="true" focusable="false"><defs><radialGradient id="${id}" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="${enamel}"/><stop offset="1" stop-color="${enamelDeep}"/></radialGradient><linearGradient id="${id}r" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7b4"/><stop offset=".45" stop-color="${rim}"/><stop offset="1" stop-color="#6d4a17"/></linearGradient></defs>` +
    `<path d="${outer}" fill="url(#${id}r)"/><circle r="38.5" fill="url(#${id})" stroke="#2a1c08" stroke-width=".8"/><path d="${ticks}" stroke="${gold}" stroke-width=".9" opacity=".75"/><circle r="31" fill="none" stroke="${gold}" stroke-width=".7" opacity=".6"/>` +
    `<g fill="none" stroke="${mid}" stroke-width=".5" opacity=".34">${guilloche}</g><g transform="scale(1.86)">${figures[figure](gold, mid)}</g></svg>`
  );
}
/** A development's seal in its hall of light, for card art. */
export function plate(name: string, w: number, h: number): string {
  const r = chanceOf(`plate:${name}`),
    id = `p${hash(`${name}|${w}x${h}`).toString(36)}`,
    hue = r.pick([28, 206, 232, 262, 344, 172]);
  let rays = '';
  for (let k = 0; k < 28; k++) {
    const a = (k / 28) * 6.2832;
    rays += `M${w / 2} ${h / 2}L${n(w / 2 + Math.cos(a) * w)} ${n(h / 2 + Math.sin(a) * w)}`;
  }
  return `<svg class="scene" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><radialGradient id="${id}"><stop offset="0" stop-color="${hsl(hue, 34, 30)}"/><stop offset="1" stop-color="#0a0d1c"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/><path d="${rays}" stroke="#e2b65f" stroke-width=".5" opacity=".16"/><circle cx="${w / 2}" cy="${h / 2}" r="${n(h * 0.62)}" fill="none" stroke="#e2b65f" stroke-width=".6" opacity=".3" stroke-dasharray=".6 2.2"/><g transform="translate(${n(w / 2 - h * 0.44)} ${n(h * 0.06)})">${seal(name, Math.round(h * 0.88))}</g></svg>`;
}
