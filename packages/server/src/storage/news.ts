// What others may want to look at again, and how it is written for the way through the database.

export type News =
  | { readonly kind: 'log'; readonly match: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Somebody logged out somewhere, or is gone. */
  | { readonly kind: 'person'; readonly person: string }
  /** Something may have been missed: look at everything again. */
  | { readonly kind: 'resumed' };

export const writeNews = (news: Exclude<News, { kind: 'resumed' }>): string =>
  news.kind === 'log'
    ? `log ${news.match} ${news.seq}`
    : news.kind === 'table'
      ? `table ${news.table}`
      : news.kind === 'person'
        ? `person ${news.person}`
        : `chat ${news.table} ${news.id}`;

/** Several numbers of logs may come as one: `log MATCH SEQ MATCH SEQ …`. */
export function readNews(text: string): News[] {
  const [kind, ...rest] = text.split(' ');
  const [id = '', number = '0'] = rest;
  if (kind === 'table') return [{ kind, table: id }];
  if (kind === 'person') return [{ kind, person: id }];
  if (kind === 'chat') return [{ kind, table: id, id: Number(number) }];
  if (kind !== 'log') return [];
  return rest.flatMap((match, index): News[] =>
    index % 2 === 0 ? [{ kind, match, seq: Number(rest[index + 1] ?? 0) }] : [],
  );
}
