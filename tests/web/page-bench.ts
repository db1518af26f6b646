// `npm run bench -- --page`: what a person waits for in a real Chromium, by the clock on the wall, so on an idle machine: frames
// of a reveal with five seats, and the first decision from a cold page. Targets in processor time: budgets.test.ts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { calibrationNs, type Figure } from '../../packages/cli/src/measuring.ts';
import { printFigures } from '../../packages/cli/src/print-figures.ts';
import { untilNext } from './by-hand.ts';
import { launchChromium } from './chromium.ts';
import { openRevealTable } from './five-seat-reveal.ts';
import { desktop, type Game, openPage, playBots } from './playing.ts';
import { percentile } from './processor-time.ts';
import { servePage } from './served-page.ts';

const games: readonly Game[] = ['race', 'roll'];
const times = 3;
const targets = { frameMs: 50, decisionMs: 3000, actions: 2 };
const calibrationMs = 100;

/** In the page: how long each frame stood, until the reveal has gone. */
const framesOf = `new Promise((resolve) => {
  const stood = [];
  let last = null;
  const look = (now) => {
    const isShown = performance.getEntriesByName('test: shown').length > 0;
    if (performance.getEntriesByName('test: gone').length > 0) return resolve(stood);
    if (isShown && last !== null) stood.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

async function revealFrames(browser: Browser, address: string): Promise<number[]> {
  const { page, confirm, close } = await openRevealTable(browser, address);
  const frames = page.evaluate<number[]>(framesOf);
  await confirm();
  const stood = await frames;
  await close();
  return stood;
}

interface Waited {
  readonly ms: number;
  readonly actions: number;
}

/** What a visitor waits for: from asking for the page until something can be decided, by some actions. */
async function firstDecision(
  address: string,
  isNew: boolean,
  ways: readonly ((page: Page) => Promise<void>)[],
): Promise<Waited> {
  const browser = await launchChromium(); // nothing is kept of the page, not even its compiled script
  const began = performance.now();
  const { page, close } = await openPage(
    browser,
    address,
    { viewport: desktop },
    { isNewHere: isNew, isPainted: true },
  );
  for (const act of ways) await act(page);
  await untilNext(page, '');
  if (isNew) await page.locator('[data-coach]').waitFor();
  const ms = performance.now() - began;
  await close();
  await browser.close();
  return { ms, actions: ways.length };
}

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).click();

/** Somebody who knows the game, and somebody who is asked whether to learn it. */
const visitors = [
  { what: 'the first decision', isNew: false, ways: (game: Game) => [press(playBots(game))] },
  {
    what: 'the first coached decision',
    isNew: true,
    ways: (game: Game) => [press(playBots(game)), press(game === 'race' ? 'Learn Race' : 'Learn Roll')],
  },
];

const figure = (name: string, value: number, unit: string, target: number, calibration: number): Figure => ({
  name,
  value,
  unit,
  target,
  ratioToCalibration: unit === 'ms' ? (1e6 * value) / calibration : 0,
});

export async function benchPage(manner: { readonly asJson: boolean }): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const calibration = calibrationNs(calibrationMs);
  const served = await servePage({ DATA_DIR: data });
  const address = served.address.replace(/\/$/, '');
  const figures: Figure[] = [];
  try {
    const browser = await launchChromium();
    const frames: number[] = [];
    for (let at = 0; at < times; at++) frames.push(...(await revealFrames(browser, address)));
    await browser.close();
    const name = 'a frame of a reveal, roll, 5 seats';
    figures.push(
      figure(`${name}, median`, percentile(frames, 50), 'ms', targets.frameMs, calibration),
      figure(`${name}, 99 of 100`, percentile(frames, 99), 'ms', targets.frameMs, calibration),
    );
    for (const game of games) {
      for (const { what, isNew, ways } of visitors) {
        const all: Waited[] = [];
        for (let at = 0; at < times; at++) all.push(await firstDecision(address, isNew, ways(game)));
        const ms = percentile(
          all.map((each) => each.ms),
          50,
        );
        const actions = Math.max(...all.map((each) => each.actions));
        figures.push(
          figure(`${what} of ${game}, from a cold page`, ms, 'ms', targets.decisionMs, calibration),
          figure(`${what} of ${game}, actions`, actions, '', targets.actions, calibration),
        );
      }
    }
  } finally {
    served.stop();
    rmSync(data, { recursive: true, force: true });
  }
  printFigures(calibration, figures, { ...manner, rough: false });
}
