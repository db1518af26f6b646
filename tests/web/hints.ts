// Somebody who asks for a hint at each decision of a match.

import { expect } from 'vitest';
import { mouse, playByHand } from './by-hand.ts';
import { desktop, openPage, question } from './playing.ts';
import type { Site } from './site.ts';

/** Each fills in what can be confirmed, and answers nothing by itself. */
export async function takeHints(site: Site, enough: number): Promise<void> {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: 'Play bots: Race for the Galaxy' }).click();
  const confirm = page.locator('form[data-question] button[type=submit], form[data-question] [data-pass]');
  let hinted = 0;
  await playByHand(page, mouse, async ({ id }) => {
    if (hinted >= enough) return 'enough';
    await page.keyboard.press('h');
    const told = page.locator('form[data-question] .advice');
    await told.waitFor();
    const text = (await told.textContent()) ?? '';
    if (!text.includes('pass')) await expect.poll(() => confirm.last().getAttribute('aria-disabled')).toBe('false');
    expect(await question(page)).toBe(id);
    hinted += 1;
    return undefined;
  });
  expect(hinted).toBe(enough);
  expect(problems).toEqual([]);
  await close();
}
