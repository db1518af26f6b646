// What a card's picture shows, drawn from its name alone: the same card looks the same everywhere.

export interface Scene {
  readonly stars: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly planet: { readonly x: number; readonly y: number; readonly r: number };
  /** Bands of the surface: where, how thick, how dark. */
  readonly bands: readonly { readonly y: number; readonly height: number; readonly dark: number }[];
  readonly tilt: number;
  readonly ring: boolean;
  readonly moon: { readonly x: number; readonly y: number; readonly r: number } | null;
  /** Points of the seal of a development. */
  readonly teeth: number;
}

/** A stream of numbers below 1, from a text. */
function chanceOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const known = new Map<string, Scene>();

/** For a picture of 160 by 80. */
export function sceneOf(name: string): Scene {
  const found = known.get(name);
  if (found !== undefined) return found;
  const chance = chanceOf(name);
  const r = 20 + chance() * 26;
  const planet = { x: 74 + chance() * 34, y: 40 + chance() * (r - 14), r };
  const scene: Scene = {
    stars: Array.from({ length: 14 }, () => ({ x: chance() * 160, y: chance() * 80, r: 0.3 + chance() * 0.7 })),
    planet,
    bands: Array.from({ length: 3 + Math.floor(chance() * 4) }, () => ({
      y: planet.y - r + chance() * 2 * r,
      height: 2 + chance() * 9,
      dark: chance(),
    })),
    tilt: -28 + chance() * 56,
    ring: chance() < 0.3,
    moon: chance() < 0.5 ? { x: planet.x + r + 8 + chance() * 14, y: 12 + chance() * 30, r: 2 + chance() * 4 } : null,
    teeth: 10 + Math.floor(chance() * 5) * 2,
  };
  known.set(name, scene);
  return scene;
}
