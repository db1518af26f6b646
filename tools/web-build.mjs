// Builds the page into packages/web/dist, again only when a file that could go into it changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.mjs';
import { cache, root } from './setup.mjs';

const stampFile = join(cache, 'web');

/** Returns the folder of the built page. */
export function buildWeb() {
  const dist = join(root, 'packages/web/dist');
  const wanted = fingerprint();
  const built = existsSync(stampFile) && existsSync(join(dist, 'index.html')) ? readFileSync(stampFile, 'utf8') : null;
  if (built === wanted) return dist;

  process.stderr.write('Building the page…\n');
  rmSync(stampFile, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, NODE_ENV: 'production' }, // also when tests build it
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    process.stderr.write('The page could not be built (see above).\n');
    process.exit(1);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, wanted);
  return dist;
}

/** Of everything in packages/ but tests and the other applications, and of what is installed. */
function fingerprint() {
  const sources = projectFiles().filter(
    (file) => /^packages\/(?!cli\/|server\/)/.test(file) && !file.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.base.json', ...sources]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
