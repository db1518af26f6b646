// A real Chromium for the tests of the page: CHROMIUM_PATH, the system's own, or the one Debian has.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const systemPath = '/usr/bin/chromium';
const installer = '/usr/bin/apt-get';
const longestWaitSeconds = 300;

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for the one who asks. */
export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args });

/** A browser for several, each of whom sees only pages of their own. */
export const serveChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: chromiumPath(), args, host: '127.0.0.1' });

export const connectToChromium = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);

function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  if (existsSync(systemPath)) return systemPath;
  const said = existsSync(installer) && process.getuid?.() === 0 ? install() : '';
  if (existsSync(systemPath)) return systemPath;
  throw new Error(`The tests of the page need Chromium: install it, or say where it is with CHROMIUM_PATH.\n${said}`);
}

/** As Debian does it. Somebody else may be installing: then it waits. Returns what could not be done. */
function install(): string {
  const run = (...words: string[]): string =>
    spawnSync(installer, ['-o', `DPkg::Lock::Timeout=${longestWaitSeconds}`, '-q', '-y', ...words], {
      encoding: 'utf8',
    }).stderr;
  const said = run('install', 'chromium');
  if (existsSync(systemPath)) return '';
  return `${said}${run('update')}${run('install', 'chromium')}`; // a new machine has no list of packages yet
}
