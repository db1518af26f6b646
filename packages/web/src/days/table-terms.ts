// What a table for people may settle beside its clock: which choices there are, and what of them counts.

import type { FriendsSettings } from '../online/friends-settings.ts';
import { isSlow } from '../online/option-words.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Grace to choose from after a deadline; without a clock there is none. */
export function gracesFor(clockMs: number | null): readonly number[] {
  if (clockMs === null) return [];
  return isSlow(clockMs) ? [0, hour, 6 * hour, day, 3 * day] : [0, 15 * second, 30 * second, minute, 5 * minute];
}

export const holidayChoices: readonly number[] = [0, 7, 14, 30, 60];
/** What counts where the table says nothing. */
export const holidayDaysUsually = 30;

/** Without what was chosen for another clock than the one that it has now. */
export function settingsThatCount({ graceMs = 0, holidayDays, ...others }: FriendsSettings): FriendsSettings {
  const hasGrace = graceMs > 0 && gracesFor(others.clockMs).includes(graceMs);
  return {
    ...others,
    ...(hasGrace ? { graceMs } : {}),
    ...(holidayDays !== undefined && isSlow(others.clockMs) ? { holidayDays } : {}),
  };
}

const leastOfAll = 0;
const mostOfAll = 4000;

/** An empty field is no bound; two empty ones are no span. */
export function spanOf(least: number | null | undefined, most: number | null | undefined): FriendsSettings['ratings'] {
  if (least == null && most == null) return undefined;
  return { least: least ?? leastOfAll, most: most ?? mostOfAll };
}

export const isTurned = (span: FriendsSettings['ratings']): boolean => span !== undefined && span.least > span.most;

/** Null: no bound on this side. */
export const boundsOf = ({ least, most }: { readonly least: number; readonly most: number }) => ({
  least: least === leastOfAll ? null : least,
  most: most === mostOfAll ? null : most,
});
