// The commands of this package by name. Results go to standard output, everything else to standard error.
// Exit codes: 0 fine, 1 something is wrong, 2 the call was wrong.

import { BadConfig } from '../config.ts';
import { BadCall } from './arguments.ts';
import { backup, restore } from './backup.ts';
import { chaos } from './chaos.ts';
import type { Command } from './command.ts';
import { days } from './days.ts';
import { drillGoOn } from './drill-go-on.ts';
import { drillPlay } from './drill-play.ts';
import { drillRolling } from './drill-rolling.ts';
import { exampleStore } from './example-store.ts';
import { exportMatches } from './export.ts';
import { hostile } from './hostile.ts';
import { leaks } from './leaks.ts';
import { load } from './load.ts';
import { serve } from './serve.ts';
import { verifyStore } from './verify-store.ts';

const commands: Readonly<Record<string, Command>> = {
  serve,
  chaos,
  days,
  load,
  leaks,
  hostile,
  backup,
  restore,
  export: exportMatches,
  'drill-play': drillPlay,
  'drill-go-on': drillGoOn,
  'drill-rolling': drillRolling,
  verify: verifyStore,
  'example-store': exampleStore,
};

export async function runCommand([name = '', ...args]: readonly string[], script: URL): Promise<number> {
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`No command "${name}". There are: ${Object.keys(commands).join(', ')}.\n`);
    return 2;
  }
  try {
    return await command(args, script);
  } catch (error) {
    if (error instanceof BadCall || error instanceof BadConfig) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
}
