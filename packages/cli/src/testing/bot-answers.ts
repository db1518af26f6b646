// No bot answer is ever refused: matches of every setting with all levels at the table, thinking as little as they can. A
// few of each in the suite, many by `npm run test:long`.

import { type Bot, botNames, makeBot } from '@orrery/bots';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { playMatch } from '../playing.ts';

const few = 6;
const longestMs = 1_800_000;
const levels = botNames.filter((name) => name !== 'random');

/** One test per setting; `part` shares the settings out among files. */
export function botAnswerSuite(name: string, part: (place: number) => boolean, matches = few): void {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  const bots = levels.map((level) => {
    const made = makeBot(level, known.game, { sims: 2 });
    if (!made.ok) throw new Error(`there is no ${level}`);
    return made.value;
  });
  for (const [place, { seats, options }] of known.settings.entries()) {
    if (!part(place)) continue;
    test(
      `${name}, ${seats} seats, ${JSON.stringify(options).slice(0, 90)}`,
      () => {
        for (let game = 0; game < matches; game++) {
          const lineup = Array.from({ length: seats }, (_, seat) => bots[(game + seat) % bots.length] as Bot);
          const { violations, result } = playMatch({ game: known.game, options, bots: lineup, seed: 'answers' }, game);
          expect(violations).toEqual([]);
          expect(result).not.toBeNull();
        }
      },
      longestMs,
    );
  }
}
