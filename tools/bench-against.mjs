// `npm run bench -- --against REV`: the games of this tree and of another commit, measured in turn, a few milliseconds each.
// Whatever else the machine does meets both alike, so that a few percent can be told on a busy machine too.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { commitOf, packagesOf, treeOf } from './other-commit.mjs';
import { cache, root } from './setup.mjs';

/** @typedef {{ name: string, run: () => number }} Walk */
/** @typedef {{ name: string, beforeNs: number, nowNs: number, ratio: number, leastRatio: number }} Compared */

const warmUp = 5;
const most = 1.05;

const usage = 'npm run bench -- --against REV [--rounds 300] [--json]';

/** @typedef {{ rev: string, rounds: number, asJson: boolean }} Wanted */

/** Ends with code 2 and a line where something is typed wrong. @param {string[]} args @returns {Wanted} */
export function readAgainst(args) {
  try {
    const options = /** @type {const} */ ({
      against: { type: 'string' },
      rounds: { type: 'string', default: '300' },
      json: { type: 'boolean', default: false },
    });
    const { against, rounds, json } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d{0,5}$/.test(rounds)) throw new Error(`--rounds takes a number from 1 to 999999, not "${rounds}".`);
    return { rev: commitOf(against ?? ''), rounds: Number(rounds), asJson: json };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`);
    return process.exit(2);
  }
}

/** @param {Wanted} wanted @returns {Promise<number>} the exit code */
export async function benchAgainst({ rev, rounds, asJson }) {
  const before = await walksOf(treeOf(rev), `bench-${rev}`);
  const now = await walksOf(root, 'bench-now');
  const found = now.flatMap((walk, index) => {
    process.stderr.write(`bench: ${walk.name} (${index + 1} of ${now.length})\n`);
    const other = before.find(({ name }) => name === walk.name);
    return other === undefined ? [] : [compared(other, walk, rounds)];
  });
  process.stdout.write(asJson ? `${JSON.stringify({ against: rev, figures: found })}\n` : inWords(found));
  return found.every(({ leastRatio }) => leastRatio <= most) ? 0 : 1;
}

/** Today's walks with the kernel and the games of a tree. @param {string} tree @param {string} name @returns {Promise<readonly Walk[]>} */
async function walksOf(tree, name) {
  const outfile = join(cache, `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'packages/cli/src/bench-walks.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOf(tree)],
  });
  const { walks } = await import(pathToFileURL(outfile).href);
  return walks;
}

/** @param {Walk} before @param {Walk} now @param {number} rounds @returns {Compared} */
function compared(before, now, rounds) {
  /** @type {{ befores: number[], nows: number[], ratios: number[] }} */
  const { befores, nows, ratios } = { befores: [], nows: [], ratios: [] };
  for (let round = 0; round < rounds + warmUp; round++) {
    const isOdd = round % 2 === 1; // whoever comes first has no advantage
    const first = nsOf(isOdd ? now : before);
    const second = nsOf(isOdd ? before : now);
    if (round < warmUp) continue;
    const [was, is] = isOdd ? [second, first] : [first, second];
    befores.push(was);
    nows.push(is);
    ratios.push(is / was);
  }
  const [beforeNs, nowNs] = [at(befores, 0.5), at(nows, 0.5)];
  return { name: now.name, beforeNs, nowNs, ratio: at(ratios, 0.5), leastRatio: at(nows, 0.1) / at(befores, 0.1) };
}

/** Of processor time, for one of its kind. @param {Walk} walk */
function nsOf({ run }) {
  const from = process.cpuUsage();
  const count = run();
  const { user, system } = process.cpuUsage(from);
  return ((user + system) * 1000) / count;
}

/** @param {number[]} list @param {number} share */
const at = (list, share) => list.sort((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN;

/** @param {readonly Compared[]} found */
function inWords(found) {
  const width = Math.max(...found.map(({ name }) => name.length));
  const lines = found.map(({ name, beforeNs, nowNs, ratio, leastRatio }) =>
    [
      name.padEnd(width),
      `${beforeNs.toFixed(0).padStart(7)} ns`,
      `${nowNs.toFixed(0).padStart(7)} ns`,
      `× ${ratio.toFixed(3)}`,
      `least × ${leastRatio.toFixed(3)}`,
      leastRatio > most ? 'SLOWER' : '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
