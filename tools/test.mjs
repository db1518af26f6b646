// `npm test`: sets up, runs the static checks, then the suite. `npm run test:quick`: types, linter, the unit tests of what
// changed against main, and the golden matches. `npm run test:long`: the thousands. Arguments go to vitest
// (`npm test -- --project race`). The suite runs even when a check failed, so that one run tells everything; the last line
// counts both.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickRuns } from './quick-runs.mjs';
import { cache, root, setUp } from './setup.mjs';

/** @type {Record<string, (args: string[]) => Promise<Run>>} */
const kinds = {
  all: async (args) => {
    const failed = await check();
    return { failed, suite: await suite(args) };
  },
  quick: async (args) => {
    const changed = changedFiles();
    const checks = ['lint', 'types', ...(changed === null || changed.some(isOfPage) ? ['svelte types'] : [])];
    const [failed, counts] = await Promise.all([check(checks), inTurn(quickRuns(changed !== null, args))]);
    return { failed, suite: counts };
  },
  long: async (args) => ({ failed: [], suite: await suite(['--mode', 'long', ...args]) }),
};

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ failed: string[], suite: Counts }} Run */

setUp();
const [kind = 'all', ...args] = process.argv.slice(2);
const run = await (kinds[kind] ?? refuse)(args);
if (run.failed.length > 0) process.stderr.write(`Static checks failed: ${run.failed.join(', ')} (see above).\n`);
const failures = run.suite.failed + run.failed.length;
process.stdout.write(`${run.suite.passed} passed, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;

/** @returns {never} */
function refuse() {
  throw new Error(`no kind of test "${kind}": ${Object.keys(kinds).join(', ')}`);
}

/** @param {string[]} [names] */
async function check(names) {
  const { runChecks } = await import('./check.mjs');
  return runChecks(names);
}

/** One run of vitest after the other. @param {readonly string[][]} runs */
async function inTurn(runs) {
  const all = { passed: 0, failed: 0 };
  for (const args of runs) {
    const { passed, failed } = await suite(args);
    all.passed += passed;
    all.failed += failed;
  }
  return all;
}

/**
 * Runs vitest; a run that broke off counts as one failure.
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
function suite(args) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const file = join(cache, `counts-${process.pid}.json`);
  mkdirSync(cache, { recursive: true });
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_COUNTS: file };
    const child = spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      /** @type {Counts} */
      const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
      rmSync(file, { force: true });
      resolve(code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) });
    });
  });
}

/** What differs from main, committed or not; null where there is no main to compare with. */
function changedFiles() {
  const ask = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
  };
  const tracked = ask('diff', '--name-only', 'main...');
  const touched = ask('diff', '--name-only', 'HEAD');
  const added = ask('ls-files', '--others', '--exclude-standard');
  return tracked === null || touched === null || added === null ? null : [...tracked, ...touched, ...added];
}

/** @param {string} file */
function isOfPage(file) {
  return file.startsWith('packages/web/');
}
