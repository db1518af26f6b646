// A match in memory is rebuilt from its log; `versions.test.ts` has what happens when the rules have changed.

import { openQuestions, randomFromNumber, startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { applyEntry, type LiveMatch, openMatch } from './live-match.ts';
import { deadlineOf } from './times.ts';

const game = gameNamed('race')!;
const table = {
  id: 'm',
  row: { clock_since: 0 },
  settings: { clockMs: 10_000 },
  seats: [],
  holidays: new Map(),
} as unknown as FullTable;

function fresh(seed = 'a seed'): { live: LiveMatch; header: LiveMatch['match']['header'] } {
  const started = startMatch(race, { options: {}, seats: [{}, {}, {}], seed });
  if (!started.ok) throw new Error(started.refusal.code);
  const { header } = started.value;
  return {
    live: openMatch(game, { id: 'm', header: JSON.stringify(header), startedAt: 1000, over: false }, table, [], null),
    header,
  };
}

function playSome(live: LiveMatch, answers: number): LogEntry[] {
  const random = randomFromNumber(live.seq);
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
      by: 'person',
      rules: game.rulesVersion,
      before: null,
    };
    expect(applyEntry(live, entry)).toBeNull();
    return entry;
  });
}

const views = (live: LiveMatch) => [0, 1, null].map((seat) => game.viewFor(live.match.state, seat));

test('the log alone brings back state, events, keys and clocks', () => {
  const { live, header } = fresh();
  const log = playSome(live, 40);
  const again = openMatch(
    game,
    { id: 'm', header: JSON.stringify(header), startedAt: 1000, over: false },
    table,
    log,
    null,
  );
  expect(views(again)).toEqual(views(live));
  expect(again.match.events).toEqual(live.match.events);
  expect([...again.keys]).toEqual([...live.keys]);
  expect([0, 1].map((seat) => deadlineOf(again, seat))).toEqual([0, 1].map((seat) => deadlineOf(live, seat)));
});

test('the clock of a seat begins with its question, also where it had no choice before while others had', () => {
  let later = 0;
  for (const seed of ['a', 'b', 'c']) {
    const { live } = fresh(seed);
    const putAt = new Map<string, number>();
    while (openQuestions(live.match.state).length > 0) {
      for (const { seat, id } of openQuestions(live.match.state)) {
        const put = putAt.get(`${seat} ${id}`) ?? live.last?.at ?? 1000;
        putAt.set(`${seat} ${id}`, put);
        const since = live.waitingSince.get(seat);
        expect(since).toBeDefined();
        expect(since).toBeGreaterThanOrEqual(put);
        if (put > 1000) later += 1;
      }
      playSome(live, 1);
    }
  }
  expect(later).toBeGreaterThan(100);
});
