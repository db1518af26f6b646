// Scripts of tests/web that are no tests: pictures and measurements of the page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { leaveOthersOutside } from './bundle.mjs';
import { cache, root } from './setup.mjs';

/** What tests/web/<name>.ts exports. @param {'screenshots' | 'page-bench'} name */
export async function webScript(name) {
  const entry = join(root, `tests/web/${name}.ts`);
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
  const script = join(cache, `${name}.mjs`);
  writeFileSync(script, outputFiles[0]?.contents ?? '');
  return import(pathToFileURL(script).href);
}
