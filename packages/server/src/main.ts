// Where the program begins: the server, the commands around it, or, inside a worker thread, a bot, the hashing of passwords,
// the rules of today or of an earlier version, the store's writer, or somebody who means harm (`hostile`).

import { isMainThread, workerData } from 'node:worker_threads';
import { runBotThread } from './bots/think.ts';
import { botRole } from './bots/thinker.ts';
import { besiegerRole, runBesiegerThread } from './commands/besieger.ts';
import { runCommand } from './commands/run-command.ts';
import { oldRulesRole, runOldRulesThread } from './matches/old-rules.ts';
import { hashingRole, runHashingThread } from './people/hashing.ts';
import { rulesRole, runRulesThread } from './rules/rules.ts';
import { isWriterThread, runWriterThread } from './storage/sqlite-thread.ts';

if (!isMainThread && workerData === botRole) runBotThread();
else if (!isMainThread && workerData === hashingRole) runHashingThread();
else if (!isMainThread && workerData === oldRulesRole) runOldRulesThread();
else if (!isMainThread && workerData === rulesRole) runRulesThread();
else if (!isMainThread && workerData === besiegerRole) runBesiegerThread();
else if (!isMainThread && isWriterThread(workerData)) runWriterThread();
else {
  process.exitCode = await runCommand(process.argv.slice(2), new URL(import.meta.url));
  if (process.argv[2] !== 'serve') endSoon();
}

/** A command that is done ends, whatever timer or socket it has left open. */
function endSoon(): void {
  const leftOpenMs = 5000;
  setTimeout(() => process.exit(), leftOpenMs).unref();
}
