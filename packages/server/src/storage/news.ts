// What others may want to look at again, and how it is written for the way through the database.

import type { GatheringNews } from './gathering-news.ts';

export type News =
  | { readonly kind: 'log'; readonly match: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  /** Somebody ordered something in advance. Nobody who watches is told anything. */
  | { readonly kind: 'orders'; readonly match: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Of people who look at a match together; `node` says it. */
  | { readonly kind: 'gathering'; readonly node: string; readonly news: GatheringNews }
  /** Somebody logged out somewhere, or is gone. */
  | { readonly kind: 'person'; readonly person: string }
  /** Something may have been missed: look at everything again. */
  | { readonly kind: 'resumed' };

const gatheringMark = 'gathering ';

export function writeNews(news: Exclude<News, { kind: 'resumed' }>): string {
  switch (news.kind) {
    case 'log':
      return `log ${news.match} ${news.seq}`;
    case 'table':
      return `table ${news.table}`;
    case 'orders':
      return `orders ${news.match}`;
    case 'person':
      return `person ${news.person}`;
    case 'chat':
      return `chat ${news.table} ${news.id}`;
    case 'gathering':
      return `${gatheringMark}${JSON.stringify([news.node, news.news])}`;
  }
}

/** Several numbers of logs may come as one: `log MATCH SEQ MATCH SEQ …`. */
export function readNews(text: string): News[] {
  if (text.startsWith(gatheringMark)) {
    const [node, news]: [string, GatheringNews] = JSON.parse(text.slice(gatheringMark.length));
    return [{ kind: 'gathering', node, news }];
  }
  const [kind, ...rest] = text.split(' ');
  const [id = '', number = '0'] = rest;
  if (kind === 'table') return [{ kind, table: id }];
  if (kind === 'orders') return [{ kind, match: id }];
  if (kind === 'person') return [{ kind, person: id }];
  if (kind === 'chat') return [{ kind, table: id, id: Number(number) }];
  if (kind !== 'log') return [];
  return rest.flatMap((match, index): News[] =>
    index % 2 === 0 ? [{ kind, match, seq: Number(rest[index + 1] ?? 0) }] : [],
  );
}
