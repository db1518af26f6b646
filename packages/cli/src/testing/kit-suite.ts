// The kit in the test suite: a hundred random matches of each setting of the games' list.

import { runKit, showFinding } from '@orrery/kernel/kit';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';

const matches = 100;
const longestMs = 600_000;

/** One test per setting; `part` picks settings, so that several files can share a game out among the test runner's threads. */
export function kitSuite(
  name: string,
  part: (options: { readonly sets?: readonly string[] }, seats: number) => boolean,
): void {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  for (const settings of known.settings) {
    const options = settings.options as { readonly sets?: readonly string[] };
    if (!part(options, settings.seats)) continue;
    test(
      `${name}, ${settings.seats} seats, ${JSON.stringify(options)}`,
      () => {
        const report = runKit(known.game, settings, { games: matches, seed: 'suite' });
        expect(report.findings.slice(0, 10).map(showFinding)).toEqual([]);
        expect(report.games).toBe(matches);
      },
      longestMs,
    );
  }
}
