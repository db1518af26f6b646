// A mouse that takes what is proposed, and how often it had to press in each round.

import type { Page } from 'playwright-core';
import { type Hand, mouse } from './by-hand.ts';

export class CountingMouse implements Hand {
  readonly takesProposals = true;
  readonly #presses = new Map<string, number>();
  #round = '';

  get byRound(): readonly number[] {
    return [...this.#presses.values()];
  }

  /** Called with every decision: what is pressed from now on belongs to its round. */
  async noteRound(page: Page): Promise<void> {
    this.#round = (await page.locator('.top .round').textContent()) ?? '';
  }

  async press(page: Page, x: number, y: number): Promise<void> {
    this.#count();
    await mouse.press(page, x, y);
  }

  /** One press for all explorers that wait, where that is offered and stocking is what is proposed. */
  async answersAll(page: Page): Promise<boolean> {
    const rest = page.locator('[data-rest][aria-disabled=false]');
    const isProposed = (await page.locator('fieldset[data-group=task] input[value=stock]:checked').count()) > 0;
    if (!isProposed || (await rest.count()) === 0) return false;
    this.#count();
    await rest.click();
    return true;
  }

  #count(): void {
    this.#presses.set(this.#round, (this.#presses.get(this.#round) ?? 0) + 1);
  }
}
