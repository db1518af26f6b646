// `serve`: a node of the server, until it is told to stop. It then lets running requests finish, gives up its leases
// and closes the database.

import pino from 'pino';
import { openThinker } from '../bots/thinker.ts';
import { BadConfig, type Config, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { FolderTaken } from '../storage/folder-lock.ts';
import type { Command } from './command.ts';

const longestGoodbyeMs = 10_000;

export const serve: Command = async (_args, script) => {
  const config = readConfig(process.env);
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  // Standard output is for the address; logs go to standard error, one JSON object per line.
  const logger = pino(
    { level: config.logLevel, redact: ['req.headers', 'headers', 'password', 'token', 'cookie'] },
    pino.destination({ dest: 2, sync: true }),
  );
  const thinker = openThinker(script, config.botThreads, config.botLateMs);
  const server = await startServer(config, { thinker, logger, script }).catch((error: NodeJS.ErrnoException) => {
    throw new BadConfig(explain(error, config));
  });
  logger.info({ node: config.node, store: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'started');
  process.stdout.write(`Orrery is at ${server.address} (Ctrl+C stops it)\n`);
  await told;
  setTimeout(() => process.exit(1), longestGoodbyeMs).unref();
  await server.stop();
  logger.info('stopped');
  process.exit(0);
};

function explain(error: NodeJS.ErrnoException, { host, port, dataDir }: Config): string {
  if (error instanceof FolderTaken) return error.message;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken. Choose another one: PORT=${(port % 65535) + 1} npm start`;
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return error.syscall === 'listen' || error.syscall === 'getaddrinfo'
      ? `This machine has no address "${host}" (HOST), or the database has none.`
      : `Orrery could not start: ${error.message}`;
  }
  if (error.code === 'ECONNREFUSED') return 'The database (DATABASE_URL) does not answer.';
  return `Orrery could not start with data in "${dataDir}": ${error.message}`;
}
