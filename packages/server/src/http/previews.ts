// What a link shows where people send it: a title, a line and a picture, in the page's own head, for programs that read no
// script. Such programs are strangers: they are told what is listed for strangers, and of everything else only which game it is.

import type { Placing } from '@orrery/kernel';
import { isGameName } from '@orrery/table';
import { preferred, type Words } from '@orrery/words';
import { type DaysWords, daysWords } from '@orrery/words/days';
import { wordsOf } from '../notices/saying.ts';
import type { Store } from '../storage/store.ts';
import { type FullTable, isPublic, readTable } from '../tables/tables.ts';

export interface Preview {
  readonly title: string;
  readonly text: string;
  /** A file of the page. */
  readonly picture: string;
}

export type Linked = { readonly kind: 'table' | 'replay'; readonly id: string } | { readonly kind: 'daily' };

/** The page of an address that programs may ask for without a script. */
export function linkedBy(path: string): Linked | null {
  const [first, second] = path.split('/').slice(1);
  if (first === 'daily' && second === undefined) return { kind: 'daily' };
  if (second === undefined || !/^[a-z0-9]{10,32}$/.test(second)) return null;
  if (first === 'at') return { kind: 'table', id: second };
  return first === 'replay' ? { kind: 'replay', id: second } : null;
}

/** In the language that is asked for. What there is not, and what nobody may know of, look alike. */
export async function previewOf(store: Store, linked: Linked, languages: readonly string[]): Promise<Preview> {
  const language = preferred(languages);
  const [words, { daily, previews: say }] = [await wordsOf(language), await daysWords(language)];
  if (linked.kind === 'daily') return { title: daily.title, text: say.daily, picture: 'preview.png' };
  const table = await readTable(store, linked.id);
  if (table === null || table.sealed || !isGameName(table.row.game)) {
    return { title: words.site.name, text: say.site, picture: 'preview.png' };
  }
  const game = words.site.games[table.row.game];
  const picture = `preview-${table.row.game}.png`;
  const title = linked.kind === 'replay' && table.row.status === 'over' ? say.replay(game) : game;
  const text = isListed(table) ? await textOf(store, table, words, say) : closedText(table, say);
  return { title, text, picture };
}

/** Open to strangers: they find it in the lobby, and may watch. */
const isListed = (table: FullTable): boolean => table.settings.open && isPublic(table);

const closedText = ({ row }: FullTable, say: DaysWords['previews']): string =>
  row.status === 'waiting' ? say.invitation : say.closed;

async function textOf(store: Store, table: FullTable, words: Words, say: DaysWords['previews']): Promise<string> {
  const nameAt = (seat: number): string => table.seats[seat]?.name ?? '';
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const who = words.joined.list(names);
  if (table.row.status === 'waiting') {
    const { clockMs } = table.settings;
    const free = say.free(table.seats.filter(({ kind }) => kind === 'open').length);
    const clock = clockMs === null ? words.friends.setup.noClock : words.friends.span(clockMs);
    return [...(who === '' ? [] : [who]), free, clock].join(' · ');
  }
  if (table.row.status === 'playing') return say.playing(who);
  const match = await store.db.selectFrom('matches').select('result').where('id', '=', table.id).executeTakeFirst();
  const result: readonly Placing[] = match?.result == null ? [] : JSON.parse(match.result);
  const best = result.filter(({ rank }) => rank === 1);
  const winners = best.map(({ seat }) => nameAt(seat)).filter((name) => name !== '');
  if (winners.length === 0) return say.over(who);
  return say.won(words.joined.list(winners), best[0]?.score ?? 0, who);
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** The page with the head that this link wants. `base`: where the page lies, without a slash at its end. */
export function withPreview(page: string, { title, text, picture }: Preview, base: string, path: string): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Orrery'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', `${base}${path}`],
    ['og:image', `${base}/${picture}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`);
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...tags,
  ].join('\n    ');
  return page.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);
}
