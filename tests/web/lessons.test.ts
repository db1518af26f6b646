// Lessons in a real page: each to its end by the suggested answers, the first matches also on a phone and with a reload on the
// way; by ear; how a newcomer finds them, and how they are played on without the coach.

import { type Beat, lessonNamed, lessons, type Point, type Region } from '@orrery/table/lessons';
import { en } from '@orrery/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { type Coached, lookNow, lookSettled, press } from './coached.ts';
import { desktop, type Game, type Opened, openPage, phone, playBots } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const games: readonly Game[] = ['race', 'roll'];
const mostBeats = 60;

const coach = (page: Page) => page.locator('[data-coach]');

const isFirst = (id: string): boolean => games.some((game) => id === `${game}-first`);

/** Every lesson on a desk, and what a newcomer meets first on a phone, too: one visitor for each, as one who learns. */
const visitors = [
  [desktop, lessons.map(({ id }) => id)],
  [phone, lessons.map(({ id }) => id).filter(isFirst)],
] as const;

describe.each(visitors)('to their ends by their own answers, in %j', (viewport, ids) => {
  let visitor: Opened;
  beforeAll(async () => {
    visitor = await openPage(site.browser, `${site.address}/#/learn`, { viewport });
  });
  afterAll(() => visitor.close());

  test.each(ids)('%s', async (id) => {
    const { page, problems } = visitor;
    await page.evaluate(`location.hash = '#/learn/${id}'`);
    const lesson = lessonNamed(id);
    const beats = lesson?.parts.flatMap((part) => part.beats) ?? [];
    await page.locator(`[data-coach="${beats[0]?.id}"]`).waitFor();
    const seen = new Set<string>();
    for (let beat = 0; ; beat++) {
      expect(beat).toBeLessThan(mostBeats);
      const now = await lookSettled(page);
      expect(now.sideways).toBe(0);
      if (viewport === desktop) expect(now.hidden, now.beat).toBeLessThanOrEqual(0);
      if (now.wants === 'end') break;
      if (!seen.has(now.beat))
        checkByEar(
          now,
          beats.find((each) => each.id === now.beat),
          lesson?.rivals ?? [],
        );
      seen.add(now.beat);
      if (beat === 1 && isFirst(id)) expect(await axeProblems(page)).toEqual([]);
      if (beat === 5 && isFirst(id)) {
        await page.reload();
        await coach(page).waitFor();
        expect((await lookNow(page)).beat).toBe(now.beat);
      }
      await press(page, '[data-coach-go], [data-coach-skip]');
    }
    seen.delete('');
    expect(seen.size).toBe(beats.length);
    expect(await page.evaluate("localStorage.getItem('orrery/settings')")).toContain('"mode":"learner"');
    // Who has learnt all of a game is offered no other lesson of it.
    const next = page.locator('[data-coach-next]');
    const isLast = lessons.filter(({ game }) => game === lesson?.game).at(-1)?.id === id;
    expect(await next.allTextContents()).toEqual(
      isLast ? [] : [expect.stringContaining(id.startsWith('race') ? 'Race' : 'Roll')],
    );
    // Beside the scores no button but the coach's is the main one.
    expect(await page.locator('.btn--go:not([data-coach] *)').count()).toBe(
      await page.locator('form[data-question] .btn--go').count(),
    );
    expect(problems).toEqual([]);
  });
});

function nameOf(point: Point, rivals: readonly string[]): string {
  if (point.startsWith('seat:')) return rivals[Number(point.slice(5)) - 1] ?? '';
  return point.startsWith('piece:') ? point.slice(6) : en.lessons.regions[point as Region];
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What he says is said aloud once, without a gap; what is outlined is named; and nothing is ticked for the learner. */
function checkByEar(now: Coached, beat: Beat | undefined, rivals: readonly string[]): void {
  expect(now.said.length).toBeGreaterThan(20);
  expect(now.said).not.toContain('–'); // an amount that is missing
  if (beat === undefined) return;
  expect(now.said.split(now.text)).toHaveLength(2);
  for (const point of beat.points) expect(letters(now.said)).toContain(letters(nameOf(point, rivals)));
  expect(now.pointed, beat.id).toBeGreaterThan(0);
  expect(now.stray, beat.id).toEqual([]);
  if (beat.does === 'decide' && beat.ticked !== true) expect(now.ticked, beat.id).toBe(0);
}

test('a choice that costs something is answered kindly, and can be taken back', async () => {
  const { page, close } = await openPage(site.browser, `${site.address}/#/learn/race-first`, { viewport: desktop });
  await press(page, '[data-coach-go]');
  await press(page, '[data-choice="spice-world"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('money');
  await expect.poll(() => page.locator('[data-coach-says]').textContent()).not.toContain('There are no coins');
  await press(page, '[data-choice="new-earth"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await page.locator('[data-group="action"] label', { hasText: 'Produce' }).click();
  await press(page, '[data-confirm]');
  await press(page, '[data-coach-back]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await press(page, '[data-coach-again]'); // said once more, for whoever did not hear it
  expect(await page.locator('[data-coach-says]').textContent()).toContain('What do you choose?');
  await page.locator('[data-group="action"] label', { hasText: 'Settle' }).click();
  await press(page, '[data-confirm]');
  expect(await coach(page).getAttribute('data-coach')).toBe('keep');
  await page.getByRole('button', { name: 'Play on alone' }).click();
  await page.locator('form[data-kind-of="exploreDiscard"]').waitFor();
  expect(await coach(page).count()).toBe(0);
  await page.reload();
  await page.locator('form[data-kind-of="exploreDiscard"]').waitFor();
  await close();
});

test('a newcomer is asked once, and comes to the first coached decision by two presses', async () => {
  const { page, close } = await openPage(site.browser, site.address, { viewport: desktop }, { isNewHere: true });
  await page.locator('[data-new-here]').waitFor();
  await page.getByRole('button', { name: playBots('race') }).click();
  await page.getByRole('button', { name: 'Learn Race' }).click();
  await coach(page).waitFor();
  await page.goto(`${site.address}/#/`);
  expect(await page.locator('[data-new-here]').count()).toBe(0);
  await page.getByRole('button', { name: playBots('race') }).click();
  await page.locator('form[data-question]').waitFor();
  expect(await coach(page).count()).toBe(0);
  await close();
});

test('the page of lessons says where each was left', async () => {
  const { page, close } = await openPage(site.browser, `${site.address}/#/learn/roll-first`, { viewport: phone });
  await coach(page).waitFor();
  await page.goto(`${site.address}/#/learn`);
  await page.getByRole('link', { name: 'Go on: 1 of' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.locator('[data-lesson]').count()).toBe(lessons.length);
  await page.goto(`${site.address}/#/`);
  await page.locator('[data-lessons-left]').getByRole('link', { name: 'Go on: 1 of' }).click();
  await coach(page).waitFor();
  await close();
});
