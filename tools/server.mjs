// Runs one of the server's commands (chaos, days, load, backup, restore): `node tools/server.mjs chaos --kills 100`. Sets up
// first, then hands over to packages/server in this same process.
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

const [command = '', ...args] = process.argv.slice(2);
setUp();

const { bundle, bundleOfCommit } = await import('./bundle.mjs');
const { flagsOfCommit } = await import('./other-commit.mjs');
const script = await bundle('server');
if (command === 'load') await buildOther();

// npm runs scripts in the root folder; file names on the command line are meant from where it was typed.
const typedIn = process.env.INIT_CWD;
if (typedIn !== undefined && process.env.npm_lifecycle_event === command && process.cwd() === root) {
  process.env.DATA_DIR ||= `${root}/data`;
  process.chdir(typedIn);
}

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, script, command, ...args];
await import(pathToFileURL(script).href);

/** `load --against REV` is handed the server of that commit as a file, and the flags of Node that its `npm start` gave it. */
async function buildOther() {
  const at = args.indexOf('--against') + 1;
  const rev = args[at];
  if (at === 0 || rev === undefined) return;
  try {
    args[at] = await bundleOfCommit('server', rev);
    args.push(`--other-flags=${flagsOfCommit(rev).join(' ')}`);
  } catch (error) {
    process.stderr.write(`--against: ${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}
