// Only what is accepted counts as acting: an undo that the rules refuse does not wake a match that rests.

import { mayUndo, openQuestions, randomFromNumber, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { openStore } from '../storage/store.ts';
import { startedMatch, testServer } from '../testing/harness.ts';
import { Keeper } from './keeper.ts';
import type { LiveMatch } from './live-match.ts';

const seats: readonly Seat[] = [0, 1];
/** Whose undo is refused, though nothing is sealed: somebody else has built on the answer. */
const refusedSeat = ({ match }: LiveMatch): Seat | undefined =>
  seats.find((seat) => match.trail.some(({ answer }) => answer.seat === seat) && !mayUndo(match, seat));

test('an undo that is refused does not wake a match', async () => {
  const server = await testServer();
  const store = await openStore({ url: null, folder: server.folder, connections: 1, onTrouble: () => {} });
  const keeper = new Keeper(store, () => {});
  const random = randomFromNumber(3);
  const people = [await server.person('Ada'), await server.person('Ben')];
  let found: { match: string; seat: Seat } | null = null;
  for (let tries = 0; found === null && tries < 10; tries++) {
    const match = await startedMatch(people, { game: tries % 2 === 0 ? 'race' : 'roll' });
    for (;;) {
      const asked = await keeper.within(match, (live) => {
        const { state } = live.match;
        const question = openQuestions(state).at(tries % 3 === 0 ? 0 : -1);
        const answer = question === undefined ? null : live.game.sample(state, question, random);
        return { question, answer, seat: refusedSeat(live) };
      });
      if (asked.question === undefined) break;
      if (asked.seat !== undefined) {
        found = { match, seat: asked.seat };
        break;
      }
      await keeper.submit(match, asked.question.seat, asked.question.id, asked.answer, null);
    }
  }
  if (found === null) throw new Error('no undo was ever refused');
  const { match, seat } = found;
  expect(await keeper.rest(match, { by: 'clock' })).toMatchObject({ ok: true });
  const before = await keeper.within(match, (live) => JSON.stringify([live.seq, live.match.state, live.match.events]));
  expect(await keeper.undo(match, seat, null)).toMatchObject({ ok: false });
  expect(await keeper.within(match, (live) => live.presence.resting)).toBe(true);
  expect(await keeper.within(match, (live) => JSON.stringify([live.seq, live.match.state, live.match.events]))).toBe(
    before,
  );
  await keeper.close();
  await store.close();
  await server.end();
});
