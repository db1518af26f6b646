// Every screen by script: axe in both looks, sizes of text and targets, sideways scrolling, and text that fits at the
// least width in four languages.

import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { clippedTexts, overlappingTexts, smallTargets, smallTexts } from './page-checks.ts';
import { desktop, phone, sideways } from './playing.ts';
import { allScreens, languages, openScreen, type Screen } from './screens.ts';
import { type ServedPage, servePage } from './served-page.ts';

let served: ServedPage;
let browser: Browser;
let screens: Screen[];

beforeAll(async () => {
  [served, browser] = await Promise.all([servePage(), launchChromium()]);
  screens = await allScreens(browser, served.address);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  served?.stop();
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

// Numbers that are drawn into pictures are part of their names as words: axe would have them as digits.
const running = `axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'label-content-name-mismatch': { enabled: false } },
  })
  .then(({ violations }) => violations)`;

/** A few at a time: the browser has two cores. */
async function forEachOf<T>(items: readonly T[], run: (item: T) => Promise<string[]>): Promise<string[]> {
  const queue = [...items];
  const found: string[] = [];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) found.push(...(await run(item)));
  };
  await Promise.all([worker(), worker(), worker()]);
  return found.sort();
}

const longest = 300_000;

test('every kind of screen was reached', () => {
  const names = screens.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['home', 'race settlePlace', 'race over', 'roll assign', 'roll over']));
});

async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(running);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      const why = failureSummary.split('\n').slice(1, 2).join(' ').trim();
      return `${id} at ${target.join(' ')}: ${why}`;
    }),
  );
}

const looks = [
  { theme: 'dark', least: 24, size: { viewport: desktop } },
  { theme: 'light', least: 44, size: { viewport: phone, hasTouch: true, isMobile: true } },
] as const;

test.each(looks)(
  'axe finds nothing, no text under 12 px, targets of $least px: $theme',
  async ({ theme, least, size }) => {
    const problems = await forEachOf(screens, async (screen) => {
      const opened = await openScreen(browser, served.address, screen, { language: 'en', theme, ...size });
      const { page, problems: said, close } = opened;
      const found = [
        ...said,
        ...(await axeProblems(page)),
        ...(await smallTexts(page)),
        ...(await smallTargets(page, least)),
      ];
      await close();
      return found.map((text) => `${screen.name}: ${text}`);
    });
    expect(problems).toEqual([]);
  },
  longest,
);

test.each(languages)(
  'text fits at 360 px, %s',
  async (language) => {
    const problems = await forEachOf(screens, async (screen) => {
      const { page, close } = await openScreen(browser, served.address, screen, {
        language,
        theme: 'light',
        viewport: { width: 360, height: 800 },
      });
      const found = [...(await clippedTexts(page)), ...(await overlappingTexts(page))];
      const beyond = await sideways(page);
      await close();
      return [...found, ...(beyond > 0 ? [`scrolls sideways by ${beyond}`] : [])].map(
        (text) => `${screen.name}: ${text}`,
      );
    });
    expect(problems).toEqual([]);
  },
  longest,
);
