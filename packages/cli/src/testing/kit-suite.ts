// The kit in the test suite: a hundred random matches of each setting of the games' list; fewer of the other ways to play
// Race, which share most of their rules with these.

import { runKit, showFinding } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';

const longestMs = 600_000;

export interface SuiteOptions {
  readonly sets?: readonly string[];
  readonly solo?: unknown;
  readonly draft?: boolean;
  readonly scenario?: string;
  readonly cards?: readonly unknown[];
}

/** Whether this is one of the other ways to play Race, which has a suite of its own. */
export const isOtherWay = ({ solo, draft, scenario, cards }: SuiteOptions): boolean =>
  [solo, draft, scenario, cards].some((way) => way !== undefined);

/** One test per setting; `part` picks settings, so that several files can share a game out among the test runner's threads. */
export function kitSuite(name: string, part: (options: SuiteOptions, seats: number) => boolean, matches = 100): void {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  for (const settings of known.settings) {
    const options = settings.options as SuiteOptions;
    if (!part(options, settings.seats)) continue;
    const named = { ...options, ...(options.cards === undefined ? {} : { cards: `${options.cards.length} own` }) };
    test(
      `${name}, ${settings.seats} seats, ${JSON.stringify(named)}`,
      () => {
        const report = runKit(known.game, settings, { games: matches, seed: 'suite' });
        expect(report.findings.slice(0, 10).map(showFinding)).toEqual([]);
        expect(report.games).toBe(matches);
      },
      longestMs,
    );
  }
}
