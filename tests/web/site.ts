// Where the tests of a file play: the page and the browser that all files share, and a folder that goes when they are over.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectToChromium } from './chromium.ts';

export interface Site {
  /** Of the server that all files share, without a slash at its end. */
  readonly address: string;
  readonly browser: Browser;
  /** For what the tests themselves save. */
  readonly folder: string;
}

/** Is there when the first test begins. */
export function openSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-tests-'));
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await connectToChromium(inject('browserEndpoint'));
  });

  afterAll(async () => {
    await browser?.close(); // also every page of this file that is still open
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    address: inject('siteAddress'),
    get browser() {
      if (browser === undefined) throw new Error('the browser is there with the first test');
      return browser;
    },
  };
}
