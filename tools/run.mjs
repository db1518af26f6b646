// Runs one of Orrery's commands: `node tools/run.mjs simulate --game race …`. Sets up first, then hands over to
// packages/cli in this same process, so that exit code, signals and the terminal are the command's own.
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

const [command = '', ...args] = process.argv.slice(2);
setUp();
// A whole store is the server's to check.
if (command === 'verify' && args.includes('--store')) {
  await import('./server.mjs');
  process.exit();
}

// The page is measured in a browser, by what its tests are made of.
if (command === 'bench' && args.includes('--page')) {
  const { webScript } = await import('./web-script.mjs');
  const { benchPage } = await webScript('page-bench');
  await benchPage({ asJson: args.includes('--json') });
  process.exit();
}

if (command === 'bench' && args.some((each) => each.startsWith('--against'))) {
  const { readAgainst, benchAgainst } = await import('./bench-against.mjs');
  process.exit(await benchAgainst(readAgainst(args)));
}

const { bundle: bundleOf } = await import('./bundle.mjs');
const bundle = await bundleOf('cli');

// npm runs scripts in the root folder; file names on the command line are meant from where it was typed.
const typedIn = process.env.INIT_CWD;
if (typedIn !== undefined && process.env.npm_lifecycle_event === command && process.cwd() === root) {
  process.chdir(typedIn);
}

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, bundle, command, ...args];
await import(pathToFileURL(bundle).href);
