// One world, centred at 0 0: its gradients, its skin, its night side, its company.

import { type Chance, n } from './chance.ts';
import { companion, moon, ringHalves, rocks } from './company.ts';
import { type Palette, paletteOf, type WorldKind } from './palette.ts';
import { surfaceFor, surfaces } from './surfaces.ts';

interface Body {
  readonly defs: string;
  readonly p: Palette;
  readonly svg: string;
}

export function body(name: string, kind: WorldKind, R: number, id: string, r: Chance): Body {
  const p = paletteOf(kind, r),
    t = name.toLowerCase();
  const defs =
    `<radialGradient id="b${id}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${p.light}"/><stop offset=".5" stop-color="${p.base}"/><stop offset="1" stop-color="${p.dark}"/></radialGradient>` +
    `<radialGradient id="s${id}" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".56" stop-color="#04061a" stop-opacity=".26"/><stop offset=".8" stop-color="#04061a" stop-opacity=".7"/><stop offset="1" stop-color="#04061a" stop-opacity=".94"/></radialGradient>` +
    `<radialGradient id="a${id}"><stop offset=".78" stop-color="${p.glow}" stop-opacity=".55"/><stop offset=".9" stop-color="${p.glow}" stop-opacity=".14"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="c${id}"><circle r="${n(R)}"/></clipPath>`;
  if (/asteroid|comet zone|meteorite/.test(t)) {
    const tail = /comet/.test(t)
      ? `<path d="M${n(R * 0.1)} ${n(-R * 0.1)}Q${n(R * 0.9)} ${n(-R * 0.9)} ${n(R * 1.5)} ${n(-R * 0.95)}Q${n(R)} ${n(-R * 0.3)} ${n(R * 0.16)} ${n(R * 0.16)}Z" fill="${p.glow}" opacity=".35"/>`
      : '';
    return {
      defs,
      p,
      svg: `<circle r="${n(R * 1.2)}" fill="url(#a${id})" opacity=".35"/>${tail}${rocks(r, R, p, id, 1.15)}<circle r="${n(R * 0.52)}" fill="url(#b${id})"/><g clip-path="url(#c${id})" transform="scale(.52)">${surfaces.craters(r, R, p)}</g><circle r="${n(R * 0.52)}" fill="url(#s${id})"/>`,
    };
  }
  const surface = surfaceFor(name, kind, r),
    spin = r.f(-26, 26);
  const skin = surfaces[surface](r, R, p);
  const ringed = surface === 'bands' ? r.chance(0.62) : r.chance(0.2);
  const [back, front] = ringed ? ringHalves(r, R, p) : ['', ''];
  let night = '';
  if (surface === 'terra' || surface === 'plates' || /world|colony|studio|resort|mall|market/.test(t)) {
    for (let k = r.i(10, 18); k > 0; k--) {
      const a = r.f(0.1, 1.5),
        q = R * r.f(0.55, 0.94);
      night += `<circle cx="${n(Math.cos(a) * q)}" cy="${n(Math.sin(a) * q)}" r="${n(R * r.f(0.012, 0.028))}" fill="#ffe2a0" opacity="${n(r.f(0.5, 0.95))}"/>`;
    }
  }
  let moons = '';
  for (let k = r.pick([0, 1, 1, 2]); k > 0; k--) moons += moon(r, R, p, id);
  return {
    defs,
    p,
    svg:
      `<circle r="${n(R * 1.24)}" fill="url(#a${id})"/>${back}${moons}<circle r="${n(R)}" fill="url(#b${id})"/>` +
      `<g clip-path="url(#c${id})"><g transform="rotate(${n(spin)})">${skin}</g><circle r="${n(R)}" fill="url(#s${id})"/>${night}</g>` +
      `<path d="M${n(-R * 0.94)} ${n(R * 0.34)}A${n(R)} ${n(R)} 0 0 1 ${n(R * 0.42)} ${n(-R * 0.907)}" fill="none" stroke="${p.pale}" stroke-width="${n(R * 0.035)}" stroke-linecap="round" opacity=".7"/>` +
      `${front}${companion(name, r, R, p)}`,
  };
}
