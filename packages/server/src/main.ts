// Where the program begins: the server, the commands around it, or, inside a worker thread, a bot or the store's writer.

import { isMainThread, workerData } from 'node:worker_threads';
import { runBotThread } from './bots/think.ts';
import { runCommand } from './commands/run-command.ts';
import { isWriterThread, runWriterThread } from './storage/sqlite-thread.ts';

if (!isMainThread && workerData === 'bots') runBotThread();
else if (!isMainThread && isWriterThread(workerData)) runWriterThread();
else process.exitCode = await runCommand(process.argv.slice(2), new URL(import.meta.url));
