// Pictures of every screen, wide and narrow, in each language and look, and contact sheets of them.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { desktop, phone } from './playing.ts';
import { allScreens, languages, openScreen, type Screen, themes } from './screens.ts';
import { servePage } from './served-page.ts';

const sizes = { 1440: desktop, 390: phone };

interface Shot {
  readonly screen: Screen;
  readonly size: keyof typeof sizes;
  readonly language: (typeof languages)[number];
  readonly theme: (typeof themes)[number];
}

const labelsOf = ({ screen, size, language, theme }: Shot): string[] => [screen.name, String(size), language, theme];
const fileOf = (shot: Shot): string => `${labelsOf(shot).join('-').replaceAll(/[ .]/g, '-')}.png`;

/** Words leave out what does not have them: `en dark 1440`, `roll`. */
const isWanted = (shot: Shot, wanted: readonly string[]): boolean =>
  wanted.every((word) => labelsOf(shot).some((label, at) => (at === 0 ? label.includes(word) : label === word)));

function shotsOf(screens: readonly Screen[], wanted: readonly string[]): Shot[] {
  const wide = Object.keys(sizes).map((size) => Number(size) as keyof typeof sizes);
  return screens
    .flatMap((screen) =>
      languages.flatMap((language) =>
        themes.flatMap((theme) => wide.map((size) => ({ screen, language, theme, size }))),
      ),
    )
    .filter((shot) => isWanted(shot, wanted));
}

async function take(browser: Browser, address: string, folder: string, shot: Shot): Promise<void> {
  const { screen, size, language, theme } = shot;
  const look = { language, theme, viewport: sizes[size], hasTouch: size === 390, isMobile: size === 390 };
  const { page, close } = await openScreen(browser, address, screen, look);
  await page.waitForTimeout(1200); // what changed is marked for a second
  await page.screenshot({ path: join(folder, fileOf(shot)), fullPage: size === 390 });
  await close();
}

/** One sheet for each size, language and look: all screens side by side with their names. */
async function makeSheets(browser: Browser, folder: string, shots: readonly Shot[]): Promise<void> {
  const nameOf = ({ size, language, theme }: Shot): string => `${size}-${language}-${theme}`;
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  for (const name of new Set(shots.map(nameOf))) {
    const some = shots.filter((shot) => nameOf(shot) === name);
    const width = name.startsWith('390') ? 250 : 580;
    const figures = some.map((shot) => {
      const source = pathToFileURL(join(folder, fileOf(shot))).href;
      return `<figure><img src="${source}" width="${width}"><figcaption>${shot.screen.name}</figcaption></figure>`;
    });
    const style =
      'body{background:#555;color:#fff;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}';
    await page.goto(pathToFileURL(folder).href);
    await page.setContent(`<style>${style}</style>${figures.join('')}`);
    await page.waitForLoadState('load');
    await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  }
  await page.close();
}

const atOnce = 3;

export async function takeScreenshots(folder: string, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [served, browser] = await Promise.all([servePage(), launchChromium()]);
  try {
    process.stdout.write('Playing to every screen…\n');
    const shots = shotsOf(await allScreens(browser, served.address), wanted);
    process.stdout.write(`${shots.length} pictures into ${folder}\n`);
    const queue = [...shots];
    const worker = async (): Promise<void> => {
      for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
        await take(browser, served.address, folder, shot);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await makeSheets(browser, folder, shots);
  } finally {
    await browser.close();
    served.stop();
  }
}
