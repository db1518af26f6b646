// Whatever hangs on the nets, made anew after new ones, in the order in which one needs the other: corrections of forecasts with
// their page, puzzles, and the long test that plants blunders. Each part keeps what it has done, so that a run that was stopped
// goes on: `npm run renew`, or some parts: `npm run renew -- puzzles`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const kept = join(root, '.training/renew');
/** @param {string[]} args */
const run = (...args) => [join(root, 'tools/run.mjs'), ...args];
/** @param {string} game */
const puzzles = (game) =>
  run(
    ...['puzzles', '--game', game, '--resume', join(kept, `puzzles-${game}.jsonl`)],
    ...['--write', join(root, `packages/web/src/puzzles/puzzles-${game}.json`)],
  );
const calibration = run(
  ...['calibration', '--resume', join(kept, 'calibration'), '--page', join(root, 'docs/bots.md')],
  ...['--write', join(root, 'packages/bots/src/review/calibration.json')],
);
const blunders = [join(root, 'tools/test.mjs'), 'long', 'planted-blunders', 'puzzles'];

/** @type {Record<string, string[][]>} */
const parts = { calibration: [calibration], puzzles: [puzzles('race'), puzzles('roll')], blunders: [blunders] };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`renew: there is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}\n`);
  process.exit(2);
}
mkdirSync(kept, { recursive: true });
for (const [name, calls] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const call of calls) {
    const { status } = spawnSync(process.execPath, call, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
