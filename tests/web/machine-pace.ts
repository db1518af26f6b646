// How long this machine takes just now for a fixed piece of work, as a ratio to the machine that the budgets were set on.
// Processor time does not grow when other work waits, but it does where cores are slow or shared.

import type { Browser } from 'playwright-core';

/** Shuffles a pack of 180 cards again and again, and tells the milliseconds. */
const work = `(() => {
  const list = Array.from({ length: 180 }, (_, card) => card);
  let random = 1;
  const from = performance.now();
  for (let pack = 0; pack < 40000; pack++) {
    for (let at = 179; at > 0; at--) {
      random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
      const other = random % (at + 1);
      [list[at], list[other]] = [list[other], list[at]];
    }
  }
  return performance.now() - from;
})()`;

const times = 5;
/** What it took where the budgets were set: 2.5 GHz, nothing else running. */
const thereMs = 15;

/** At least one: a fast machine has the same budgets. */
export async function machinePace(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const took: number[] = [];
  for (let time = 0; time < times; time++) took.push(Number(await page.evaluate(work)));
  await page.close();
  return Math.max(1, (took.sort((a, b) => a - b)[times >> 1] ?? thereMs) / thereMs);
}
