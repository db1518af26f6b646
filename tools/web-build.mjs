// Builds the page into a folder of its own under node_modules/.cache, named after everything that went into it. A build
// is made aside and moved into place, so that whoever serves or builds the page at the same time is not disturbed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.mjs';
import { cache, root } from './setup.mjs';

/** Returns the folder of the built page. */
export function buildWeb() {
  const page = join(cache, `web-${fingerprint().slice(0, 16)}`);
  if (existsSync(page)) return page;

  process.stderr.write('Building the page…\n');
  mkdirSync(cache, { recursive: true });
  const draft = `${page}.${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', draft],
    {
      cwd: join(root, 'packages/web'),
      env: { ...process.env, NODE_ENV: 'production' }, // also when tests build it
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    process.stderr.write('The page could not be built (see above).\n');
    process.exit(1);
  }
  if (existsSync(page))
    rmSync(draft, { recursive: true }); // somebody was faster
  else renameSync(draft, page);
  forgetOld();
  return page;
}

/** Running servers may still serve the builds before this one; older ones go. */
function forgetOld() {
  const builds = readdirSync(cache)
    .filter((name) => /^web-[0-9a-f]{16}$/.test(name))
    .map((name) => ({ name, at: statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of builds.slice(3)) rmSync(join(cache, name), { recursive: true, force: true });
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
