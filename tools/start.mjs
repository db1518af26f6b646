// `npm start`: sets up, builds the page if its sources changed, serves it and prints the address.
// HOST (127.0.0.1) and PORT (3000; 0 = any free one) say where.
import { setUp } from './setup.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = readPort(process.env.PORT || '3000');

setUp();
const { buildWeb } = await import('./web-build.mjs');
const { staticServer } = await import('./static-server.mjs');

const server = staticServer(buildWeb());
server.on('error', (error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Orrery is at http://${host.includes(':') ? `[${host}]` : host}:${at}/ (Ctrl+C stops it)\n`);
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);

// npm does not always pass a signal on through the shell in between: when it is gone, nobody could stop us any more.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

function stop() {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

/** @param {string} text */
function readPort(text) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 65535) return number;
  process.stderr.write(`PORT must be a number from 0 to 65535; it is "${text}".\n`);
  return process.exit(2);
}

/** @param {NodeJS.ErrnoException} error */
function explain(error) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken. Choose another one: PORT=${(port % 65535) + 1} npm start`;
  }
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address "${host}" (HOST).`;
  return `Orrery could not start: ${error.message}`;
}
