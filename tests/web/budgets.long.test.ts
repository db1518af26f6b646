// Frames while pieces of Roll move; those of its reveal are among the others.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { expectSmoothMoves } from './moving-frames.ts';
import { openSite } from './site.ts';

const site = openSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('roll: while pieces move, 99 of 100 frames take at most 50 ms', () =>
  expectSmoothMoves(browser, site.address, 'roll'));
