// The other ways to play Race at tables of the server: the robot with one seat, a draft, the scenario, own cards; and
// own cards that mean harm are refused when the table is opened.

import { type MatchRecord, verify } from '@orrery/kernel';
import { exampleCards } from '@orrery/own-cards';
import { race } from '@orrery/race';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newTable, playOn, startedMatch, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

const bot = { kind: 'bot' as const, level: 'greedy' };
const me = { kind: 'me' as const };

test.each([
  ['solo', { sets: ['base', 'gs'], solo: 'easy' }, [me]],
  ['a draft', { sets: ['base', 'gs'], draft: true }, [me, bot]],
  ['the scenario', { sets: ['base', 'rvi'], scenario: 'rebel-vs-imperium-2p' }, [me, bot]],
  ['own cards', { cards: exampleCards }, [me, bot]],
])('%s, to the end; the record verifies', async (_, options, seats) => {
  const ada = await server.person('Ada');
  const match = await startedMatch([ada], { options, seats });
  await playOn([ada], match);
  const record = await ada.call<MatchRecord>('GET', `/api/matches/${match}/record`);
  expect(verify(race, record).filter((verdict) => !verdict.agrees)).toEqual([]);
  expect(record.result).toHaveLength(seats.length);
  expect((record.options as { cards: unknown }).cards).toEqual('cards' in options ? exampleCards : null);
});

test.each([
  ['no list', { cards: 'all' }, 'cards'],
  [
    'an unknown power',
    { cards: [{ ...(exampleCards[0] as object), powers: [{ phase: 'settle', kind: 'fly' }] }] },
    'cards[0].powers[0]',
  ],
  ['the id of a printed card', { cards: [{ ...(exampleCards[0] as object), id: 'old-earth' }] }, 'cards[0].id'],
  ['too many designs', { cards: Array.from({ length: 61 }, () => exampleCards[0]) }, 'cards'],
  [
    'a name that turns the writing around',
    { cards: [{ ...(exampleCards[0] as object), name: '\u202Eevil' }] },
    'options.cards.0.name',
  ],
])('own cards are refused by their place: %s', async (_, options, field) => {
  const ada = await server.person('Ada');
  await expect(newTable(ada, { options, seats: [me, bot] })).rejects.toThrow(`"data":{"field":"${field}`);
});
