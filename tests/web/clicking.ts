// Playing by clicking: the first legal thing of every list, until a decision can be confirmed.

import type { Page } from 'playwright-core';

/** What a look at the page finds; `id` tells decisions apart. */
export interface Look {
  readonly over: boolean;
  readonly id: string;
  readonly kind: string;
  readonly hasFocus: boolean;
  /** How far the page can be scrolled sideways. */
  readonly sideways: number;
}

const decision = 'form[data-question]';
const scores = '[data-score]';

/** Waits until something else than the decision `last` is to be seen. */
export async function nextLook(page: Page, last: string): Promise<Look> {
  await page.locator(`${decision}:not([data-question="${last}"]), ${scores}`).first().waitFor();
  const over = (await page.locator(scores).count()) > 0;
  const form = page.locator(decision);
  return {
    over,
    id: over ? '' : ((await form.getAttribute('data-question')) ?? ''),
    kind: over ? '' : ((await form.getAttribute('data-kind-of')) ?? ''),
    hasFocus: (await page.locator('h2:focus').count()) === 1,
    sideways: await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  };
}

const mostClicks = 40;
/** A round of actions that gets the match on: develop and settle, with cards to pay for it. */
const actionRound = [2, 3, 0, 3, 2, 6, 4];
/** The same for the dice of Roll, by phase. */
const phaseRound = ['settle', 'develop', 'settle', 'develop', 'explore', 'settle', 'develop', 'produce', 'ship'];

/** Answers the decision that is open; `turn` counts the actions chosen so far. */
export async function clickThrough(page: Page, kind: string, turn: number): Promise<void> {
  const form = page.locator(decision);
  if (kind === 'chooseAction')
    await form
      .locator('label')
      .nth(actionRound[turn % actionRound.length] ?? 0)
      .click();
  if (kind === 'assign') {
    const socket = form.locator(`[data-select=${phaseRound[turn % phaseRound.length]}]`);
    if ((await socket.count()) > 0) await socket.click();
  }
  const go = form.locator('button[type=submit][aria-disabled=false]');
  const unanswered = form.locator('fieldset:has(input[type=radio]):not(:has(:checked)) label');
  const wanted = form.locator('fieldset:has(.count.is-off) label:has(input:not(:checked))');
  const open = unanswered.or(wanted);
  for (let click = 0; click < mostClicks; click++) {
    if ((await go.count()) > 0) return go.click();
    if ((await open.count()) === 0) return form.locator('[data-pass]').click();
    await open.first().click();
  }
  throw new Error(`no way to confirm ${kind}`);
}
