// The frame of a table stands still: between decisions no area changes its place or size, and the button that confirms
// is where it was.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where things are, in pixels. */
type Places = Readonly<Record<string, readonly number[]>>;

/** As much as may come of rounding. */
const most = 2;

const areas = ['.table > .rivals', '.table > .empire', '.table > .side', '#decision .ask-bar'];

/** On a phone areas share one column and give each other room; the button stays. */
const placesOf = (page: Page, isWide: boolean): Promise<Places> =>
  page.evaluate<Places>(`(() => {
    const places = {};
    for (const name of ${JSON.stringify(isWide ? areas : [])}) {
      const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
      places[name] = [left, top, width, height];
    }
    const { left, top, right, bottom } = document.querySelector('#decision [data-confirm]').getBoundingClientRect();
    places.confirm = [left, top, right, bottom];
    return places;
  })()`);

/** Remembers where things were at the first decision of a match. */
export class StandingStill {
  #first: Places | null = null;

  async look(page: Page, kind: string, isWide: boolean): Promise<void> {
    const now = await placesOf(page, isWide);
    this.#first ??= now;
    const first = this.#first;
    const moved = Object.entries(now).filter(([name, box]) =>
      box.some((edge, at) => Math.abs(edge - (first[name]?.[at] ?? 0)) > most),
    );
    expect({ kind, moved: moved.map(([name, box]) => ({ name, box, was: first[name] })) }).toEqual({ kind, moved: [] });
  }
}
