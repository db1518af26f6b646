// The static checks of `npm test`; also `npm run check`, or some of them by name: `npm run check -- types lint`.
// `npm run format` rewrites instead of checking.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, setUp, workspaces } from './setup.mjs';

/** @typedef {{ problems: string[], note?: string }} Finding */

/** @type {Record<string, () => Finding | Promise<Finding>>} */
const checks = {
  types: () => tool('node_modules/typescript/bin/tsc', '--build', ...typeProjects()),
  lint: () => tool(biome, 'check', '--error-on-warnings', '--colors=off'),
  'import directions': async () => (await import('./checks/import-directions.mjs')).checkImportDirections(),
  'svelte types': () =>
    tool('node_modules/svelte-check/bin/svelte-check', '--workspace', 'packages/web', '--fail-on-warnings'),
  'dead code': () => tool('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  purity: async () => (await import('./checks/purity.mjs')).checkPurity(),
  casts: async () => (await import('./checks/casts.mjs')).checkCasts(),
  'client rules': async () => (await import('./checks/client-rules.mjs')).checkClientRules(),
  'rule citations': async () => (await import('./check-rules.mjs')).checkRules(),
  'file lengths': async () => (await import('./checks/house-rules.mjs')).checkFileLengths(),
  texts: async () => (await import('./checks/house-rules.mjs')).checkTexts(),
  'lock file': async () => (await import('./checks/lock-file.mjs')).checkLockFile(),
};

const biome = 'node_modules/@biomejs/biome/bin/biome';
const cores = 2;

/**
 * Runs the named checks, all if none is named, and says how each went. Returns the names of those that failed.
 * @param {string[]} names
 */
export async function runChecks(names = Object.keys(checks)) {
  const queue = [...names];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await runCheck(name))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: cores }, worker));
  return failed;
}

/** @param {string} name */
async function runCheck(name) {
  const startedAt = performance.now();
  const check = checks[name];
  if (check === undefined) throw new Error(`no check "${name}"`);
  const { problems, note = '' } = await check();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = problems.length === 0 ? '✓' : '✗';
  process.stdout.write(` ${mark} ${name} (${seconds} s)${note === '' ? '' : ` ${note}`}\n`);
  for (const problem of problems) process.stdout.write(`${problem.replaceAll(/^/gm, '    ')}\n`);
  return problems.length === 0;
}

/**
 * Runs a command-line tool of node_modules; all it prints is one problem if it fails.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Finding>}
 */
function tool(script, ...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => resolve({ problems: code === 0 ? [] : [output.trimEnd() || `exit code ${code}`] }));
  });
}

/** Each package twice: its source as it may run anywhere, and its tests, which may use Node. */
function typeProjects() {
  const packages = workspaces().filter((folder) => folder !== 'packages/web'); // svelte-check reads that one
  return packages
    .flatMap((folder) => {
      if (!existsSync(join(root, folder, 'tsconfig.json'))) throw new Error(`${folder} has no tsconfig.json`);
      const configs = readdirSync(join(root, folder)).filter((file) => /^tsconfig.*\.json$/.test(file));
      return configs.map((file) => `${folder}/${file}`);
    })
    .concat('tsconfig.json');
}

async function main() {
  const names = process.argv.slice(2);
  setUp();
  if (names[0] === 'format') {
    const { problems } = await tool(biome, 'check', '--write', ...(names.length > 1 ? names.slice(1) : ['.']));
    process.stdout.write(problems.length === 0 ? 'Formatted.\n' : `${problems.join('\n')}\n`);
    process.exitCode = problems.length === 0 ? 0 : 1;
    return;
  }
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    process.stderr.write(`No check "${unknown.join('", "')}". There are: ${Object.keys(checks).join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  const failed = await runChecks(names.length > 0 ? names : undefined);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const isEntry = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isEntry) await main();
