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
  /** Where somebody's link for friends leads. */
  | { readonly page: 'friend'; readonly link: string }
  /** Orders in advance for my seat of a match. */
  | { readonly page: 'orders'; readonly id: string }
  /** Where the link of a notice leads. */
  | { readonly page: 'notice'; readonly does: 'stop' | 'confirm'; readonly id: string }
  /** What somebody has played: mine, or a profile that is public. */
  | { readonly page: 'profile'; readonly of: string | null }
  /** Without a record, the place to open one. */
  | {
      readonly page: 'replay';
      readonly of: Replayed | null;
      readonly step: number | null;
      /** With what every answer was worth. */
      readonly review?: boolean;
      /** With whoever else looks at it; the review stands open then. */
      readonly together?: boolean;
    }
  /** What another program has shared with the installed page. */
  | { readonly page: 'shared' }
  | { readonly page: 'reading' }
  /** Without a lesson, the list of them. */
  | { readonly page: 'learn'; readonly lesson: string | null }
  /** The short rules, opened at a page of theirs. */
  | { readonly page: 'rules'; readonly topic: string | null }
  | { readonly page: 'quiz'; readonly game: GameName }
  /** Find the best action. */
  | { readonly page: 'puzzles'; readonly game: GameName }
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
  if (first === 'friend' && second !== undefined) return { page: 'friend', link: second };
  if (first === 'orders' && isId(second)) return { page: 'orders', id: second };
  if ((first === 'stop' || first === 'confirm') && second !== undefined)
    return { page: 'notice', does: first, id: second };
  if (first === 'games') return { page: 'profile', of: isId(second) ? second : null };
  if (first === 'replay') return replayAt(hash.split('/').slice(2));
  if (first === 'learn') return { page: 'learn', lesson: second ?? null };
  if (first === 'shared') return { page: 'shared' };
  if (first === 'reading') return { page: 'reading' };
  if (first === 'rules') return { page: 'rules', topic: second ?? null };
  if (first === 'puzzles') return { page: 'puzzles', game: isGameName(second) ? second : 'race' };
  if (first === 'quiz') return { page: 'quiz', game: isGameName(second) ? second : 'race' };
  if (first === 'gallery') return { page: 'gallery', game: isGameName(second) ? second : 'race', piece: third ?? null };
  return { page: 'home' };
}

function replayAt(parts: readonly string[]): Route {
  const isHere = parts[0] === 'here';
  const [id, ...rest] = isHere ? parts.slice(1) : parts;
  const step = rest.find((part) => /^\d+$/.test(part));
  const at = step === undefined ? null : Number(step);
  const isKnown = isHere ? id !== undefined : isId(id);
  if (!isKnown || id === undefined) return { page: 'replay', of: null, step: null };
  const together = !isHere && rest.at(-1) === 'together';
  const of: Replayed = { from: isHere ? 'here' : 'server', id };
  return { page: 'replay', of, step: at, review: together || rest.at(-1) === 'review', together };
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
    case 'friend':
      return `#/friend/${route.link}`;
    case 'orders':
      return `#/orders/${route.id}`;
    case 'notice':
      return `#/${route.does}/${route.id}`;
    case 'profile':
      return `#/games${route.of === null ? '' : `/${route.of}`}`;
    case 'replay': {
      const { of, step, review = false, together = false } = route;
      if (of === null) return '#/replay';
      const moment = `${step === null ? '' : `/${step}`}${together ? '/together' : review ? '/review' : ''}`;
      return `#/replay/${of.from === 'here' ? 'here/' : ''}${of.id}${moment}`;
    }
    case 'shared':
      return '#/shared';
    case 'reading':
      return '#/reading';
    case 'learn':
      return `#/learn${route.lesson === null ? '' : `/${route.lesson}`}`;
    case 'rules':
      return `#/rules${route.topic === null ? '' : `/${route.topic}`}`;
    case 'quiz':
      return `#/quiz/${route.game}`;
    case 'puzzles':
      return `#/puzzles/${route.game}`;
    case 'gallery':
      return `#/gallery/${route.game}${route.piece === null ? '' : `/${route.piece}`}`;
  }
}

/**
 * The address of a screen to send to others: programs that show a preview of it never see what stands behind a #. Null for
 * screens that are of no use to others.
 */
export function linkOf(route: Route): string | null {
  if (route.page === 'online' || (route.page === 'replay' && route.of?.from === 'server'))
    return hashOf(route).slice(1);
  return null;
}

/** Where today's deal is. */
export const dailyLink = '/daily';

/** Which screen such a link leads to. */
export function hashOfLink(path: string): string | null {
  if (path === dailyLink) return hashOf({ page: 'home' });
  const route = routeOf(`#${path}`);
  return linkOf(route) === null ? null : hashOf(route);
}

/** The same of a whole address that somebody has shared; null where it is none of this site. */
export function hashOfShared(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (address.origin !== origin) return null;
  return address.hash.startsWith('#/') ? address.hash : hashOfLink(address.pathname);
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
