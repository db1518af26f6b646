// Every screen once: axe (of a decision that part alone; walks look at whole tables), sizes of text and targets, text that
// fits. Decisions that both walks of a game come to, and its scores, are looked at there, and here left out. One visitor sees half of the
// screens wide and dark, another the other half narrow and light, each in one of the four languages. All of them in every
// way: screens.long.test.ts.

import { questionKinds as raceKinds } from '@orrery/race';
import { questionKinds as rollKinds } from '@orrery/roll';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { brokenHands, findAll, misfits, smallTargets, smallTexts } from './page-checks.ts';
import { desktop, type Game } from './playing.ts';
import { visitAll } from './screen-visits.ts';
import { allScreens, languages, narrow, type Screen } from './screens.ts';
import { openSite } from './site.ts';
import { walkedKinds } from './walk.ts';

const site = openSite();
const games: readonly Game[] = ['race', 'roll'];
let screens: readonly Screen[];

beforeAll(async () => {
  screens = await allScreens(site.browser, site.address);
});

test('every kind of question of both games is among the screens', () => {
  const kinds = new Set(screens.flatMap(({ kept }) => kept.map(({ game, kind }) => `${game} ${kind}`)));
  const wanted = [...raceKinds.map((kind) => `race ${kind}`), ...rollKinds.map((kind) => `roll ${kind}`)];
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
});

/** Whether both walks of its game look at it: a decision, and the scores. */
const isWalked = ({ name }: Screen): boolean =>
  games.some((game) => name === `${game} over` || walkedKinds[game].some((kind) => name === `${game} ${kind}`));

const looks = [
  { half: 0, theme: 'dark', least: 24, size: { viewport: desktop } },
  { half: 1, theme: 'light', least: 44, size: { viewport: narrow, hasTouch: true, isMobile: true } },
] as const;

test.concurrent.each(looks)('every other screen is sound and its text fits: $theme', async (look) => {
  const { half, theme, least, size } = look;
  const own = screens.filter((screen) => !isWalked(screen)).filter((_, at) => at % looks.length === half);
  // One language after the other, since each is loaded once.
  const inLanguages = languages.flatMap((language, which) =>
    own.filter((_, at) => at % languages.length === which).map((screen) => ({ screen, language })),
  );
  const checks = [smallTexts, smallTargets(least), ...misfits, ...(size.viewport === desktop ? [brokenHands] : [])];
  const visitor = { language: 'en', theme, ...size };
  const problems = await visitAll(site.browser, site.address, visitor, inLanguages, async (page, screen) => [
    ...(await axeProblems(page, screen.own ?? undefined)),
    ...(await findAll(page, checks)),
  ]);
  expect(problems).toEqual([]);
});
