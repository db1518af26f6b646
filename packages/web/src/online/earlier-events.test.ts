// The page's log is whole, though a state carries only the latest events.

import type { MatchState } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { unreachable } from './api.ts';
import { EarlierEvents } from './earlier-events.ts';
import type { Line, Reply } from './line.svelte.ts';

const eventsFrom = (from: number, to: number): MatchState['events'] =>
  Array.from({ length: to - from }, (_, index) => ({ seq: from + index + 1 }));

const state = (from: number, total: number, undos = 0): MatchState => ({
  type: 'state',
  match: 'k3v9x2m4q7',
  seq: 1,
  seat: 0,
  seen: { events: total, undos },
  eventsFrom: from,
  events: eventsFrom(from, total),
  view: {},
  questions: [],
  asks: [],
  standings: null,
  waitedFor: [],
  deadlines: [],
  resting: false,
  standIns: [],
  missed: [],
  mayUndo: false,
  result: null,
});

function lineWith(reply: (from: number, count: number) => Omit<Reply, 'ref'>): Pick<Line, 'ask'> & { asked: number[] } {
  const asked: number[] = [];
  const ask: Line['ask'] = async (message) => {
    if (message.type !== 'events') throw new Error(message.type);
    asked.push(message.from, message.count);
    return { ...reply(message.from, message.count), ref: 1 } as Reply;
  };
  return { ask, asked };
}

const serving = (undos = 0) =>
  lineWith((from, count) => ({
    type: 'events',
    match: 'k3v9x2m4q7',
    from,
    events: eventsFrom(from, from + count),
    seen: { events: 1000, undos },
  }));

test('what is missing is asked for in pages, once', async () => {
  const earlier = new EarlierEvents('k3v9x2m4q7');
  const line = serving();
  expect(await earlier.complete(line, state(450, 550))).toMatchObject({ eventsFrom: 0, events: eventsFrom(0, 550) });
  expect(line.asked).toEqual([0, 200, 200, 200, 400, 50]);
  expect(await earlier.complete(line, state(550, 560))).toMatchObject({
    eventsFrom: 550,
    events: eventsFrom(550, 560),
  });
  expect(await earlier.complete(line, state(540, 545))).toMatchObject({
    eventsFrom: 540,
    events: eventsFrom(540, 545),
  });
  expect(line.asked).toHaveLength(6);
  expect(await earlier.complete(line, state(700, 800))).toMatchObject({
    eventsFrom: 545,
    events: eventsFrom(545, 800),
  });
});

test('a state that something was taken back from meanwhile is left out; the next one is whole', async () => {
  const earlier = new EarlierEvents('k3v9x2m4q7');
  expect(await earlier.complete(serving(1), state(100, 200))).toBeNull();
  expect(await earlier.complete(serving(1), state(90, 190, 1))).toMatchObject({
    eventsFrom: 0,
    events: eventsFrom(0, 190),
  });
});

test('without a line nothing is shown; when pages are refused the table is, and the next state asks again', async () => {
  const earlier = new EarlierEvents('k3v9x2m4q7');
  const refusing = (code: string) => lineWith(() => ({ type: 'refused', error: { code, data: {} } }));
  expect(await earlier.complete(refusing(unreachable), state(100, 200))).toBeNull();
  expect(await earlier.complete(refusing('server/too-many'), state(100, 200))).toMatchObject({
    eventsFrom: 0,
    events: eventsFrom(100, 200),
  });
  expect(await earlier.complete(serving(), state(200, 201))).toMatchObject({
    eventsFrom: 0,
    events: eventsFrom(0, 201),
  });
});
