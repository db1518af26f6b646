// How much of a game its golden matches show, and which kinds never come up.

import { gameNamed } from '../games.ts';
import type { Candidate } from './choose-matches.ts';

/** One line per list: how many of it occur, and the names of those that do not. */
export function coverageOf(name: string, matches: readonly Candidate[]): string[] {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  const { game, allEndings } = known;
  const shown = new Set(matches.flatMap(({ shows }) => [...shows]));
  const line = (title: string, kind: string, all: readonly string[]): string => {
    const missing = all.filter((each) => !shown.has(`${kind} ${each}`));
    return `${title}: ${all.length - missing.length} of ${all.length}${missing.length === 0 ? '' : `, not ${missing.join(', ')}`}`;
  };
  const count = (kind: string): number => [...shown].filter((each) => each.startsWith(`${kind} `)).length;
  return [
    line('questions', 'question', game.questionKinds),
    line('events', 'event', game.eventKinds),
    line('procedures', 'in', Object.keys(game.lines)),
    line('endings', 'ending', allEndings),
    `places in the rules where somebody was asked: ${count('at')}`,
    `cards or tiles placed: ${count('placed')}, powers used: ${count('power')}`,
  ];
}
