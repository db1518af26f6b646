// What makes the page an application: its icons, and the list of files that its service worker keeps. The list and the
// version stand in the worker itself, so that a new build is a new worker, which browsers notice.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconPng } from './icon.ts';
import { previewPng, previews } from './preview.ts';

const workerFile = 'sw.js';
/**
 * Kept out: the worker itself, pictures for others’ previews of links, what is packed beside a file, fonts for browsers that cannot run the page anyway, and the
 * many parts of the Japanese font and the puzzles, which are kept as they are used.
 */
const leftOut = /^sw\.js$|^preview.*\.png$|\.woff$|\.map$|\.(?:br|gz)$|noto-sans-jp.*\.woff2$|puzzles-[^/]*\.json$/;

/** Placeholders of src/offline/service-worker.ts. */
const listMark = '__ORRERY_FILES__';
const versionMark = '__ORRERY_VERSION__';

export function offline(): Plugin {
  return {
    name: 'orrery-offline',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, source: Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit('icon-192.png', iconPng(192, { maskable: false }));
      emit('icon-512.png', iconPng(512, { maskable: false }));
      emit('icon-maskable-512.png', iconPng(512, { maskable: true }));
      for (const [name, things] of Object.entries(previews)) emit(`${name}.png`, previewPng(things));
      emit('apple-touch-icon.png', iconPng(180, { maskable: true }));
    },
    writeBundle({ dir }) {
      if (dir !== undefined) listFiles(dir);
    },
  };
}

function listFiles(dir: string): void {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((file) => !leftOut.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(dir, file)));
  const path = join(dir, workerFile);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(listMark) || !source.includes(versionMark))
    throw new Error(`${workerFile} has no place for its list`);
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  writeFileSync(
    path,
    source.replace(listMark, addresses.join(' ')).replace(versionMark, hash.digest('hex').slice(0, 16)),
  );
}
