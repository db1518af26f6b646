// One walk per game on a laptop by mouse and on a phone by finger, from the set-up form to the scores. On the laptop somebody
// takes what is proposed against one bot: how often they press in a round is counted and printed. Other sizes, seats and
// languages: walks.long.test.ts.

import { expect, test } from 'vitest';
import { finger } from './by-hand.ts';
import { CountingMouse } from './counted-presses.ts';
import type { Game } from './playing.ts';
import { openSite } from './site.ts';
import { handheld, laptop, type Walked, type Walker, walk, walkedKinds } from './walk.ts';

const site = openSite();

const everything = { game: 'race', preset: /^Everything/ } as const;
const roll = { game: 'roll' } as const;
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function isWhole({ decisions, kinds }: Walked, game: Game): void {
  expect(decisions).toBeGreaterThan(15);
  expect(walkedKinds[game].filter((kind) => !kinds.has(kind))).toEqual([]);
}

test.concurrent.each([
  ['Race at 1280 × 720 by mouse: at most 5 presses a round at the median', { ...everything, seed: 'taps' }, 5],
  ['Roll at 1280 × 720 by mouse: at most 8 presses a round at the median', { ...roll, seed: 'taps' }, 8],
])('%s', async (_, match, most) => {
  const hand = new CountingMouse();
  const walker: Walker = { hand, theme: 'dark', least: 24, screen: { viewport: laptop } };
  const smallest = { ...match, isSmallest: true };
  isWhole(await walk(site.browser, site.address, walker, smallest, (page) => hand.noteRound(page)), match.game);
  const { byRound } = hand;
  process.stdout.write(
    `${match.game}, presses by round: ${byRound.join(' ')}; median ${median(byRound)}, most ${Math.max(...byRound)}\n`,
  );
  expect(byRound.length).toBeGreaterThan(5);
  expect(median(byRound)).toBeLessThanOrEqual(most);
});

test.concurrent.each([
  ['Race at 390 × 844 by finger', { ...everything, seed: 'walk 1' }],
  ['Roll at 390 × 844 by finger', { ...roll, seed: 'walk 2' }],
])('%s', async (_, match) => {
  const walker: Walker = { hand: finger, theme: 'light', least: 44, screen: handheld };
  isWhole(await walk(site.browser, site.address, walker, match), match.game);
});
