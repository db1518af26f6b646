// `npm run screenshots`: pictures of every screen at 1440 and 390 px in each language and look, with contact sheets, into
// screenshots/. Words choose some of them: `npm run screenshots -- en dark 1440`, `npm run screenshots -- roll ja`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root, setUp } from './setup.mjs';

setUp();
const { build } = await import('esbuild');
const { leaveOthersOutside } = await import('./bundle.mjs');
const entry = join(root, 'tests/web/screenshots.ts');
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [{ name: 'own-packages-only', setup: leaveOthersOutside }],
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) },
});
mkdirSync(cache, { recursive: true });
const script = join(cache, 'screenshots.mjs');
writeFileSync(script, outputFiles[0]?.contents ?? '');
const { takeScreenshots } = await import(pathToFileURL(script).href);
await takeScreenshots(join(root, 'screenshots'), process.argv.slice(2));
