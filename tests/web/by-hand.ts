// Playing by mouse or finger: one look at the page finds what to press next, and the press goes to that place on the
// screen, whatever lies there.

import type { Page } from 'playwright-core';
import { actionRound, mostDecisions, phaseRound } from './playing.ts';

/** What a look at the page finds. */
export interface Look {
  readonly over: boolean;
  /** Tells decisions apart. */
  readonly id: string;
  readonly kind: string;
  readonly hasFocus: boolean;
  readonly sideways: number;
  /** Where to press; `covered` names what lies over it. */
  readonly x: number;
  readonly y: number;
  readonly covered: string;
  readonly what: string;
}

/** The scores, at the end of a match. */
const scores = '[data-score]';

/** In the page: catches what is pressed elsewhere; `end` says whether something was. */
const aiming = `const aimAt = (isIn) => {
  const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'click'];
  let missed = false;
  const guard = (event) => {
    if (isIn(event.target)) return;
    missed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const press of presses) addEventListener(press, guard, { capture: true, passive: false });
  return {
    end: () => {
      for (const press of presses) removeEventListener(press, guard, { capture: true });
      return missed;
    },
  };
};`;

/**
 * Runs in the page: `wish` is what to choose first in this decision, null once it is chosen; `end` ends the playing. With
 * `aims` a press follows: if something else has moved to the place before it comes, the press is caught.
 */
const looking = `({ wish, end, aims }) => {
  const root = document.documentElement;
  const look = { over: false, id: '', kind: '', hasFocus: document.activeElement?.matches('[data-start], h1, h2') === true,
    sideways: root.scrollWidth - root.clientWidth, x: 0, y: 0, covered: '', what: '' };
  if (document.querySelector(end) !== null) return { ...look, over: true };
  const form = document.querySelector('form[data-question]');
  if (form === null) return null;
  // An answer is on its way: a press now might land on the next decision.
  if (form.getAttribute('aria-busy') === 'true') return { ...look, id: form.dataset.question, kind: form.dataset.kindOf, what: 'nothing' };
  const labels = (list) => [...list.querySelectorAll('label')].filter((label) => !label.querySelector('[aria-disabled]'));
  const isOn = (label) => label.querySelector(':checked') !== null;
  let target = null;
  if (wish !== null) {
    target = form.querySelector('[data-select="' + wish + '"]')
      ?? labels(form).find((label) => label.querySelector('b')?.textContent === wish && !isOn(label)) ?? null;
  }
  target ??= form.querySelector('button[type=submit][aria-disabled=false]');
  if (target === null) {
    for (const list of form.querySelectorAll('fieldset[data-group]')) {
      const lacks = list.querySelector('input[type=radio]') === null
        ? list.querySelector('.count.is-off') !== null : !labels(list).some(isOn);
      target ??= lacks ? labels(list).find((label) => !isOn(label)) ?? null : null;
    }
  }
  target ??= form.querySelector('[data-pass]');
  if (target === null) return { ...look, id: form.dataset.question, kind: form.dataset.kindOf, what: 'nothing' };
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + Math.min(box.height / 2, 40);
  const isIn = (hit) => hit instanceof Node && (target.contains(hit) || hit.contains(target));
  const hit = document.elementFromPoint(x, y);
  const covered = isIn(hit) ? '' : String(hit?.outerHTML).slice(0, 200);
  if (aims) window.aimOfTest = aimAt(isIn);
  return { ...look, id: form.dataset.question, kind: form.dataset.kindOf, x, y, covered, what: target.outerHTML.slice(0, 120) };
}`;

interface Looking {
  readonly wish: string | null;
  readonly end: string;
  readonly aims: boolean;
}

const lookAt = (page: Page, how: Looking): Promise<Look | null> =>
  page.evaluate<Look | null>(`(() => { ${aiming} return (${looking})(${JSON.stringify(how)}); })()`);

/** Whether the press was caught. */
const missed = (page: Page): Promise<boolean> => page.evaluate<boolean>('window.aimOfTest.end()');

/** Waits until no answer is on its way. */
async function untilFree(page: Page, end: string): Promise<void> {
  await page.locator(`form[data-question][aria-busy=false], ${end}`).first().waitFor({ state: 'attached' });
}

export interface Hand {
  press(page: Page, x: number, y: number): Promise<void>;
  /** Takes what the page proposes; other hands go through actions and phases in turn. */
  readonly takesProposals?: boolean;
  /** Answers in one press what stands open several times; false where that cannot be. */
  answersAll?(page: Page): Promise<boolean>;
}

export const mouse: Hand = { press: (page, x, y) => page.mouse.click(x, y) };
export const finger: Hand = { press: (page, x, y) => page.touchscreen.tap(x, y) };

const mostPresses = 100;

/** Waits for a decision other than the last one that is not answered already, or for the end. */
export async function untilNext(page: Page, last: string, end = scores): Promise<void> {
  await page
    .locator(`form[data-question][aria-busy=false]:not([data-question="${last}"]), ${end}`)
    .first()
    .waitFor({ state: 'attached' });
}

/** Called with every new decision; may end the playing. */
export type EachDecision = (look: Look, decisions: number) => Promise<'enough' | undefined>;

/** Answers what is asked until the scores are shown, or what else is the end; returns how often. */
export async function playByHand(page: Page, hand: Hand, each: EachDecision, end = scores): Promise<number> {
  let last = '';
  let turn = 0;
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    await untilNext(page, last, end);
    const first = await lookAt(page, { wish: null, end, aims: false });
    if (first === null) continue;
    if (first.over) return decisions;
    if ((await each(first, decisions)) === 'enough') return decisions;
    last = first.id;
    if (await hand.answersAll?.(page)) continue;
    const chooses = hand.takesProposals !== true && (first.kind === 'chooseAction' || first.kind === 'assign');
    const round: readonly string[] = first.kind === 'assign' ? phaseRound : actionRound;
    const wish = chooses ? (round[turn % round.length] ?? null) : null;
    if (chooses) turn += 1;
    await answerDecision(page, hand, first.id, wish, end);
  }
  throw new Error('the match comes to no end');
}

/** Presses what one decision needs and confirms it; `first` is what to choose first. */
export async function answerDecision(
  page: Page,
  hand: Hand,
  id: string,
  first: string | null,
  end = scores,
): Promise<void> {
  let wish = first;
  for (let presses = 0; presses <= mostPresses; presses++) {
    const look = await lookAt(page, { wish, end, aims: true });
    if (look === null || look.over || look.id !== id) return;
    if (presses === mostPresses) throw new Error(`no way to answer ${look.kind}`);
    if (look.what === 'nothing') {
      await untilFree(page, end); // an answer that needed no decision is on its way
      continue;
    }
    if (look.covered !== '') throw new Error(`${look.kind}: ${look.what} lies under ${look.covered}`);
    await hand.press(page, look.x, look.y);
    if (await missed(page)) continue; // others have answered meanwhile, and the page has moved
    if (look.what.includes('type="submit"') || look.what.includes('data-pass')) return;
    wish = null;
  }
}
