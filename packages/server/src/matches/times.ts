// When a seat's time is up: so long after it was asked, not counting the holidays of its person, and not at all while the
// match rests or is paused. A pure function of what is stored, so every node finds the same.

import type { Seat } from '@orrery/kernel';
import { isSlow, type Span } from '../tables/slow-tables.ts';
import type { LiveMatch } from './live-match.ts';

export interface Deadline {
  /** As it is told. */
  readonly at: number;
  /** When it is enforced. */
  readonly graceUntil: number;
}

const day = 86_400_000;
const holidayDaysUsually = 30;

/** Null without a clock, at rest, in a pause, or when the seat is not waited for. */
export function deadlineOf(live: LiveMatch, seat: Seat): Deadline | null {
  const { settings, row } = live.table;
  const since = live.waitingSince.get(seat);
  const { resting, paused } = live.presence;
  if (settings.clockMs === null || since === undefined || resting || paused !== null) return null;
  const start = Math.max(since, row.clock_since);
  const free = holidaysOf(live, seat);
  const at = afterTime(start, settings.clockMs, free);
  const { graceMs = 0 } = settings;
  return { at, graceUntil: graceMs === 0 ? at : afterTime(start, settings.clockMs + graceMs, free) };
}

/** The holidays of a seat's person as far as they count at this table. */
export function holidaysOf({ table, startedAt }: LiveMatch, seat: Seat): readonly Span[] {
  const all = table.holidays.get(seat);
  if (all === undefined || !isSlow(table.settings)) return [];
  return upToDays(all, startedAt, table.settings.holidayDays ?? holidayDaysUsually);
}

/** The first so many days of them, from a moment on. They follow one another and do not overlap. */
export function upToDays(all: readonly Span[], since: number, days: number): Span[] {
  let left = days * day;
  return all.flatMap(({ from, to }): Span[] => {
    const begins = Math.max(from, since);
    const ends = Math.min(to, begins + left);
    if (ends <= begins) return [];
    left -= ends - begins;
    return [{ from: begins, to: ends }];
  });
}

/** When so much time has passed since a moment, without the time in these spans. */
export function afterTime(since: number, ms: number, free: readonly Span[]): number {
  let at = since;
  let left = ms;
  for (const { from, to } of free) {
    if (to <= at) continue;
    const before = Math.max(0, from - at);
    if (left <= before) break;
    left -= before;
    at = to;
  }
  return at + left;
}
