// Every screen has an address, and every address leads back to its screen.

import { expect, test } from 'vitest';
import { hashOf, type Route, replayedAt, routeOf } from './route.ts';

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
  { page: 'replay', of: { from: 'here', id: 'k3y0abcd' }, step: null },
  { page: 'replay', of: { from: 'server', id: 'abcdefghij12' }, step: 61 },
  { page: 'reading' },
  { page: 'rules', topic: null },
  { page: 'rules', topic: 'race-pay' },
  { page: 'gallery', game: 'roll', piece: null },
  { page: 'gallery', game: 'race', piece: 'gem-world' },
];

test.each(routes)('$page', (route) => {
  expect(routeOf(hashOf(route))).toEqual(route);
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
