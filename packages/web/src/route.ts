// The address of each screen, behind the # so that any server can serve the page.

import type { GameName } from './local/messages.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName; readonly friends?: boolean }
  /** A match on this device; without a key the one of this game that was touched last. */
  | { readonly page: 'table'; readonly game: GameName; readonly key: string | null }
  /** A table of the server, for whoever has its link. */
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'me' };

const isGame = (text: string | undefined): text is GameName => text === 'race' || text === 'roll';
const isId = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9]{10,32}$/.test(text);

export function routeOf(hash: string): Route {
  const [first, second, third] = hash.replace(/^#\/?/, '').split('/');
  if (isGame(first)) return { page: 'table', game: first, key: second ?? null };
  if (first === 'new' && isGame(second)) return { page: 'new', game: second, friends: third === 'friends' };
  if (first === 'at' && isId(second)) return { page: 'online', id: second };
  if (first === 'me') return { page: 'me' };
  return { page: 'home' };
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.game}${route.friends === true ? '/friends' : ''}`;
    case 'table':
      return `#/${route.game}${route.key === null ? '' : `/${route.key}`}`;
    case 'online':
      return `#/at/${route.id}`;
    case 'me':
      return '#/me';
  }
}

export function goTo(route: Route): void {
  location.hash = hashOf(route);
}
