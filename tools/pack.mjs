// Puts what a running node needs into dist/: the server as one file and the page beside it. With node_modules next to
// them that is all: `WEB_DIR=dist/page node dist/server.mjs serve`. The Containerfile uses it.
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

setUp();
const { buildWeb } = await import('./web-build.mjs');
const { bundle } = await import('./bundle.mjs');

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
copyFileSync(await bundle('server'), join(dist, 'server.mjs'));
cpSync(buildWeb(), join(dist, 'page'), { recursive: true });
process.stdout.write('dist/server.mjs and dist/page are ready.\n');
