// A visitor who takes lessons to their ends by the suggested answers: what the coach says aloud, what he points at, and whether
// all of it can be seen.

import { type Beat, lessonNamed, lessons, type Point, type Region } from '@orrery/table/lessons';
import { en } from '@orrery/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { type Coached, lookNow, lookSettled, press } from './coached.ts';
import { desktop, type Opened, openPage } from './playing.ts';
import type { Site } from './site.ts';

const mostBeats = 60;

export const coach = (page: Page) => page.locator('[data-coach]');

export const isFirst = (id: string): boolean => id === 'race-first' || id === 'roll-first';

/** Tests each of these lessons by its own answers; one visitor takes them all, as one who learns. */
export function takeLessons(site: Site, viewport: typeof desktop, ids: readonly string[]): void {
  let visitor: Opened;
  beforeAll(async () => {
    visitor = await openPage(site.browser, `${site.address}/#/learn`, { viewport });
  });
  afterAll(() => visitor.close());

  test.each(ids)('%s to its end by its own answers', async (id) => {
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
}

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
