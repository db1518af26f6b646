// Days by UTC, as daily deals count them.

const day = 86_400_000;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const dayAfter = (name: string, days = 1): string => dayOf(opensAt(name) + days * day);
export const opensAt = (name: string): number => Date.parse(`${name}T00:00:00Z`);
export const closesAt = (name: string): number => opensAt(name) + day;
/** Days since the beginning of 1970. */
export const numberOf = (name: string): number => Math.round(opensAt(name) / day);

/** Nothing of its deal is told yet. */
export const isSealed = (name: string | null, now: number): boolean => name !== null && now < closesAt(name);
