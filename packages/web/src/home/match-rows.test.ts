// The list of my matches: what waits for me comes first, and there what runs out first.

import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { KeptMatch } from '../local/saved-match.ts';
import { matchRows } from './match-rows.ts';

const now = 1_000_000;

const kept = (key: string, over: boolean): KeptMatch => ({
  key,
  game: 'race',
  at: now,
  round: 3,
  rivals: ['Halley'],
  shared: false,
  over,
});

const table = (id: string, more: Partial<Table>): Table => ({
  id,
  game: 'roll',
  options: {},
  settings: { open: true, clockMs: null, standIns: true, hints: false, spectators: true },
  status: 'playing',
  host: false,
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', you: true, level: null, standIn: null },
    { seat: 1, kind: 'person', name: 'Ben', you: false, level: null, standIn: null },
  ],
  createdAt: now,
  seedHash: null,
  knownDeal: false,
  rematch: null,
  result: null,
  waitedFor: [0],
  deadline: null,
  ...more,
});

test('my turn first, the shortest clock before all; then those that wait for others', () => {
  const rows = matchRows(
    [kept('local', false), kept('done', true)],
    [
      table('others', { waitedFor: [1] }),
      table('later', { deadline: now + 90_000 }),
      table('sooner', { deadline: now + 60_000 }),
    ],
    now,
  );
  expect(rows.map(({ href }) => href)).toEqual([
    '#/at/sooner',
    '#/at/later',
    '#/race/local',
    '#/at/others',
    '#/race/done',
  ]);
  expect(rows.map(({ isMine }) => isMine)).toEqual([true, true, true, false, false]);
  expect(rows[0]?.tag).toBe('1:00');
  expect(rows[3]?.detail).toBe('with Ben · Waiting for Ben');
});

test('a table at which all sit waits for its host', () => {
  const [mine] = matchRows([], [table('full', { status: 'waiting', host: true })], now);
  expect(mine).toMatchObject({ isMine: true, tag: 'Start' });
  const [theirs] = matchRows([], [table('full', { status: 'waiting' })], now);
  expect(theirs).toMatchObject({ isMine: false, tag: '2 of 2 seats taken' });
});

test('a rematch with a free seat waits for who played; once it is full it waits for nobody', () => {
  const [mine, ben] = table('x', {}).seats;
  if (mine === undefined || ben === undefined) throw new Error('no seats');
  const open: Table['seats'] = [{ ...mine, kind: 'open', name: null, you: false }, ben];
  const [row] = matchRows([], [table('again', { status: 'waiting', seats: open })], now);
  expect(row).toMatchObject({ isMine: true, tag: 'Rematch', detail: 'with Ben · Waiting for players' });
  const taken: Table['seats'] = [{ ...mine, name: 'Cleo', you: false }, ben];
  const [full] = matchRows([], [table('again', { status: 'waiting', seats: taken })], now);
  expect(full).toMatchObject({ isMine: false });
});

test('a finished match says my place', () => {
  const result = [
    { seat: 0, score: 20, rank: 2 },
    { seat: 1, score: 30, rank: 1 },
  ];
  const [row] = matchRows([], [table('over', { status: 'over', result })], now);
  expect(row).toMatchObject({ isOver: true, isMine: false, tag: 'Place 2' });
});

test('who has left is not told that it is the own turn', () => {
  const seats = table('x', {}).seats.map((each) => (each.you ? { ...each, standIn: 'regular' } : each));
  const [row] = matchRows([], [table('left', { seats })], now);
  expect(row).toMatchObject({ isMine: false, tag: 'a bot plays for you' });
});

test('a bot is waited for only where nobody else is', () => {
  const [me, ben] = table('x', {}).seats;
  if (me === undefined || ben === undefined) throw new Error('no seats');
  const seats: Table['seats'] = [me, ben, { ...ben, seat: 2, kind: 'bot', name: null, level: 'regular' }];
  const [people, bots] = [[1, 2], [2]].map((waitedFor) => matchRows([], [table('t', { seats, waitedFor })], now)[0]);
  expect(people?.detail).toMatch(/Waiting for Ben$/);
  expect(bots?.detail).toMatch(/Waiting for Halley$/);
});
