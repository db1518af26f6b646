// `npm start`: sets up, builds the page and the server if their sources changed, starts both as one process and prints
// the address. HOST (127.0.0.1), PORT (3000; 0 = any free one), DATA_DIR (data) and DATABASE_URL (a PostgreSQL instead
// of the embedded store) say where; docs/operations.md has the rest.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

setUp();
const { buildWeb } = await import('./web-build.mjs');
const { bundle } = await import('./bundle.mjs');

process.env.WEB_DIR ||= buildWeb();
process.env.DATA_DIR ||= join(root, 'data');
process.env.LOG_LEVEL ||= 'warn'; // somebody sits in front of it
const script = await bundle('server');

// npm does not always pass a signal on through the shell in between: when it is gone, nobody could stop us any more.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, script, 'serve'];
await import(pathToFileURL(script).href);
