// Visitors that go from screen to screen and note what is wrong there: what axe finds, sizes of text and targets, text
// that does not fit.

import type { Browser, Page } from 'playwright-core';
import { type Look, openVisitor, type Screen } from './screens.ts';

export interface Visit {
  readonly screen: Screen;
  /** Where it is not that of the look. */
  readonly language?: string;
}

/** Lets a visitor of this look go through screens, and collects what is found at each. */
export async function visitAll(
  browser: Browser,
  address: string,
  look: Look,
  visits: Iterable<Visit>,
  findAt: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const visitor = await openVisitor(browser, address, look);
  for (const { screen, language = look.language } of visits) {
    await visitor.visit(screen, language);
    const here = [...(await findAt(visitor.page, screen)), ...visitor.problems().filter((text) => !isExpected(text))];
    found.push(...here.map((text) => `${screen.name}, ${language}: ${text}`));
  }
  await visitor.close();
  return found;
}

/** A table that is not there is one of the screens; the browser notes the reply. */
const isExpected = (text: string): boolean => /404 \(Not Found\)/.test(text);

/** As somebody chooses it, also while a window lies over the choice; a screen without one is opened anew. */
export async function speak(page: Page, language: string): Promise<void> {
  const isChosen = await page.evaluate<boolean>(`(() => {
    const choice = [...document.querySelectorAll('select')].find(({ options }) => options[0]?.lang === 'en');
    if (choice === undefined) localStorage.setItem('orrery/language', '${language}');
    else choice.value = '${language}';
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
    return choice !== undefined;
  })()`);
  if (!isChosen) {
    await page.reload();
    await page.locator('main h1, main h2, [data-curtain]').first().waitFor();
  }
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}
