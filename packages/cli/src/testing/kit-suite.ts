// The kit in the test suite: some random matches of each setting of the games' list, fewer of the other ways to play Race,
// which share most of their rules with these. `npm run test:long` plays a hundred of each, `npm run kit` any number.

import { type KitSettings, runKit, showFinding } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';

const longestMs = 1_800_000;
const long = { matches: 100, seed: 'long' };

/** The settings of Race are shared out among files, so that the threads of the test runner share the work. */
const raceParts = { base: 15, 'one expansion': 15, 'both expansions': 15, solo: 10, 'other ways': 5 } as const;
type RacePart = keyof typeof raceParts;

interface RaceOptions {
  readonly sets?: readonly string[];
  readonly solo?: unknown;
  readonly draft?: boolean;
  readonly scenario?: string;
  readonly cards?: readonly unknown[];
}

/** Every setting belongs to one part. */
function partOf({ sets = [], solo, draft, scenario, cards }: RaceOptions): RacePart {
  if (solo !== undefined) return 'solo';
  if ([draft, scenario, cards].some((way) => way !== undefined)) return 'other ways';
  return sets.length > 2 ? 'both expansions' : sets.length > 1 ? 'one expansion' : 'base';
}

export function raceKit(part: RacePart): void {
  const settings = settingsOf('race').filter(({ options }) => partOf(options as RaceOptions) === part);
  putThrough('race', settings, { matches: raceParts[part], seed: 'suite' });
}

export const rollKit = (): void => putThrough('roll', settingsOf('roll'), { matches: 25, seed: 'suite' });

export const longKit = (name: string): void => putThrough(name, settingsOf(name), long);

function settingsOf(name: string): readonly KitSettings[] {
  return knownGame(name).settings;
}

function knownGame(name: string) {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  return known;
}

/** One test per setting. */
function putThrough(name: string, list: readonly KitSettings[], { matches, seed }: typeof long): void {
  for (const settings of list) {
    const { cards, ...others } = settings.options as RaceOptions;
    const named = { ...others, ...(cards === undefined ? {} : { cards: `${cards.length} own` }) };
    test(
      `${name}, ${settings.seats} seats, ${JSON.stringify(named)}`,
      () => {
        const report = runKit(knownGame(name).game, settings, { games: matches, seed });
        expect(report.findings.slice(0, 10).map(showFinding)).toEqual([]);
        expect(report.games).toBe(matches);
      },
      longestMs,
    );
  }
}
