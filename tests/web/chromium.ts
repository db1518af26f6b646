// A real Chromium for the tests of the page: CHROMIUM_PATH, the system's own, or the one Debian has.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemPath = '/usr/bin/chromium';
const installer = '/usr/bin/apt-get';

export function launchChromium(): Promise<Browser> {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: chromiumPath(), args });
}

function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  if (existsSync(systemPath)) return systemPath;
  const mayInstall = existsSync(installer) && process.getuid?.() === 0;
  if (mayInstall) spawnSync(installer, ['install', '-y', 'chromium'], { stdio: 'ignore' });
  if (existsSync(systemPath)) return systemPath;
  throw new Error('The tests of the page need Chromium: install it, or say where it is with CHROMIUM_PATH.');
}
