// Chance that comes from a text: the same name draws the same picture, everywhere and always. And numbers as SVG text.

export interface Chance {
  /** Between a and b. */
  f(a?: number, b?: number): number;
  /** A whole number from a to b. */
  i(a: number, b: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}

export function chanceOf(text: string): Chance {
  let s = hash(text);
  const next = (): number => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return {
    f: (a = 0, b = 1) => a + (b - a) * next(),
    i: (a, b) => a + Math.floor((b - a + 1) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (p) => next() < p,
  };
}

export const n = (x: number): string => (Math.round(x * 100) / 100).toString();

export const hsl = (h: number, s: number, l: number): string =>
  `hsl(${Math.round(h)} ${Math.round(s)}% ${Math.round(l)}%)`;
