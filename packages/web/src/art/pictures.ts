// Pictures as addresses: an <img> draws each once, however often it is shown, and keeps its many parts out of the page.

import type { WorldKind } from './palette.ts';
import { plate, seal } from './seals.ts';
import { planet, scene } from './worlds.ts';

/** What a picture shows: a world of a kind, or the seal of a development. */
export interface Pictured {
  readonly name: string;
  /** Null: a development. */
  readonly world: WorldKind | null;
}

const drawn = new Map<string, string>();

function kept(key: string, draw: () => string): string {
  const found = drawn.get(key);
  if (found !== undefined) return found;
  const svg = draw().replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}

/** For cards and tiles: the world in its sky, the seal in its hall. */
export const landscape = ({ name, world }: Pictured): string =>
  kept(`landscape/${world}/${name}`, () => (world === null ? plate(name, 160, 96) : scene(name, world, 160, 96)));

/** For rivals and the lobby: the thing alone. */
export const portrait = ({ name, world }: Pictured): string =>
  kept(`portrait/${world}/${name}`, () => (world === null ? seal(name, 100) : planet(name, world, 100)));
