// The address of each screen, behind the # so that any server can serve the page.

import type { GameName } from './local/messages.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName }
  | { readonly page: 'table'; readonly game: GameName };

const isGame = (text: string | undefined): text is GameName => text === 'race' || text === 'roll';

export function routeOf(hash: string): Route {
  const [first, second] = hash.replace(/^#\/?/, '').split('/');
  if (isGame(first)) return { page: 'table', game: first };
  if (first === 'new' && isGame(second)) return { page: 'new', game: second };
  return { page: 'home' };
}

export function goTo(route: Route): void {
  location.hash = route.page === 'home' ? '#/' : route.page === 'new' ? `#/new/${route.game}` : `#/${route.game}`;
}
