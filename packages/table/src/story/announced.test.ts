// What a voice says in whole matches: everything that changed for the seat is told exactly once, own things first, rivals
// shortly, and the prompt last.

import { faceFor, openQuestions, pick, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { catalogues } from '@orrery/words/testing';
import { describe, expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import type { Fact, GameName, Table } from '../table.ts';
import { tableFor } from '../table-for.ts';
import { Voice, wordsIn } from './announced.ts';
import { toldStory } from './told-story.ts';

const you = 0;
const names = ['Ada', 'Halley', 'Mira', 'Vega'];
/** Sentences stand on lines of their own, so that they can be told apart. */
const words = { ...en, joined: { ...en.joined, sentences: (all: readonly string[]) => all.join('\n') } };
const say = speakerFor(words, names, you);
const todo = 'Decide now.';

interface Looked {
  readonly table: Table;
  readonly facts: readonly Fact[];
  readonly seenBefore: number;
}

/** A match at random, seen whenever the seat has something to decide, as the page shows it. */
function* seen(game: GameName, options: object, seats: number, seed: number): Generator<Looked> {
  const hosted = hostedGames[game];
  const random = randomFromNumber(seed);
  const sitting = names.slice(0, seats).map((name) => ({ name }));
  const started = startMatch(hosted.game, { options, seats: sitting, seed: `voice/${seed}` });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  let seenBefore = 0;
  for (;;) {
    const { state } = match;
    const open = openQuestions(state);
    if (open.length === 0 || open.some(({ seat }) => seat === you)) {
      const facts = match.events.map((event) => faceFor(event, you) as Fact);
      yield {
        table: tableFor({ game, hosted, state, seat: you, names, canUndo: false, hint: null }),
        facts,
        seenBefore,
      };
      seenBefore = facts.length;
    }
    if (open.length === 0) return;
    const question = open.find(({ seat }) => seat === you) ?? pick(random, open);
    submit(match, question.seat, question.id, hosted.game.sample(match.state, question, random));
  }
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const seeds = [1, 2, 3, 4, 5, 6];
const matches: readonly [string, () => Generator<Looked>][] = [
  ...seeds.map(
    (seed) => [`Race ${seed}`, () => seen('race', seed % 2 === 0 ? everything : {}, 2 + (seed % 3), seed)] as const,
  ),
  ...seeds.slice(0, 3).map((seed) => [`Roll ${seed}`, () => seen('roll', {}, 1 + seed, seed)] as const),
] as [string, () => Generator<Looked>][];

/** Some names end with a point of their own. */
const bare = (part: string): string => part.replace(/\.$/, '');
const times = (text: string, part: string): number => text.split(part).length - 1;

/** What the seat has, as the state says: chips, and the cards or tiles in play. */
function holding({ game, view, standings }: Table): { chips: number; pieces: string[] } {
  const chips = standings.seats[you]?.sheet.chips ?? 0;
  const pieces =
    game === 'race'
      ? (view.players[you]?.tableau ?? []).map(({ card }) => say.card(card))
      : (view.players[you]?.tableau ?? []).map(({ side }) => say.side(side));
  return { chips, pieces };
}

describe.each(matches)('%s', (_, play) => {
  test('all that changed for the seat is said once, and in the right order', () => {
    const voice = new Voice();
    let before = { chips: 0, pieces: [] as string[] };
    let step = 0;
    for (const { table, facts, seenBefore } of play()) {
      step += 1;
      const text = voice.says(step, table, { facts, seenBefore }, say, todo);
      expect(voice.says(step, table, { facts, seenBefore }, say, todo)).toBe(text);
      const fresh = facts.slice(seenBefore);
      expect(times(text, todo)).toBe(1);
      expect(text.endsWith(todo)).toBe(true);

      // What the state says.
      const now = holding(table);
      for (const piece of now.pieces.filter((each) => !before.pieces.includes(each))) expect(text).toContain(piece);
      const own = text.split('\n').filter((sentence) => sentence.startsWith(`${en.you}, `));
      const gained = own.join(' ').matchAll(/\+(\d+) VP/g);
      expect([...gained].reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(now.chips - before.chips);
      before = now;

      // What the log says the seat did: every part of it stands in the seat's own sentences, and nothing else does.
      const parts = toldStory(table.game, fresh, say)
        .flatMap(({ phases }) => phases.flatMap(({ lines }) => lines))
        .flatMap((line) => (line.seat === you ? line.parts : []));
      const said = own.flatMap((sentence) =>
        sentence
          .replace(/^.*?: /, '')
          .replace(/\.$/, '')
          .split('; '),
      );
      expect(said.map(bare)).toEqual(parts.map(bare));

      // Rivals: a sentence each, and a short one.
      for (const rival of names.slice(1)) {
        const about = text.split('\n').filter((sentence) => sentence.startsWith(`${rival}: `));
        expect(about.length).toBeLessThanOrEqual(1);
        for (const sentence of about) expect(wordsIn(sentence)).toBeLessThanOrEqual(12);
        const at = text.indexOf(`${rival}: `);
        if (at >= 0) for (const sentence of own) expect(text.indexOf(sentence)).toBeLessThan(at);
      }
    }
    expect(step).toBeGreaterThan(10);
  });
});

test('a danger is said when it arises, and not again while it lasts', () => {
  const voice = new Voice();
  let [step, warned] = [0, 0];
  for (const { table, facts, seenBefore } of seen('race', {}, 2, 1)) {
    step += 1;
    const text = voice.says(step, table, { facts, seenBefore }, say, null);
    warned += times(text, en.story.endsNow);
  }
  expect(warned).toBeLessThanOrEqual(1);
});

test('every language says it', () => {
  for (const { words: spoken } of catalogues) {
    const voice = new Voice();
    const own = speakerFor(spoken, names, you);
    let step = 0;
    for (const { table, facts, seenBefore } of seen('race', everything, 3, 2)) {
      step += 1;
      expect(voice.says(step, table, { facts, seenBefore }, own, null)).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});
