// How long frames take while pieces move after answers.

import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { machinePace } from './machine-pace.ts';
import { desktop, type Game, openPage, playBots } from './playing.ts';
import { trace } from './processor-time.ts';

const answers = 10;

/** Runs in the page: waits until nothing moves any more, but for what never ends. */
const standsStill = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => null)))`;

/** Pieces move for half a second after an answer, sixty frames a second. */
const frames = answers * 30;

/** 99 of 100 take at most 50 ms: a frame waits for the task that is under way when it is due. */
export async function expectSmoothMoves(browser: Browser, address: string, game: Game): Promise<void> {
  const look = { viewport: desktop, reducedMotion: 'no-preference' } as const;
  const { page, close } = await openPage(browser, address, look, { isPainted: true });
  await page.getByRole('button', { name: playBots(game) }).click();
  await untilNext(page, '');
  const { tasks } = await trace(browser, page, () =>
    playByHand(page, mouse, async (_, at) => {
      await page.evaluate(standsStill);
      return at === answers ? 'enough' : undefined;
    }),
  );
  await close();
  const onMain = tasks.filter(({ thread }) => thread === 'main');
  expect(onMain.length).toBeGreaterThan(frames);
  const pace = await machinePace(browser);
  expect(onMain.filter(({ milliseconds }) => milliseconds / pace > 50).length).toBeLessThanOrEqual(frames / 100);
}
