// What notices say names nothing that only one seat knows, in all languages, for every kind of question that comes up.

import { type AnyGame, openQuestions, randomFromNumber, recordOf, startMatch, submit } from '@orrery/kernel';
import { exampleCards } from '@orrery/own-cards';
import type { RaceOptions } from '@orrery/race';
import { anyGames } from '@orrery/table';
import { languages, plainSpeaker } from '@orrery/words';
import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import { turnsIn } from './making.ts';
import { noticeFor, type Reader, wordsOf } from './saying.ts';

const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', person: `p${seat}`, name: `Person ${seat}` }));

const readerIn = async (language: string): Promise<Reader> => ({
  words: await wordsOf(language),
  language,
  base: 'https://example.com',
  stop: 'stop',
  waiting: 1,
  now: 0,
});

/** Texts in a view that a spectator's has not. */
function secretsOf(game: AnyGame, match: LiveMatch['match'], seat: number): string[] {
  const texts = (view: unknown): Set<string> => new Set(JSON.stringify(view).match(/"[\w-]{3,}"/g));
  const open = texts(game.viewFor(match.state, null));
  return [...texts(game.viewFor(match.state, seat))].filter((text) => !open.has(text)).map((text) => text.slice(1, -1));
}

function nameOf(piece: string, reader: Reader): string {
  const say = plainSpeaker(reader.words);
  const named = [say.side, say.tile, say.goal].map((name) => name(piece)).find((name) => name !== piece);
  if (named !== undefined) return named;
  try {
    return say.card(piece);
  } catch {
    return piece;
  }
}

test.each(anyGames.map((game) => [game.name, game] as const))('%s', async (name, game) => {
  const readers = await Promise.all(languages.map(({ code }) => readerIn(code)));
  const kinds = new Set<string>();
  let secrets = 0;
  for (let deal = 0; deal < 2; deal++) {
    const started = startMatch(game, { options: {}, seats: seats.map(() => ({})), seed: `${name} ${deal}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    const random = randomFromNumber(deal);
    const live = {
      game,
      match,
      table: { seats, settings: { clockMs: null }, row: {}, holidays: new Map() },
      presence: { resting: false, paused: null, standIns: new Map() },
      orders: new Map(),
      actedAt: new Map(),
      waitingSince: new Map(),
      waitingOn: new Map(),
      askedAt: new Map(),
      closed: false,
    } as unknown as LiveMatch;
    while (game.outcome(match.state) === null) {
      for (const { seat, question, told } of turnsIn(live)) {
        kinds.add(question.kind);
        const hidden = secretsOf(game, match, seat);
        secrets += hidden.length;
        for (const reader of readers) {
          const { title, body } = noticeFor({ id: 'n', kind: 'turn', match: 'm', told }, reader);
          expect(title.length).toBeGreaterThan(3);
          const said = `${title} ${body}`;
          for (const piece of hidden) {
            const secret = nameOf(piece, reader);
            if (secret.length > 3) expect(said.includes(secret), `${question.kind}: ${said}`).toBe(false);
          }
        }
      }
      const [question] = openQuestions(match.state);
      if (question === undefined) break;
      submit(match, question.seat, question.id, game.sample(match.state, question, random));
    }
  }
  expect(kinds.size).toBeGreaterThan(6);
  expect(secrets).toBeGreaterThan(300);
});

test('a turn after orders were withdrawn says so, in every language; a rematch is no plain invitation', async () => {
  for (const { code } of languages) {
    const reader = await readerIn(code);
    const told = { game: 'race', names: ['Ben'], by: 'Ben', question: { id: 1, seat: 0, kind: 'settlePlace' } };
    const said = (kind: 'turn' | 'invite', more: object): string[] => {
      const { title, body } = noticeFor({ id: 'n', kind, match: 'm', told: { ...told, ...more } }, reader);
      return [title, body];
    };
    const [title, body] = said('turn', { withdrawn: true });
    expect([title, body]).toEqual([said('turn', {})[0], expect.stringContaining(reader.words.notices.withdrawn)]);
    expect(said('turn', {})[1]).not.toContain(reader.words.notices.withdrawn);
    expect(said('invite', { rematch: true })[0]).not.toBe(said('invite', {})[0]);
  }
});

test('a question about a card that only this match has can be told', async () => {
  const game = anyGames.find(({ name }) => name === 'race');
  const reader = await readerIn('en');
  const random = randomFromNumber(4);
  const titles: string[] = [];
  for (let deal = 0; game !== undefined && titles.length === 0; deal++) {
    const started = startMatch(game, { options: { cards: exampleCards }, seats: [{}, {}], seed: `own ${deal}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const { state } = started.value;
    for (let [question] = openQuestions(state); question !== undefined; [question] = openQuestions(state)) {
      const told = { game: 'race', names: ['Ben'], question };
      const { cards: ownCards = null } = recordOf(started.value).options as { cards?: RaceOptions['cards'] };
      if (JSON.stringify(question).includes('"custom-'))
        titles.push(noticeFor({ id: 'n', kind: 'turn', match: 'm', told, ownCards }, reader).title);
      submit(started.value, question.seat, question.id, game.sample(state, question, random));
    }
  }
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).not.toContain('custom-');
});
