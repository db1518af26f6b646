// No leaks: everything sent to every seat and to a spectator is recorded, byte by byte, and held against what the match
// knew at that moment. The seed never appears; what is sent is the same, to the byte, when everything that the receiver
// cannot see is shuffled; and no question of another seat is among it.

import { faceFor, type MatchRecord, openQuestions, randomFromNumber, replay, type Seat } from '@orrery/kernel';
import type { MatchState } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Player } from './commands/player.ts';
import { gameNamed } from './games.ts';
import { playOn, startedMatch, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const settings = [
  { game: 'race', seats: 2, options: {} },
  { game: 'race', seats: 3, options: { sets: ['base', 'gs', 'rvi'], takeovers: true } },
  { game: 'race', seats: 2, options: { sets: ['base', 'gs'], experienced: true } },
  { game: 'roll', seats: 2, options: {} },
  { game: 'roll', seats: 3, options: {} },
];
const matchesEach = 3;

interface Recorded {
  readonly seat: Seat | null;
  readonly texts: string[];
}

async function playRecorded(game: string, seats: number, options: Record<string, unknown>) {
  const people: Player[] = [];
  const recorded: Recorded[] = [];
  for (let seat = 0; seat <= seats; seat++) {
    const player = await server.person(`Person ${seat}`);
    const texts: string[] = [];
    player.onText = (text) => texts.push(text);
    people.push(player);
    recorded.push({ seat: seat < seats ? seat : null, texts });
  }
  const players = people.slice(0, seats);
  const match = await startedMatch(players, { game, options });
  await people[seats]!.watch(match);
  await playOn(players, match);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const record = await people[0]!.call<MatchRecord>('GET', `/api/matches/${match}/record`);
  for (const player of people) player.close();
  return { record, recorded };
}

const statesIn = (texts: readonly string[]): MatchState[] =>
  texts.map((text) => JSON.parse(text)).filter((message) => message.type === 'state');

/** The view and questions of this seat after so many answers, with everything it cannot see shuffled. */
function shuffledAt(record: MatchRecord, seq: number, seat: Seat | null, random: ReturnType<typeof randomFromNumber>) {
  const game = gameNamed(record.game)!;
  const replayed = replay(game, record, seq);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const { state, events } = replayed.value;
  const shuffled = game.clone(state);
  if (game.outcome(state) === null) game.shuffleHidden(shuffled, seat, random);
  const questions = openQuestions(shuffled).filter((question) => question.seat === seat);
  return { view: game.viewFor(shuffled, seat), questions, events: events.map((told) => faceFor(told, seat)) };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(settings)('$game with $seats seats, $options', ({ game, seats, options }) => {
  test(`nobody is sent anything they may not know, in ${matchesEach} matches`, async () => {
    const random = randomFromNumber(seats);
    for (let i = 0; i < matchesEach; i++) {
      const { record, recorded } = await playRecorded(game, seats, options);
      for (const { seat, texts } of recorded) {
        expect(texts.some((text) => text.includes(record.seed))).toBe(false);
        const states = statesIn(texts);
        expect(states.length).toBeGreaterThan(record.answers.length / 2);
        expect(states.every((state) => state.seat === seat)).toBe(true);
        expect(states.every((state) => state.questions.every((question) => question.seat === seat))).toBe(true);
        // Replaying up to every single message would take long: some of each match, at random places.
        for (const state of states.filter((_, index) => (index * 7 + i) % 11 === 0)) {
          const allowed = shuffledAt(record, state.seq, seat, random);
          expect(state.view).toEqual(plain(allowed.view));
          expect(state.questions).toEqual(plain(allowed.questions));
          expect(state.events).toEqual(plain(allowed.events.slice(state.eventsFrom)));
        }
      }
    }
  }, 240_000);
});

test('before the end neither record nor seed can be had', async () => {
  const people = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch(people);
  await expect(people[0]!.call('GET', `/api/matches/${match}/record`)).rejects.toThrow('server/not-over');
  await expect(people[0]!.call('GET', `/api/matches/${match}/verify`)).rejects.toThrow('server/not-over');
  const table = JSON.stringify(await people[0]!.call('GET', `/api/tables/${match}`));
  expect(table).toContain('seedHash');
  expect(table).not.toContain('"seed"');
  await expect(
    people[0]!.call('POST', '/api/tables', {
      game: 'race',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      sameDealAs: match,
    }),
  ).rejects.toThrow('server/not-over');
});
