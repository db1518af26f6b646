// The clock of the database itself, for statements that must not trust the node they come from.

import { type RawBuilder, sql } from 'kysely';

/** The time in milliseconds where the statement runs. Never shifted, whatever the calendar says. */
export const databaseNow = (kind: 'sqlite' | 'postgres'): RawBuilder<number> =>
  kind === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(round((julianday('now') - 2440587.5) * 86400000) as integer)`;
