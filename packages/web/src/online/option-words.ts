// How a table of the server is played, in a few words: sets, options, clock.

import type { Table } from '@orrery/protocol';
import { isGameName, toldGame } from '@orrery/table';
import { words } from '../words/wording.ts';

/** The sets beside the base game, and what is switched on. */
export const optionTags = ({ game, options, leftOut }: Table): string[] =>
  isGameName(game) ? toldGame(game).optionTags(words, options, leftOut?.cards ?? null) : [];

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** As the server counts: from here on holidays count, and orders take their time. */
const slowFrom = hour;

export const isSlow = (clockMs: number | null): boolean => clockMs !== null && clockMs >= slowFrom;

export const clockWords = (clockMs: number | null): string =>
  clockMs === null ? words.friends.setup.noClock : words.friends.span(clockMs);

/** What is left on a clock: to the second while it is short, else in its largest unit. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 3600) return words.friends.span(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clocks to choose from. */
export const clocks: readonly (number | null)[] = [
  null,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  3 * day,
  7 * day,
];
