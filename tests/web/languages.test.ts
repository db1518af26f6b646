// The language of the page: the browser's by default, changed at once and kept; others than English come when wanted.

import { expect, test } from 'vitest';
import { openPage, phone } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const firstWords = {
  'en-GB': ['en', 'Two galaxies,'],
  'hu-HU': ['hu', 'Két galaxis,'],
  'ja-JP': ['ja', 'ふたつの銀河'],
  'es-MX': ['es', 'Dos galaxias,'],
  'fi-FI': ['en', 'Two galaxies,'],
} as const;

test.each(Object.entries(firstWords))('%s gets its language', async (locale, [code, words]) => {
  const { page, problems, close } = await openPage(site.browser, site.address, { locale, viewport: phone });
  await page.getByRole('heading', { level: 1 }).getByText(words).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe(code);
  expect(problems).toEqual([]);
  await close();
});

test('a choice shows at once, in the middle of a decision, and is kept', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: phone });
  const scripts = (): Promise<string[]> =>
    page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
    );
  await page.getByRole('button', { name: 'Play bots: Roll for the Galaxy' }).click();
  const decision = page.locator('form[data-question]');
  await decision.getByText('Choose which tile is your development').waitFor();
  await decision.locator('label').first().click();

  await page.getByRole('button', { name: 'Settings and keys' }).click();
  const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Language' });
  await choice.waitFor();
  const before = await scripts(); // the settings have been fetched, too
  await choice.selectOption('es');
  await page.keyboard.press('Escape');
  await decision.getByText('Elige qué loseta es tu desarrollo').waitFor();
  expect(await decision.locator('input:checked').count()).toBe(1);
  expect(await page.evaluate('document.documentElement.lang')).toBe('es');
  // Whatever else arrives meanwhile: of the languages only the chosen one.
  const fetched = (await scripts()).flatMap((name) =>
    before.includes(name) ? [] : (/\/(es|hu|ja)-/.exec(name)?.[1] ?? []),
  );
  expect(fetched).toEqual(['es']);
  expect(await page.getByText(/\b[Yy]our?\b/).count()).toBe(0);

  await page.reload();
  await decision.getByText('Elige qué loseta es tu desarrollo').waitFor();
  expect(problems).toEqual([]);
  await close();
});
