// Entry of all commands: `main.ts <command> [options]`. Each command lives in commands/<command>.ts.
// Exit codes: 0 = fine, 1 = it found something wrong, 2 = the call was wrong.

import { arenaTask } from './arena-run.ts';
import { calibrationTask } from './calibration/samples.ts';
import { kitTask } from './kit-runs.ts';
import { puzzleTask } from './puzzles/search.ts';
import { reviewTask } from './review-jobs.ts';
import { runCommand } from './run-command.ts';
import { selfPlayTask } from './self-play-jobs.ts';
import { serveJobs } from './worker-pool.ts';

// A reader that has seen enough (`| head`) is no reason to fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name = '--help', ...args] = process.argv.slice(2);
if (!serveJobs([kitTask, arenaTask, selfPlayTask, reviewTask, calibrationTask, puzzleTask]))
  process.exitCode = await runCommand(name, args);
