// A condition on a column for a long list: the list is one value, so the statement is the same however long it is.

import { type RawBuilder, sql } from 'kysely';
import type { Store } from './store.ts';

export const isAnyOf = (
  { kind }: Pick<Store, 'kind'>,
  column: string,
  values: readonly string[],
): RawBuilder<boolean> =>
  kind === 'postgres'
    ? sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
