// A table of Roll with five seats, right before the plans are revealed: the fullest reveal there is.

import type { Browser, Page } from 'playwright-core';
import { mouse, untilNext } from './by-hand.ts';
import { keeping } from './kept-match.ts';
import { desktop, openPage } from './playing.ts';
import { firstPosition } from './positions.ts';

const reveal = '.rows[data-beat]';

/** In the page: marks when the reveal is there, and when it has gone. */
const marking = `{
  let isShown = false;
  new MutationObserver(() => {
    const isThere = document.querySelector('${reveal}') !== null;
    if (isThere !== isShown) performance.mark(isThere ? 'test: shown' : 'test: gone');
    isShown = isThere;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}`;

export interface RevealTable {
  readonly page: Page;
  /** Confirms the plan that is proposed. The page marks when the reveal is there and when it has gone. */
  confirm(): Promise<void>;
  /** Waits until it has gone by itself. */
  untilGone(): Promise<void>;
  close(): Promise<void>;
}

/** Everybody has played some rounds: there are dice of all kinds. */
const round = 5;

export async function openRevealTable(browser: Browser, address: string): Promise<RevealTable> {
  const position = firstPosition(
    { game: 'roll', by: 'greedy', options: {}, seats: 5, seed: 'reveal' },
    ({ kind, position }) => kind === 'assign' && position().round >= round,
  );
  const { hash, storageState } = keeping(address, position);
  const look = { viewport: desktop, reducedMotion: 'no-preference', storageState } as const;
  const { page, close } = await openPage(browser, `${address}${hash}`, look, { isPainted: true });
  await untilNext(page, '');
  await page.evaluate(marking);
  return {
    page,
    confirm: async () => {
      const box = await page.locator('[data-confirm]').boundingBox();
      if (box === null) throw new Error('there is nothing to confirm');
      await mouse.press(page, box.x + box.width / 2, box.y + box.height / 2);
    },
    untilGone: async () => {
      await page.locator(reveal).waitFor();
      await page.locator(reveal).waitFor({ state: 'detached' });
    },
    close,
  };
}
