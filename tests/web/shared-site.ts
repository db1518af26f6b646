// One server and one Chromium for all browser tests of a run: starting both for each file cost more than many a test. The
// runner calls `setup` before the first file and `teardown` after the last. What breaks a server has one of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium.ts';
import { type ServedPage, servePage } from './served-page.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the page, without a slash at its end. */
    readonly siteAddress: string;
    readonly browserEndpoint: string;
  }
}

let folder: string;
let served: ServedPage | undefined;
let browser: BrowserServer | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'orrery-site-'));
  browser = await serveChromium(); // first: without one nothing else is of use
  served = await servePage({ DATA_DIR: folder });
  provide('siteAddress', served.address.replace(/\/$/, ''));
  provide('browserEndpoint', browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await browser?.close();
  served?.stop();
  rmSync(folder, { recursive: true, force: true });
}
