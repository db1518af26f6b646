// Entry of all commands: `main.ts <command> [options]`. Each command lives in commands/<command>.ts.
// Exit codes: 0 = fine, 1 = it found something wrong, 2 = the call was wrong.

import { arenaTask } from './arena-run.ts';
import { kitTask } from './kit-runs.ts';
import { lessonTask } from './lessons.ts';
import { runCommand } from './run-command.ts';
import { serveCrew } from './threads.ts';

// A reader that has seen enough (`| head`) is no reason to fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name = '--help', ...args] = process.argv.slice(2);
if (!serveCrew([kitTask, arenaTask, lessonTask])) process.exitCode = await runCommand(name, args);
