// A program bundled from the source as it is, or with one place of it changed, for tests that plant a mistake and look whether it
// is noticed. Bundled and run by itself it is many times faster than in the test runner.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'vitest';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** In this file, from the root, stands once what is replaced. */
export interface Planted {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** `entry` is the program's text, as if it lay in the root. */
export async function bundlePlanted(entry: string, outfile: string, plant: Planted | null): Promise<void> {
  const changed = plant === null ? '' : join(root, plant.file);
  const source = plant === null ? '' : readFileSync(changed, 'utf8');
  if (plant !== null) expect(source.split(plant.from), `${plant.file} has ${plant.from} once`).toHaveLength(2);
  await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        setup: (bundling) =>
          bundling.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            plant !== null && path === changed
              ? { contents: source.replace(plant.from, plant.to), loader: 'ts' }
              : undefined,
          ),
      },
    ],
  });
}
