// A match in memory is rebuilt from its log; after a change of the rules it goes on from its snapshot.

import { openQuestions, randomFromNumber, startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { applyEntry, deadlineOf, type LiveMatch, openMatch, snapshotOf } from './live-match.ts';

const game = gameNamed('race')!;
const table = { id: 'm', row: { clock_since: 0 }, settings: { clockMs: 10_000 }, seats: [] } as unknown as FullTable;

function fresh(): { live: LiveMatch; header: LiveMatch['match']['header'] } {
  const started = startMatch(race, { options: {}, seats: [{}, {}], seed: 'a seed' });
  if (!started.ok) throw new Error(started.refusal.code);
  const { header } = started.value;
  return { live: openMatch(game, { id: 'm', header, startedAt: 1000, over: false }, table, [], null), header };
}

function playSome(live: LiveMatch, answers: number): LogEntry[] {
  const random = randomFromNumber(1);
  return Array.from({ length: answers }, () => {
    const question = openQuestions(live.match.state)[0]!;
    const answer = JSON.stringify(game.sample(live.match.state, question, random));
    const seq = live.seq + 1;
    const entry: LogEntry = {
      match_id: 'm',
      seq,
      kind: 'answer',
      seat: question.seat,
      question: question.id,
      answer,
      once_key: `key-${seq}`,
      at: 1000 + seq * 100,
    };
    expect(applyEntry(live, entry)).toBeNull();
    return entry;
  });
}

const views = (live: LiveMatch) => [0, 1, null].map((seat) => game.viewFor(live.match.state, seat));

test('the log alone brings back state, events, keys and clocks', () => {
  const { live, header } = fresh();
  const log = playSome(live, 40);
  const again = openMatch(game, { id: 'm', header, startedAt: 1000, over: false }, table, log, null);
  expect(views(again)).toEqual(views(live));
  expect(again.match.events).toEqual(live.match.events);
  expect([...again.keys]).toEqual([...live.keys]);
  expect([0, 1].map((seat) => deadlineOf(again, seat))).toEqual([0, 1].map((seat) => deadlineOf(live, seat)));
});

test('under other rules a match goes on from its snapshot, with all events', () => {
  const { live, header } = fresh();
  const log = playSome(live, 30);
  const snapshot = snapshotOf(live);
  log.push(...playSome(live, 5));
  const older = { ...header, rulesVersion: header.rulesVersion - 1 };
  const again = openMatch(game, { id: 'm', header: older, startedAt: 1000, over: false }, table, log, snapshot);
  expect(again.seq).toBe(35);
  expect(views(again)).toEqual(views(live));
  expect(again.match.events).toEqual(live.match.events);
  expect(() => openMatch(game, { id: 'm', header: older, startedAt: 1000, over: false }, table, log, null)).toThrow();
});
