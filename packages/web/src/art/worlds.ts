// Pictures of worlds as SVG text. The same name always gives the same picture.

import { body } from './body.ts';
import { chanceOf, hash, hsl, n } from './chance.ts';
import { hueOf, type WorldKind } from './palette.ts';

/** One world. */
export function planet(name: string, kind: WorldKind, size: number): string {
  const r = chanceOf(`planet:${name}:${kind}`),
    id = hash(`${name}|${kind}|${size}`).toString(36);
  const b = body(name, kind, 34, id, r);
  return `<svg class="planet" viewBox="-50 -50 100 100" width="${size}" height="${size}" overflow="visible" aria-hidden="true" focusable="false"><defs>${b.defs}</defs>${b.svg}</svg>`;
}

/** A world in its sky, for card art: stars, gas, one engraved orbit. */
export function scene(name: string, kind: WorldKind, w: number, h: number): string {
  const r = chanceOf(`scene:${name}:${kind}`),
    id = `k${hash(`${name}|${kind}|${w}x${h}`).toString(36)}`;
  const a = hueOf(kind);
  const shape = r.pick(['whole', 'whole', 'horizon', 'close'] as const);
  const R = h * { whole: r.f(0.33, 0.39), horizon: r.f(0.72, 0.86), close: r.f(0.48, 0.58) }[shape];
  const cx = w * { whole: r.f(0.44, 0.56), horizon: r.f(0.4, 0.6), close: r.f(0.5, 0.6) }[shape];
  const cy = { whole: h * r.f(0.5, 0.55), horizon: h * 0.34 + R, close: h * r.f(0.62, 0.7) }[shape];
  const b = body(name, kind, R, id, chanceOf(`planet:${name}:${kind}`));
  let stars = '';
  for (let k = 34; k > 0; k--)
    stars += `<circle cx="${n(r.f(0, w))}" cy="${n(r.f(0, h))}" r="${n(r.f(0.3, 1) ** 3 * 0.95)}" fill="#fff" opacity="${n(r.f(0.25, 0.9))}"/>`;
  const orbit = w * r.f(0.5, 0.75);
  return (
    `<svg class="scene" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>${b.defs}` +
    `<linearGradient id="k${id}" x1="0" y1="0" x2="${n(r.f(0.2, 1))}" y2="1"><stop offset="0" stop-color="#070a18"/><stop offset="1" stop-color="${hsl(a, kind === 'grey' ? 18 : 42, 17)}"/></linearGradient>` +
    `<radialGradient id="g${id}"><stop offset="0" stop-color="${b.p.glow}" stop-opacity=".32"/><stop offset="1" stop-color="${b.p.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#k${id})"/><ellipse cx="${n(w * r.f(0.1, 0.9))}" cy="${n(h * r.f(0.1, 0.9))}" rx="${n(w * 0.6)}" ry="${n(h * 0.5)}" fill="url(#g${id})"/>${stars}` +
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(orbit)}" ry="${n(orbit * 0.3)}" transform="rotate(${n(r.f(-24, 24))} ${n(cx)} ${n(cy)})" fill="none" stroke="#e2b65f" stroke-opacity=".28" stroke-width=".6" stroke-dasharray="1 2.4"/>` +
    `<g transform="translate(${n(cx)} ${n(cy)})">${b.svg}</g></svg>`
  );
}
