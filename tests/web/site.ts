// Where the tests of a file play: the page from a server of their own, which keeps its tables in a folder that goes when
// they are over, and a browser to open it in.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type ServedPage, servePage } from './served-page.ts';

export interface Site {
  /** Without a slash at its end. */
  readonly address: string;
  readonly browser: Browser;
  /** Also for what the tests themselves save. */
  readonly folder: string;
}

/** Is there when the first test begins. */
export function openSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-site-'));
  let served: ServedPage | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [served, browser] = await Promise.all([servePage({ DATA_DIR: folder }), launchChromium()]);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    served?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const there = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('the site opens with the first test');
    return it;
  };
  return {
    folder,
    get address() {
      return there(served).address.replace(/\/$/, '');
    },
    get browser() {
      return there(browser);
    },
  };
}
