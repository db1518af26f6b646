// Every screen by script: axe in both looks, sizes of text and targets, sideways scrolling, and text that fits at the
// least width in four languages. A few visitors go from screen to screen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionKinds as raceKinds } from '@orrery/race';
import { questionKinds as rollKinds } from '@orrery/roll';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import {
  brokenHands,
  clippedTexts,
  overflowingTexts,
  overlappingTexts,
  smallTargets,
  smallTexts,
} from './page-checks.ts';
import { desktop, phone, sideways } from './playing.ts';
import { allScreens, type Look, languages, openVisitor, type Screen } from './screens.ts';
import { type ServedPage, servePage } from './served-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-screens-'));
let served: ServedPage;
let browser: Browser;
let screens: Screen[];

beforeAll(async () => {
  [served, browser] = await Promise.all([servePage({ DATA_DIR: folder }), launchChromium()]);
  screens = await allScreens(browser, served.address);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  served?.stop();
  rmSync(folder, { recursive: true, force: true });
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

const longest = 900_000; // a busy machine takes long; an idle one about a minute for each test
const atOnce = 2;

/** Lets a few visitors of this look go through all screens, and collects what is found at each. */
async function forEachScreen(look: Look, findAt: (page: Page, screen: Screen) => Promise<string[]>): Promise<string[]> {
  const queue = [...screens];
  const found: string[] = [];
  const go = async (): Promise<void> => {
    const visitor = await openVisitor(browser, served.address, look);
    for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
      const { name } = screen;
      await visitor.visit(screen);
      const here = [...(await findAt(visitor.page, screen)), ...visitor.problems().filter((text) => !isExpected(text))];
      found.push(...here.map((text) => `${name}: ${text}`));
    }
    await visitor.close();
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return found.sort();
}

/** A table that is not there is one of the screens; the browser notes the reply. */
const isExpected = (text: string): boolean => /404 \(Not Found\)/.test(text);

test('every kind of question of both games is among the screens', () => {
  const kinds = new Set(screens.flatMap(({ kept }) => kept.map(({ game, kind }) => `${game} ${kind}`)));
  const wanted = [...raceKinds.map((kind) => `race ${kind}`), ...rollKinds.map((kind) => `roll ${kind}`)];
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
});

async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(running);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const why = failureSummary.split('\n').slice(1, 2).join(' ').trim();
      if (id === 'target-size' && !(await isSmallInTheMiddle(page, target.join(' ')))) continue;
      found.push(`${id} at ${target.join(' ')}: ${why}`);
    }
  }
  return found;
}

/** What lies under a bar that stays at the edge is free once it is scrolled to the middle. */
const isSmallInTheMiddle = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`(async () => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'center' });
    const { violations } = await axe.run(element, { runOnly: ['target-size'] });
    return violations.length > 0;
  })()`);

const looks = [
  { theme: 'dark', least: 24, size: { viewport: desktop } },
  { theme: 'light', least: 44, size: { viewport: phone, hasTouch: true, isMobile: true } },
] as const;

test.each(looks)(
  'axe finds nothing, no text under 12 px, targets of $least px: $theme',
  async ({ theme, least, size }) => {
    const problems = await forEachScreen({ language: 'en', theme, ...size }, async (page) => [
      ...(await axeProblems(page)),
      ...(await smallTexts(page)),
      ...(await smallTargets(page, least)),
    ]);
    expect(problems).toEqual([]);
  },
  longest,
);

/** As somebody chooses it, also while a window lies over the choice; a screen without one is opened anew. */
async function speak(page: Page, language: string): Promise<void> {
  const isChosen = await page.evaluate<boolean>(`(() => {
    const choice = [...document.querySelectorAll('select')].find(({ options }) => options[0]?.lang === 'en');
    if (choice === undefined) localStorage.setItem('orrery/language', '${language}');
    else choice.value = '${language}';
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
    return choice !== undefined;
  })()`);
  if (!isChosen) await page.reload();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

const narrow = { width: 360, height: 800 };

/** What does not fit in any language at this size. */
async function misfits(page: Page, viewport: typeof desktop): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(viewport);
  for (const language of languages) {
    await speak(page, language);
    const beyond = await sideways(page);
    const here = [
      ...(await clippedTexts(page)),
      ...(await overflowingTexts(page)),
      ...(await overlappingTexts(page)),
      ...(beyond > 0 ? [`scrolls sideways by ${beyond}`] : []),
    ];
    found.push(...here.map((text) => `${viewport.width} px, ${language}: ${text}`));
  }
  return found;
}

test(
  'text fits at 360 and at 1440 px, in four languages, and there a hand stays in one row',
  async () => {
    const look = { language: 'en', theme: 'light', viewport: narrow } as const;
    const problems = await forEachScreen(look, async (page) => {
      const atDesktop = await misfits(page, desktop);
      return [...atDesktop, ...(await brokenHands(page)), ...(await misfits(page, narrow))];
    });
    expect(problems).toEqual([]);
  },
  longest,
);
