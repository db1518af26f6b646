// Entry of all commands: `main.ts <command> [options]`. Each command lives in commands/<command>.ts.
// Exit codes: 0 = fine, 1 = it found something wrong, 2 = the call was wrong.

import { bench } from './commands/bench.ts';
import { conformance } from './commands/conformance.ts';
import { kit } from './commands/kit.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { serveKits } from './kit-runs.ts';
import { note, printLine } from './print.ts';
import { type Command, helpFor, readCall, UsageError } from './usage.ts';

const commands: readonly Command[] = [simulate, bench, conformance, replay, verify, kit];

async function runCommand(name: string, args: readonly string[]): Promise<number> {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    if (name === '--help') return showCommands();
    note(`orrery: there is no command "${name}", only ${commands.map((each) => each.name).join(', ')}`);
    return 2;
  }
  if (args.includes('--help')) {
    process.stdout.write(helpFor(command));
    return 0;
  }
  try {
    return await command.run(readCall(command, args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    note(`${name}: ${error.message}`);
    return 2;
  }
}

function showCommands(): number {
  for (const { name, summary } of commands) printLine(`${name.padEnd(12)} ${summary}`);
  return 0;
}

// A reader that has seen enough (`| head`) is no reason to fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name = '--help', ...args] = process.argv.slice(2);
if (!serveKits()) process.exitCode = await runCommand(name, args);
