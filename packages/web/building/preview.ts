// The pictures that a link shows where people send it: the mark of the house among stars, and beside it cards or dice.

import { markAt, sky } from './icon.ts';
import { type Colour, pngOf } from './png.ts';

const width = 1200;
const height = 630;

const ink: Colour = [17, 23, 41];
const pale: Colour = [138, 148, 178];
const brass: Colour = [229, 185, 100];
const star: Colour = [116, 126, 158];
const colours = {
  novelty: [63, 195, 226],
  rare: [164, 93, 42],
  genes: [85, 181, 78],
  alien: [243, 207, 61],
  home: [242, 238, 227],
  military: [199, 54, 47],
} as const satisfies Readonly<Record<string, Colour>>;

/** Something that lies at a place, turned by so many degrees; the later ones lie on top. */
interface Thing {
  readonly kind: 'card' | 'die';
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly colour: keyof typeof colours;
  /** Of a die. */
  readonly pips?: number;
}

/** By the name of the file. */
export const previews: Readonly<Record<string, readonly Thing[]>> = {
  preview: [],
  'preview-race': [
    { kind: 'card', x: 720, y: 335, degrees: -14, colour: 'genes' },
    { kind: 'card', x: 1000, y: 335, degrees: 14, colour: 'rare' },
    { kind: 'card', x: 860, y: 315, degrees: 0, colour: 'novelty' },
  ],
  'preview-roll': [
    { kind: 'die', x: 740, y: 410, degrees: -16, colour: 'home', pips: 3 },
    { kind: 'die', x: 985, y: 395, degrees: 12, colour: 'military', pips: 2 },
    { kind: 'die', x: 860, y: 205, degrees: 5, colour: 'novelty', pips: 5 },
  ],
};

export function previewPng(things: readonly Thing[]): Buffer {
  const onTopFirst = things.toReversed();
  const mark = { x: things.length === 0 ? width / 2 : 320, y: height / 2, radius: 270 };
  const colourAt = (x: number, y: number): Colour => {
    for (const thing of onTopFirst) {
      const found = thingAt(thing, x, y);
      if (found !== null) return found;
    }
    const [u, v] = [(x - mark.x) / mark.radius, (y - mark.y) / mark.radius];
    const found = Math.hypot(u, v) < 1 ? markAt(u, v, { maskable: false }) : null;
    return found === null || found === sky ? skyAt(x, y) : found;
  };
  return pngOf({ width, height, fine: 2, colourAt });
}

const stars = Array.from({ length: 90 }, (_, index) => ({
  x: fraction(index * 0.754877666) * width,
  y: fraction(index * 0.569840291 + 0.3) * height,
  radius: 1 + fraction(index * 0.618033989) * 1.6,
}));

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Those that may be seen in a row of pixels. */
const starsByRow = Array.from({ length: height }, (_, row) => stars.filter(({ y }) => Math.abs(y - row) < 4));

const skyAt = (x: number, y: number): Colour =>
  (starsByRow[Math.floor(y)] ?? []).some((each) => Math.hypot(each.x - x, each.y - y) < each.radius) ? star : sky;

function thingAt(thing: Thing, px: number, py: number): Colour | null {
  const angle = (-thing.degrees * Math.PI) / 180;
  const [dx, dy] = [px - thing.x, py - thing.y];
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return thing.kind === 'card'
    ? cardAt(x, y, colours[thing.colour])
    : dieAt(x, y, colours[thing.colour], thing.pips ?? 1);
}

/** Negative inside a rectangle with round corners around the middle. */
function edge(x: number, y: number, halfWidth: number, halfHeight: number, corner: number): number {
  const [dx, dy] = [Math.abs(x) - halfWidth + corner, Math.abs(y) - halfHeight + corner];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

/** A world: its price, its picture, and lines that say what it does. */
function cardAt(x: number, y: number, world: Colour): Colour | null {
  const distance = edge(x, y, 125, 178, 18);
  if (distance > 0) return null;
  if (distance > -5) return brass;
  if (Math.abs(x + 80) + Math.abs(y + 128) < 30) return brass;
  if (Math.hypot(x, y + 62) < 62) return Math.hypot(x + 20, y + 84) < 15 ? lighter(world) : world;
  for (const [at, half] of [
    [52, 88],
    [88, 70],
    [124, 80],
  ] as const)
    if (edge(x + 88 - half, y - at, half, 8, 8) < 0) return pale;
  return ink;
}

const places: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

function dieAt(x: number, y: number, colour: Colour, pips: number): Colour | null {
  const distance = edge(x, y, 95, 95, 26);
  if (distance > 0) return null;
  if (distance > -6) return lighter(colour);
  const isPip = (places[pips] ?? []).some(([u, v]) => Math.hypot(x - u * 46, y - v * 46) < 17);
  return isPip ? ink : colour;
}

const lighter = ([red, green, blue]: Colour): Colour => [(red + 255) / 2, (green + 255) / 2, (blue + 255) / 2];
