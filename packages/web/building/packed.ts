// Packs every file of the page that packing makes smaller, once, at build: `x.js` gets `x.js.br` and `x.js.gz` beside it. Servers
// send those to browsers that take them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(?:html|js|css|json|svg|webmanifest|txt|wasm)$/;
/** Below this a packed file saves nothing: it goes in one packet anyway. */
const least = 1024;
/** The two steps above take several times as long for a few percent. */
const brotliQuality = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Comes after all plugins that write into the files. */
export function packed(): Plugin {
  return {
    name: 'orrery-packed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await packFolder(dir);
      },
    },
  };
}

async function packFolder(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(path: string): Promise<void> {
  const contents = readFileSync(path);
  if (contents.length < least) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(contents, { params }), toGzip(contents, { level: 9 })]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}
