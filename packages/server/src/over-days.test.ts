// Around kind deadlines: grace, holidays, pauses and ends by agreement, a nudge a day, and what was answered while somebody
// was away, which may be taken back while nothing has come of it.

import type { Holiday } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Player } from './commands/player.ts';
import type { Store } from './storage/store.ts';
import { answerOnce, moveCalendar, startedMatch, stateWhere, storeBeside, testServer } from './testing/harness.ts';
import { untilAnswered, untilWritten } from './testing/signs.ts';

const hour = 3_600_000;
const day = 24 * hour;
const settings = { clockMs: hour };

/** A server whose calendar is its own, with two people at a slow table. */
async function slowTable(more: object = {}) {
  const server = await testServer({ LEASE_MS: '300', DEADLINE_GRACE_MS: '0' });
  const store = await storeBeside(server);
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings: { ...settings, ...more } });
  const end = async (): Promise<void> => {
    await store.close();
    await server.end();
  };
  const until = (wanted: string, times = 1): Promise<void> =>
    untilWritten(
      server.folder,
      async () => (await kindsIn(store, match)).filter((kind) => kind === wanted).length >= times,
    );
  return { server, store, ada, ben, match, until, end };
}

const kindsIn = async ({ db }: Store, match: string): Promise<string[]> => {
  const rows = await db.selectFrom('log').select(['kind', 'by']).where('match_id', '=', match).orderBy('seq').execute();
  return rows.map(({ kind, by }) => `${kind} ${by}`);
};
const say = (player: Player, match: string, what: string, body: object): Promise<unknown> =>
  player.call('POST', `/api/tables/${match}/${what}`, body);
const timeOf = (states: Player, match: string, seat: number) =>
  states.states.get(match)?.deadlines.find((deadline) => deadline.seat === seat);

test.concurrent('grace: the deadline is told as it is, and enforced later', async () => {
  const { store, ada, match, until, end } = await slowTable({ graceMs: hour });
  const before = await stateWhere(ada, match, ({ deadlines }) => deadlines.length === 2);
  const [deadline] = before.deadlines;
  expect(deadline?.graceUntil).toBe((deadline?.at ?? 0) + hour);
  await moveCalendar(store, 1.5 * hour);
  expect(await answerOnce(ada, match)).toBe(true); // late, and accepted
  expect(await kindsIn(store, match)).toEqual(['answer person']);
  await moveCalendar(store, hour);
  await until('answer clock');
  await end();
});

test.concurrent('a holiday stops the clocks of its person, as many days as the table gives', async () => {
  const { store, ada, ben, match, until, end } = await slowTable({ holidayDays: 2 });
  const now = store.now();
  const at = timeOf(ada, match, 1)?.at ?? 0;
  const plan = (player: Player, from: number, to: number) =>
    player.call<{ holidays: Holiday[]; daysUsed: number; daysAYear: number }>('POST', '/api/me/holidays', { from, to });
  const planned = await plan(ben, now, now + 5 * day);
  expect(planned).toMatchObject({ daysUsed: 5, daysAYear: 30 });
  const state = await stateWhere(ada, match, ({ holidays }) => holidays !== undefined);
  expect(state.holidays).toMatchObject([{ seat: 1 }]);
  const later = (timeOf(ada, match, 1)?.at ?? 0) - at;
  expect(Math.round(later / hour)).toBe(48); // the table counts two days of the five
  expect(timeOf(ada, match, 0)?.at).toBeLessThan(at + hour);
  await moveCalendar(store, 2 * hour);
  await until('answer clock');
  expect(ben.states.get(match)?.missed.map(({ seat }) => seat)).not.toContain(1);
  await expect(plan(ben, now + day, now + 3 * day)).rejects.toThrow('not-allowed');
  await expect(plan(ben, now + 40 * day, now + 70 * day)).rejects.toThrow('not-allowed');
  await expect(plan(ben, now - day, now + day)).rejects.toThrow('malformed');
  const [holiday] = planned.holidays;
  await ben.call('DELETE', `/api/me/holidays/${holiday?.id}`); // it ends now
  await stateWhere(ada, match, ({ deadlines }) => (deadlines.find(({ seat }) => seat === 1)?.at ?? 0) < at + 4 * hour);
  await expect(ada.call('DELETE', `/api/me/holidays/${holiday?.id}`)).rejects.toThrow('unknown');
  await end();
});

test.concurrent('a pause needs everybody, stops all clocks, and ends when its time is up', async () => {
  const { store, ada, ben, match, until, end } = await slowTable();
  await expect(say(ada, match, 'propose', { kind: 'resume' })).rejects.toThrow('not-allowed');
  await expect(say(ada, match, 'propose', { kind: 'pause', until: store.now() - 1 })).rejects.toThrow('malformed');
  await say(ada, match, 'propose', { kind: 'pause', until: store.now() + 3 * day });
  const asked = await stateWhere(ben, match, ({ proposal }) => proposal !== undefined);
  expect(asked.proposal).toMatchObject({ number: 1, by: 0, agreed: [0], open: [1], wish: { kind: 'pause' } });
  await expect(say(ben, match, 'agree', { number: 2, agrees: true })).rejects.toThrow('no-such-proposal');
  await say(ben, match, 'agree', { number: 1, agrees: false });
  await stateWhere(ada, match, ({ proposal }) => proposal === undefined);
  await say(ben, match, 'propose', { kind: 'pause', until: store.now() + 3 * day });
  await say(ada, match, 'agree', { number: 2, agrees: true });
  const paused = await stateWhere(ada, match, ({ pausedUntil }) => pausedUntil !== undefined);
  expect(paused).toMatchObject({ deadlines: [], resting: false });
  await moveCalendar(store, 2 * day);
  expect(await answerOnce(ada, match)).toBe(true); // who wants to may
  expect(await kindsIn(store, match)).toEqual([
    'propose person',
    'decline person',
    'propose person',
    'pause person',
    'answer person',
  ]);
  await moveCalendar(store, 1.1 * day);
  await until('resume clock');
  const again = await stateWhere(ben, match, ({ deadlines }) => deadlines.length > 0);
  expect(again.deadlines[0]?.at).toBeGreaterThan(store.now() + 0.9 * hour);
  await end();
});

test.concurrent('a match that all want to end is over without a result, and its record can be read', async () => {
  const { ada, ben, match, end } = await slowTable();
  await answerOnce(ada, match);
  await say(ada, match, 'propose', { kind: 'end' });
  await stateWhere(ben, match, ({ proposal }) => proposal !== undefined);
  expect((await ada.call<{ result: unknown }>('GET', `/api/tables/${match}`)).result).toBe(null);
  const question = (await stateWhere(ben, match, ({ questions }) => questions.length > 0)).questions[0]?.id ?? 0;
  await say(ben, match, 'agree', { number: 1, agrees: true });
  for (const person of [ada, ben]) {
    const over = await stateWhere(person, match, ({ ended }) => ended === true);
    expect(over).toMatchObject({ result: null, questions: [], asks: [], waitedFor: [], deadlines: [], mayUndo: false });
  }
  expect(await ben.request({ type: 'answer', match, question, answer: null })).toMatchObject({ type: 'refused' });
  expect(await ada.call('GET', `/api/tables/${match}`)).toMatchObject({ status: 'over', ended: true, result: null });
  const record = await ada.call<Record<string, unknown>>('GET', `/api/matches/${match}/record`);
  expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(record).not.toHaveProperty('result');
  const { verdicts } = await ada.call<{ verdicts: { agrees: boolean }[] }>('GET', `/api/matches/${match}/verify`);
  expect(verdicts.every(({ agrees }) => agrees)).toBe(true);
  await expect(say(ada, match, 'propose', { kind: 'end' })).rejects.toThrow('not-allowed');
  await end();
});

test.concurrent('a nudge goes to who is waited for, once a day from each', async () => {
  const { store, ada, ben, match, end } = await slowTable();
  await say(ada, match, 'nudge', { seat: 1 });
  await expect(say(ada, match, 'nudge', { seat: 1 })).rejects.toThrow('too-many');
  await expect(say(ada, match, 'nudge', { seat: 0 })).rejects.toThrow('not-allowed');
  await say(ben, match, 'nudge', { seat: 0 });
  await say(ada, match, 'propose', { kind: 'pause', until: null });
  await say(ben, match, 'agree', { number: 1, agrees: true });
  await moveCalendar(store, 1.1 * day);
  await stateWhere(ada, match, ({ pausedUntil }) => pausedUntil === null);
  await expect(say(ada, match, 'nudge', { seat: 1 })).rejects.toThrow('not-allowed');
  await say(ada, match, 'propose', { kind: 'resume' });
  await say(ben, match, 'agree', { number: 2, agrees: true });
  // The server hears of the new day with its next look.
  await untilAnswered(() =>
    say(ada, match, 'nudge', { seat: 1 }).then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toContain('too-many');
        return false;
      },
    ),
  );
  await end();
});

test.concurrent('what the clock answered is shown to its person alone, and can be taken back', async () => {
  const { store, ada, ben, match, until, end } = await slowTable();
  const asked = ben.states.get(match)?.questions[0];
  // Ada is on holiday, so that only Ben's time is up, and nobody learns what was answered for him.
  const now = store.now();
  await ada.call('POST', '/api/me/holidays', { from: now, to: now + day });
  await stateWhere(ben, match, ({ holidays }) => holidays !== undefined);
  await moveCalendar(store, 1.1 * hour);
  const away = await stateWhere(ben, match, ({ answeredForYou }) => answeredForYou !== undefined);
  expect(away.answeredForYou).toMatchObject([{ by: 'clock', question: { kind: asked?.kind, seat: 1 } }]);
  expect(away.mayUndo).toBe(true);
  expect(ada.states.get(match)?.answeredForYou).toBe(undefined);
  expect(await ben.insist({ type: 'undo', match, key: 'take-it-back-1' })).toMatchObject({ type: 'accepted' });
  const back = await stateWhere(ben, match, ({ answeredForYou }) => answeredForYou === undefined);
  expect(back.questions[0]?.id).toBe(asked?.id);
  await moveCalendar(store, 1.1 * hour);
  await until('answer clock', 2);
  expect(await answerOnce(ada, match)).toBe(true); // now all of it lies open
  const open = await stateWhere(ben, match, ({ seq }) => seq >= 4);
  expect(open).toMatchObject({ mayUndo: false, answeredForYou: [{ by: 'clock' }] });
  expect(await ben.request({ type: 'undo', match, key: 'take-it-back-2' })).toMatchObject({ type: 'refused' });
  await end();
});
