// The address of each screen, behind the # so that any server can serve the page.

import { type GameName, isGameName } from '@orrery/table';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName; readonly friends?: boolean }
  /** A match on this device; without a key the one of this game that was touched last. */
  | { readonly page: 'table'; readonly game: GameName; readonly key: string | null }
  /** A table of the server, for whoever has its link. */
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'me' }
  /** Without a record, the place to open one. */
  | { readonly page: 'replay'; readonly of: Replayed | null; readonly step: number | null }
  | { readonly page: 'reading' }
  /** Without a lesson, the list of them. */
  | { readonly page: 'learn'; readonly lesson: string | null }
  /** The short rules, opened at a page of theirs. */
  | { readonly page: 'rules'; readonly topic: string | null }
  | { readonly page: 'gallery'; readonly game: GameName; readonly piece: string | null };

/** A finished match: kept on this device under its key, or at the server under its id. */
export interface Replayed {
  readonly from: 'here' | 'server';
  readonly id: string;
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9]{10,32}$/.test(text);

export function routeOf(hash: string): Route {
  const [first, second, third] = hash.replace(/^#\/?/, '').split('/');
  if (isGameName(first)) return { page: 'table', game: first, key: second ?? null };
  if (first === 'new' && isGameName(second)) return { page: 'new', game: second, friends: third === 'friends' };
  if (first === 'at' && isId(second)) return { page: 'online', id: second };
  if (first === 'me') return { page: 'me' };
  if (first === 'replay') return replayAt(hash.split('/').slice(2));
  if (first === 'learn') return { page: 'learn', lesson: second ?? null };
  if (first === 'reading') return { page: 'reading' };
  if (first === 'rules') return { page: 'rules', topic: second ?? null };
  if (first === 'gallery') return { page: 'gallery', game: isGameName(second) ? second : 'race', piece: third ?? null };
  return { page: 'home' };
}

function replayAt(parts: readonly string[]): Route {
  const isHere = parts[0] === 'here';
  const [id, step] = isHere ? parts.slice(1) : parts;
  const at = /^\d+$/.test(step ?? '') ? Number(step) : null;
  const isKnown = isHere ? id !== undefined : isId(id);
  if (!isKnown || id === undefined) return { page: 'replay', of: null, step: null };
  return { page: 'replay', of: { from: isHere ? 'here' : 'server', id }, step: at };
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
    case 'replay': {
      const { of, step } = route;
      if (of === null) return '#/replay';
      return `#/replay/${of.from === 'here' ? 'here/' : ''}${of.id}${step === null ? '' : `/${step}`}`;
    }
    case 'reading':
      return '#/reading';
    case 'learn':
      return `#/learn${route.lesson === null ? '' : `/${route.lesson}`}`;
    case 'rules':
      return `#/rules${route.topic === null ? '' : `/${route.topic}`}`;
    case 'gallery':
      return `#/gallery/${route.game}${route.piece === null ? '' : `/${route.piece}`}`;
  }
}

export function goTo(route: Route): void {
  location.hash = hashOf(route);
}

/** The record of the match whose address this is. */
export function replayedAt(hash: string): Replayed | null {
  const route = routeOf(hash);
  if (route.page === 'online') return { from: 'server', id: route.id };
  return route.page === 'table' && route.key !== null ? { from: 'here', id: route.key } : null;
}
