// Turns an application (cli, server) into one plain JavaScript file under node_modules/.cache, again only when one of the
// files that went into it changed. A bundle starts ten times faster than loading hundreds of TypeScript modules.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, packagesOf, treeOf } from './other-commit.mjs';
import { cache, root, workspaces } from './setup.mjs';

/** @typedef {{ bundle: string, inputs: Record<string, string> }} Manifest */

/** Returns the path of an up-to-date bundle of packages/<app>. @param {'cli' | 'server'} app */
export async function bundle(app) {
  const known = readManifest(app);
  if (known !== null && isFresh(known)) return join(cache, known.bundle);
  return build(app);
}

/** @param {string} app @returns {Manifest | null} */
function readManifest(app) {
  const file = join(cache, `${app}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {Manifest} manifest */
function isFresh({ bundle, inputs }) {
  return existsSync(join(cache, bundle)) && Object.entries(inputs).every(([file, mark]) => markOf(file) === mark);
}

/** @param {string} file */
function markOf(file) {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs}`;
}

/** @param {string} app */
async function build(app) {
  const { build: esbuild } = await import('esbuild');
  const settings = ['tools/bundle.mjs', 'package-lock.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  const before = Object.fromEntries(settings.map((file) => [file, markOf(file)]));
  const startedAt = Date.now();
  const result = await esbuild({
    absWorkingDir: root,
    entryPoints: [`packages/${app}/src/main.ts`],
    outfile: join(cache, `${app}.mjs`),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'external',
    logLevel: 'warning',
    plugins: [{ name: 'own-packages-only', setup: leaveOthersOutside }],
  }).catch(() => process.exit(1)); // esbuild has printed what is wrong and where

  const [map, script] = result.outputFiles.toSorted((a, b) => b.path.length - a.path.length);
  if (map === undefined || script === undefined) throw new Error('esbuild gave no output');
  const name = `${app}-${createHash('sha256').update(script.contents).digest('hex').slice(0, 16)}.mjs`;
  put(`${name}.map`, map.contents);
  put(name, `${script.text}//# sourceMappingURL=${name}.map\n`);

  const inputs = { ...before };
  for (const file of Object.keys(result.metafile.inputs)) {
    // A file written while we read it may be in the bundle in its older form: look at it again next time.
    const changedMeanwhile = (statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > startedAt;
    inputs[file] = changedMeanwhile ? 'unsure' : markOf(file);
  }
  put(`${app}.json`, JSON.stringify({ bundle: name, inputs }));
  return join(cache, name);
}

/** The same application as it was at another commit, with the libraries of today. @param {'cli' | 'server'} app @param {string} rev */
export async function bundleOfCommit(app, rev) {
  const commit = commitOf(rev);
  const outfile = join(cache, `${app}-${commit}.mjs`);
  if (existsSync(outfile)) return outfile;
  const { build: esbuild } = await import('esbuild');
  const tree = treeOf(commit);
  await esbuild({
    entryPoints: [join(tree, `packages/${app}/src/main.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOf(tree), { name: 'own-packages-only', setup: leaveOthersOutside }],
  });
  return outfile;
}

/** Packages from the registry stay in node_modules; ours go into the bundle. @param {import('esbuild').PluginBuild} on */
export function leaveOthersOutside(on) {
  on.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@orrery/') ? undefined : { path, external: true },
  );
}

/** Written aside and moved into place, so that a command started at the same time never reads half a file.
 * @param {string} name @param {string | Uint8Array} contents */
function put(name, contents) {
  mkdirSync(cache, { recursive: true });
  const draft = join(cache, `${name}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, join(cache, name));
}
