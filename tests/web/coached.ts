// A lesson in a page, as its tests drive and read it: one trip into the page for each look and for each press, since a trip
// costs more than what is looked for.

import type { Page } from 'playwright-core';

/** What stands on the page while the coach speaks. */
export interface Coached {
  /** The beat, what is wanted, which question is open, and what voices say: another one after every press. */
  readonly standing: string;
  readonly beat: string;
  readonly wants: string;
  /** What is said aloud, and the text of the beat alone. */
  readonly said: string;
  readonly text: string;
  /** How far the page can be scrolled sideways, and his words up and down. */
  readonly sideways: number;
  readonly hidden: number;
  readonly pointed: number;
  readonly ticked: number;
  /** Arrows that do not end at something that is pointed at, and what stands free beside the coach and has none. */
  readonly stray: readonly string[];
}

const reading = `
  const strayOf = (card) => {
    const boxes = [...document.querySelectorAll('[data-pointed]')].map((each) => [each, each.getBoundingClientRect()]);
    const ends = [...document.querySelectorAll('[data-wire]')].map((each) => each.dataset.wire.split(' ').map(Number));
    const isAt = ([x, y]) => ([, { left, top, right, bottom }]) =>
      x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;
    const coach = card.getBoundingClientRect();
    const isFree = ([, box]) => box.width > 30 && box.height > 30 && box.top >= 0 && box.left >= 0
      && box.bottom <= innerHeight && box.right <= innerWidth
      && (box.right <= coach.left || box.left >= coach.right || box.bottom <= coach.top || box.top >= coach.bottom);
    return [
      ...ends.filter((end) => !boxes.some(isAt(end))).map((end) => 'leads nowhere: ' + end),
      ...boxes.filter((box) => isFree(box) && !ends.some((end) => isAt(end)(box))).map(([each]) => 'has none: ' + each.className),
    ];
  };
  const standing = () => {
    const card = document.querySelector('[data-coach]');
    const question = document.querySelector('form[data-question]')?.dataset.question;
    const said = document.querySelector('[data-coach-says]')?.textContent;
    return [card?.dataset.coach, card?.dataset.wants, question, said].join('|');
  };
  const look = () => {
    const card = document.querySelector('[data-coach]');
    const text = card.querySelector('.text');
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
      standing: standing(),
      beat: card.dataset.coach,
      wants: card.dataset.wants,
      said: card.querySelector('[data-coach-says]').textContent,
      text: card.querySelector('.say')?.textContent ?? '',
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      hidden: text.scrollHeight - text.clientHeight,
      pointed: count('[data-pointed]'),
      ticked: count('form[data-question] .groups [aria-checked="true"], form[data-question] .groups :checked'),
      stray: strayOf(card),
    };
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (is) => {
    const end = performance.now() + 60000;
    while (!is() && performance.now() < end) await frame();
  };`;

/** As it is now. */
export const lookNow = (page: Page): Promise<Coached> =>
  page.evaluate<Coached>(`(() => { ${reading} return look(); })()`);

/** Once everything that he points at has its arrow, or long after it should have. */
export const lookSettled = (page: Page): Promise<Coached> =>
  page.evaluate<Coached>(`(async () => {
    ${reading}
    await until(() => document.querySelector('[data-pointed], [data-wants="end"], [data-coach=""]') !== null
      && strayOf(document.querySelector('[data-coach]')).length === 0);
    return look();
  })()`);

/** Presses what nothing lies over, and waits until the coach says something else. */
export async function press(page: Page, selector: string): Promise<void> {
  const found = await page.evaluate<string>(`(async () => {
    ${reading}
    const found = () => document.querySelector(${JSON.stringify(selector)});
    await until(() => found() !== null && found().getAttribute('aria-disabled') !== 'true');
    const button = found();
    if (button === null) return 'there is none';
    const { left, top, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return 'something lies over it';
    const before = standing();
    button.click();
    await until(() => standing() !== before);
    return standing() === before ? 'nothing came of it' : '';
  })()`);
  if (found !== '') throw new Error(`${selector}: ${found}`);
}
