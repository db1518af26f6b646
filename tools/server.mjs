// Runs one of the server's commands (chaos, load, backup, restore): `node tools/server.mjs chaos --kills 100`. Sets up
// first, then hands over to packages/server in this same process.
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

const [command = '', ...args] = process.argv.slice(2);
setUp();

const { bundle } = await import('./bundle.mjs');
const script = await bundle('server');

// npm runs scripts in the root folder; file names on the command line are meant from where it was typed.
const typedIn = process.env.INIT_CWD;
if (typedIn !== undefined && process.env.npm_lifecycle_event === command && process.cwd() === root) {
  process.env.DATA_DIR ||= `${root}/data`;
  process.chdir(typedIn);
}

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, script, command, ...args];
await import(pathToFileURL(script).href);
