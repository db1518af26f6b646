// What axe finds on the screen, in words.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

// Numbers that are drawn into pictures are part of their names as words: axe would have them as digits.
const running = (within: string): string => `axe.run(document.querySelector('${within}'), {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'label-content-name-mismatch': { enabled: false } },
    resultTypes: ['violations'],
  })
  .then(({ violations }) => violations)`;

/** What is worked out while everything can be seen. */
const unveiled = (work: string): string => `(async () => {
    const veil = window.veilOfTest;
    if (veil !== undefined) veil.disabled = true;
    try { return await ${work}; }
    finally { if (veil !== undefined) veil.disabled = false; }
  })()`;

/** In the whole document, or within what is named. */
export async function axeProblems(page: Page, within = 'html'): Promise<string[]> {
  const look = `typeof axe === 'undefined' ? null : ${unveiled(running(within))}`;
  let violations = await page.evaluate<Violation[] | null>(look);
  if (violations === null) {
    await page.evaluate(axe.source);
    violations = await page.evaluate<Violation[]>(unveiled(running(within)));
  }
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
