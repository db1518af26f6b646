// From the words of a command line to an exit code.

import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { calibration } from './commands/calibration.ts';
import { cards } from './commands/cards.ts';
import { conformance } from './commands/conformance.ts';
import { distill } from './commands/distill.ts';
import { golden } from './commands/golden.ts';
import { kit } from './commands/kit.ts';
import { ladder } from './commands/ladder.ts';
import { lessons } from './commands/lessons.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { yardstick } from './commands/yardstick.ts';
import { note, printLine } from './print.ts';
import { type Command, type ExitCode, helpFor, readCall, UsageError } from './usage.ts';

const commands: readonly Command[] = [
  simulate,
  arena,
  ladder,
  bench,
  conformance,
  replay,
  verify,
  review,
  golden,
  kit,
  lessons,
  train,
  distill,
  yardstick,
  calibration,
  puzzles,
  cards,
];

export async function runCommand(name: string, args: readonly string[]): Promise<ExitCode> {
  if (name === '--help') return showCommands();
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    note(`orrery: there is no command "${name}", only ${commands.map((each) => each.name).join(', ')}`);
    return 2;
  }
  if (args.includes('--help')) {
    printLine(helpFor(command).trimEnd());
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

function showCommands(): ExitCode {
  for (const { name, summary } of commands) printLine(`${name.padEnd(12)} ${summary}`);
  return 0;
}
