// Every screen has an address, and every address leads back to its screen.

import { expect, test } from 'vitest';
import { dailyLink, hashOf, hashOfLink, linkOf, type Route, replayedAt, routeOf } from './route.ts';

const routes: Route[] = [
  { page: 'learn', lesson: null },
  { page: 'learn', lesson: 'race-first' },
  { page: 'home' },
  { page: 'new', game: 'roll', friends: false },
  { page: 'new', game: 'race', friends: true },
  { page: 'table', game: 'race', key: null },
  { page: 'table', game: 'roll', key: 'k3y0abcd' },
  { page: 'online', id: 'abcdefghij12' },
  { page: 'me' },
  { page: 'replay', of: null, step: null },
  { page: 'replay', of: { from: 'here', id: 'k3y0abcd' }, step: null, review: false, together: false },
  { page: 'replay', of: { from: 'here', id: 'k3y0abcd' }, step: null, review: true, together: false },
  { page: 'replay', of: { from: 'here', id: 'k3y0abcd' }, step: 7, review: true, together: false },
  { page: 'replay', of: { from: 'server', id: 'abcdefghij12' }, step: 61, review: false, together: false },
  { page: 'replay', of: { from: 'server', id: 'abcdefghij12' }, step: null, review: true, together: true },
  { page: 'replay', of: { from: 'server', id: 'abcdefghij12' }, step: 61, review: true, together: true },
  { page: 'puzzles', game: 'roll' },
  { page: 'shared' },
  { page: 'reading' },
  { page: 'rules', topic: null },
  { page: 'rules', topic: 'race-pay' },
  { page: 'gallery', game: 'roll', piece: null },
  { page: 'gallery', game: 'race', piece: 'gem-world' },
];

test.each(routes)('$page', (route) => {
  expect(routeOf(hashOf(route))).toEqual(route);
});

test('what lies at the server has a link that previews can be made of, and is found by it', () => {
  for (const route of routes) {
    const link = linkOf(route);
    if (link === null) continue;
    expect(link).not.toContain('#');
    expect(routeOf(hashOfLink(link) ?? '')).toEqual(route);
  }
  expect(linkOf({ page: 'online', id: 'abcdefghij12' })).toBe('/at/abcdefghij12');
  expect(routes.filter((route) => linkOf(route) !== null).map(({ page }) => page)).toContain('replay');
  expect(linkOf({ page: 'replay', of: { from: 'here', id: 'k3y0abcd' }, step: 3 })).toBeNull();
  expect(hashOfLink(dailyLink)).toBe('#/');
  for (const path of ['/', '/index.html', '/at/', '/at/../x', '/replay/here/k3y0abcd', '/me'])
    expect(hashOfLink(path)).toBeNull();
});

test('an address that says nothing leads home', () => {
  expect(routeOf('#/nowhere')).toEqual({ page: 'home' });
  expect(routeOf('#/replay/../etc/1')).toEqual({ page: 'replay', of: null, step: null });
});

test('a match knows where its record is', () => {
  expect(replayedAt('#/race/k3y0abcd')).toEqual({ from: 'here', id: 'k3y0abcd' });
  expect(replayedAt('#/at/abcdefghij12')).toEqual({ from: 'server', id: 'abcdefghij12' });
  expect(replayedAt('#/')).toBeNull();
});
