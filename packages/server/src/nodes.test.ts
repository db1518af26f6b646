// Two nodes on one PostgreSQL: people at different nodes play one match, both see everything, answers that arrive at
// both at once are put into an order, and a match whose driver is gone is driven by the other.

import type { MatchRecord } from '@orrery/kernel';
import type { MatchChanges, MatchState } from '@orrery/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild } from './commands/child-server.ts';
import { type OwnPostgres, startPostgres } from './commands/own-postgres.ts';
import { Player } from './commands/player.ts';
import {
  answerOnce,
  bundledServer,
  playOn,
  startedMatch,
  stateWhere,
  type TestServer,
  testServer,
} from './testing/harness.ts';

let postgres: OwnPostgres;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  one = await testServer({ DATABASE_URL: postgres.url });
  two = await testServer({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await one.end();
  await two.end();
  await postgres.stop();
});

test('people at two nodes and a bot finish a match together; a spectator at either sees every event', async () => {
  const [ada, ben, cleo] = [await one.person('Ada'), await two.person('Ben'), await two.person('Cleo')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'random' }];
  const match = await startedMatch([ada, ben], { seats });
  await cleo.watch(match);
  let seen = cleo.states.get(match)!.seen.events;
  let isWhole = true;
  cleo.onText = (text) => {
    if (!/^\{"type":"(?:state|changes)"/.test(text)) return;
    const state = JSON.parse(text) as MatchState | MatchChanges;
    isWhole &&= state.eventsFrom <= seen && state.eventsFrom + state.events.length === state.seen.events;
    seen = state.seen.events;
  };
  await playOn([ada, ben], match);
  await stateWhere(cleo, match, ({ result }) => result !== null);
  expect(isWhole).toBe(true);
  expect(seen).toBe(ada.states.get(match)!.seen.events);
  const states = [ada, ben].map((each) => each.states.get(match)!);
  expect(states[0]!.seq).toBe(states[1]!.seq);
  expect(states[0]!.result).toEqual(states[1]!.result);
  const record = await ben.call<MatchRecord>('GET', `/api/matches/${match}/record`);
  expect(record.answers.length).toBe(states[0]!.seq);
});

test('the same answer sent to both nodes at once counts once', async () => {
  const ada = await one.person('Ada');
  const ben = await one.person('Ben');
  const match = await startedMatch([ada, ben]);
  const phone = await two.person('Ada’s phone');
  phone.cookie = ada.cookie;
  phone.drop();
  await phone.nextState(50);
  await phone.watch(match);
  for (let i = 0; i < 10; i++) {
    const state = ada.states.get(match)!;
    const question = state.questions[0];
    if (question === undefined) {
      await answerOnce(ben, match);
      await ada.nextState(100);
      continue;
    }
    const answer = ada.answerTo(state, question) as never;
    const replies = await Promise.all(
      [ada, phone].map((each) => each.request({ type: 'answer', match, question: question.id, answer })),
    );
    expect(replies.map((reply) => reply.type).sort()).toEqual(['accepted', 'refused']);
  }
});

test('chat and seats are seen at both nodes', async () => {
  const [ada, ben] = [await one.person('Ada'), await two.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const heard = new Promise<string>((resolve) => {
    ben.onText = (text) => text.includes('"type":"chat"') && resolve(text);
  });
  await ada.request({ type: 'say', table: match, text: 'Hello over there' });
  expect(await heard).toContain('Hello over there');
});

test('when every connection to the database breaks, again and again, the match goes on and nobody misses anything', async () => {
  const [ada, ben] = [await one.person('Ada'), await two.person('Ben')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'random' }];
  const match = await startedMatch([ada, ben], { seats });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const breaking = setInterval(() => {
    client
      .query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      .catch(() => {});
  }, 700);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 60);
  clearInterval(breaking);
  await client.end();
  await playOn([ada, ben], match);
  expect(ada.states.get(match)!.seq).toBe(ben.states.get(match)!.seq);
  const { verdicts } = await ada.call<{ verdicts: { agrees: boolean }[] }>('GET', `/api/matches/${match}/verify`);
  expect(verdicts.every(({ agrees }) => agrees)).toBe(true);
});

test('when the node that drives a match is killed, the other one does', async () => {
  const third = await startChild(await bundledServer(), {
    DATABASE_URL: postgres.url,
    NODE_NAME: 'third',
    LEASE_MS: '600',
    BOT_THREADS: '1',
    REQUESTS_PER_MINUTE: '100000',
  });
  const ada = new Player([third.address]);
  await ada.signIn('Ada');
  await ada.connect();
  const match = await startedMatch([ada], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const holder = await client.query('select node from leases where match_id = $1', [match]);
  await client.end();
  expect(holder.rows).toEqual([{ node: 'third' }]);
  ada.close();
  await third.kill(); // it gives nothing up and says goodbye to nobody
  const there = await one.person('Ada elsewhere');
  there.cookie = ada.cookie;
  there.drop();
  await there.nextState(50);
  await there.watch(match);
  await playOn([there], match);
  expect(there.states.get(match)?.result).toHaveLength(2);
});
