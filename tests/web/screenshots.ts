// Pictures of every screen, wide and narrow, in each language and look, and contact sheets of them.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { desktop, phone } from './playing.ts';
import { allScreens, languages, openVisitor, type Screen, themes, type Visitor } from './screens.ts';
import { servePage } from './served-page.ts';

const sizes = {
  1440: desktop,
  390: phone,
  1280: { width: 1280, height: 720 },
  2560: { width: 2560, height: 1440 },
  844: { width: 844, height: 390 },
  820: { width: 820, height: 1180 },
};
/** Held in the hand. */
const byTouch: readonly number[] = [390, 844, 820];
/** Every screen is shown at these; tables at all. */
const everywhere: readonly number[] = [1440, 390];
/** What changed is marked for a second. */
const pause = 1100;

interface Shot {
  readonly screen: Screen;
  readonly size: keyof typeof sizes;
  readonly language: string;
  readonly theme: (typeof themes)[number];
}

const isTable = ({ name }: Screen): boolean => /^(race|roll) /.test(name);

const labelsOf = ({ screen, size, language, theme }: Shot): string[] => [screen.name, String(size), language, theme];
const fileOf = (shot: Shot): string => `${labelsOf(shot).join('-').replaceAll(/[ .]/g, '-')}.png`;

const marks: readonly string[] = [...Object.keys(sizes), ...languages, ...themes];

/** Words leave out what does not have them: `en dark 1440`, `roll`. */
const isWanted = (shot: Shot, wanted: readonly string[]): boolean =>
  wanted.every((word) => (marks.includes(word) ? labelsOf(shot).includes(word) : shot.screen.name.includes(word)));

function shotsOf(screens: readonly Screen[], wanted: readonly string[]): Shot[] {
  const wide = Object.keys(sizes).map((size) => Number(size) as keyof typeof sizes);
  return screens
    .flatMap((screen) =>
      languages.flatMap((language) =>
        themes.flatMap((theme) =>
          wide
            .filter((size) => everywhere.includes(size) || isTable(screen))
            .map((size) => ({ screen, language, theme, size })),
        ),
      ),
    )
    .filter((shot) => isWanted(shot, wanted));
}

async function take({ page, visit }: Visitor, folder: string, shot: Shot): Promise<void> {
  await visit(shot.screen);
  await page.waitForTimeout(pause);
  const path = join(folder, fileOf(shot));
  if (shot.size !== 390 || isTable(shot.screen)) await page.screenshot({ path });
  else await takeInFull(page, path);
}

/** A phone as long as its page: what sticks to an edge would lie in the middle of the picture otherwise. */
async function takeInFull(page: Page, path: string): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...phone, height: Math.max(height, phone.height) });
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path });
  await page.setViewportSize(phone);
}

/** All screens of one size, language and look, by one visitor. */
async function takeAll(browser: Browser, address: string, folder: string, shots: readonly Shot[]): Promise<void> {
  const [first] = shots;
  if (first === undefined) return;
  const { language, theme, size } = first;
  const isPhone = byTouch.includes(size);
  const look = { language, theme, viewport: sizes[size], hasTouch: isPhone, isMobile: isPhone };
  const visitor = await openVisitor(browser, address, look, { isPainted: true });
  for (const shot of shots) await take(visitor, folder, shot);
  await visitor.close();
}

function byLook(shots: readonly Shot[]): Map<string, Shot[]> {
  const found = new Map<string, Shot[]>();
  for (const shot of shots) {
    const name = `${shot.size}-${shot.language}-${shot.theme}`;
    found.set(name, [...(found.get(name) ?? []), shot]);
  }
  return found;
}

const onSheet = 12;
const sheetStyle = `body{background:#555;color:#fff;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:10px}
  figure{margin:0}img{max-height:900px;object-fit:cover;object-position:top}`;

/** Sheets of one size, language and look: its screens side by side with their names, a dozen on each. */
async function makeSheets(browser: Browser, folder: string, name: string, shots: readonly Shot[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(pathToFileURL(folder).href);
  const width = name.startsWith('390') ? 286 : 580;
  for (let from = 0; from < shots.length; from += onSheet) {
    const figures = shots.slice(from, from + onSheet).map((shot) => {
      const source = pathToFileURL(join(folder, fileOf(shot))).href;
      return `<figure><img src="${source}" width="${width}"><figcaption>${shot.screen.name}</figcaption></figure>`;
    });
    await page.setContent(`<style>${sheetStyle}</style>${figures.join('')}`);
    await page.waitForLoadState('load');
    const path = join(folder, `sheet-${name}-${1 + from / onSheet}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await page.close();
}

const atOnce = 2;

/** False: no picture has all of these words. */
export async function takeScreenshots(folder: string, wanted: readonly string[]): Promise<boolean> {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'orrery-screenshots-'));
  const [served, browser] = await Promise.all([servePage({ DATA_DIR: data }), launchChromium()]);
  try {
    const shots = shotsOf(await allScreens(browser, served.address), wanted);
    if (shots.length === 0) return false;
    process.stdout.write(`${shots.length} pictures into ${folder}\n`);
    const queue = [...byLook(shots)];
    let taken = 0;
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [name, some] = next;
        await takeAll(browser, served.address, folder, some);
        await makeSheets(browser, folder, name, some);
        taken += some.length;
        process.stdout.write(`${name}: ${taken} of ${shots.length} pictures\n`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return true;
  } finally {
    await browser.close();
    served.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
