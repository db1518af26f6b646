// Makes `npm start`, `npm test` and every `npm run …` work on a fresh checkout: installs the dependencies when they are
// missing or when a package.json or the lock file changed since. Needs nothing but Node. Speaks on standard error only,
// so that standard output stays the command's own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, 'node_modules', '.cache', 'orrery');

const stampFile = join(cache, 'setup');
const lockFile = join(cache, 'setup.lock');

/** Installs what is missing, or ends the process with a line that says why it cannot. */
export function setUp() {
  refuseOldNode();
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  withLock(() => {
    if (isInstalled(wanted)) return; // another command did it while we waited
    install();
    writeFileSync(stampFile, wanted);
  });
}

/** The folders of all workspaces, relative to the root. */
export function workspaces() {
  return ['packages', 'packages/games']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}

/** The games, by the names of their folders. */
export const gameFolders = () =>
  workspaces().flatMap((folder) =>
    folder.startsWith('packages/games/') ? [folder.slice('packages/games/'.length)] : [],
  );

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const floor = engines.node.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return;
  fail(`Orrery needs Node ${engines.node.replace('>=', '')} or newer; this is ${process.versions.node}.`);
}

/** Changes whenever an install could bring something else; file times play no part, so a new clone is not "newer". */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const folder of ['.', ...workspaces()]) hash.update(readFileSync(join(root, folder, 'package.json')));
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex');
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

// `install`, not `ci`: the lock file may lack packages for other platforms, which only `install` fills in.
// `--no-save` keeps it from rewriting the lock file of somebody who only wants to play.
function install() {
  process.stderr.write('Setting up: installing dependencies (once, about a minute)…\n');
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(`Setting up failed: npm install ended with ${result.error?.message ?? result.status ?? result.signal}.`);
  }
}

/**
 * Two commands started together on a fresh checkout must not install into the same folder at once.
 * @param {() => void} work
 */
function withLock(work) {
  mkdirSync(cache, { recursive: true });
  while (!takeLock()) pause(200);
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    if (owner > 0) process.kill(owner, 0); // signal 0 only asks whether it lives
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** @param {string} why @returns {never} */
function fail(why) {
  rmSync(lockFile, { force: true });
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
