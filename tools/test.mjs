// `npm test`: sets up, runs the static checks, then the test suite; arguments go to vitest (`npm test -- --project race`).
// The suite runs even when a check failed, so that one run tells everything.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

setUp();
const { runChecks } = await import('./check.mjs');
const failed = await runChecks();

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const suite = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
if (failed.length > 0) process.stderr.write(`Static checks failed: ${failed.join(', ')} (see above).\n`);
process.exitCode = failed.length > 0 ? 1 : (suite.status ?? 1);
