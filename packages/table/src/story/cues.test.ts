// Which facts can be heard, and by whom; and that each has its words.

import { faceFor } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { playByForms as playRace } from '../race/testing/play-by-forms.ts';
import { playByForms as playRoll } from '../roll/testing/play-by-forms.ts';
import type { Fact, FactOf, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';
import { cuesOf } from './cues.ts';
import { toldStory } from './told-story.ts';

const you = 0;
const other = 1;
const of = (seat: number | null, some: object): Fact => ({ seq: 1, round: 2, phase: 'settle', seat, ...some }) as Fact;

test.each<[string, GameName, Fact, string | null]>([
  ['a card is placed', 'race', of(other, { kind: 'placed', card: 'old-earth' }), 'card'],
  ['I get chips', 'race', of(you, { kind: 'gainedChips', amount: 2 }), 'coin'],
  ['a rival gets chips', 'race', of(other, { kind: 'gainedChips', amount: 2 }), null],
  ['a world of mine is taken', 'race', of(you, { kind: 'leftTableau', why: 'takenOver', to: other }), 'loss'],
  ['I give up a card of mine', 'race', of(you, { kind: 'leftTableau', why: 'used', to: 'discard' }), null],
  ['a goal is lost', 'race', of(you, { kind: 'goalLost', goal: 'greatest-military' }), 'loss'],
  ['my dice roll', 'roll', of(you, { kind: 'rolled', dice: [] }), 'die'],
  ['screens lift', 'roll', of(other, { kind: 'planRevealed' }), 'die'],
  ['a tile is completed', 'roll', of(other, { kind: 'completed', side: 'x' }), 'card'],
  ['I get credits', 'roll', of(you, { kind: 'credits', before: 1, after: 3 }), 'coin'],
  ['I pay credits', 'roll', of(you, { kind: 'credits', before: 3, after: 1 }), null],
])('%s', (_, game, fact, cue) => {
  expect(toldGame(game).cue(fact as FactOf<GameName>, you)).toBe(cue);
});

test('each sound once, in order, my turn last; none for somebody who has just come', () => {
  const facts = [of(you, { kind: 'gainedChips' }), of(you, { kind: 'gainedChips' }), of(other, { kind: 'placed' })];
  const news = { facts: [of(null, { kind: 'roundStarted' }), ...facts], seenBefore: 1 };
  expect(cuesOf('race', news, you, true)).toEqual(['card', 'coin', 'turn']);
  expect(cuesOf('race', { ...news, seenBefore: 0 }, you, true)).toEqual([]);
});

test.each<[GameName, readonly Fact[]]>([
  ['race', playRace({}, 2, 3, { asked: () => undefined }).events.map((event) => faceFor(event, you) as Fact)],
  ['roll', playRoll(2, 3, { asked: () => undefined }).events.map((event) => faceFor(event, you) as Fact)],
])('%s: whatever can be heard is told in words', (game, facts) => {
  const say = speakerFor(en, ['Ada', 'Halley'], you);
  const told = new Set(
    toldStory(game, facts, say).flatMap(({ round, phases }) =>
      phases.flatMap(({ phase, lines }) => lines.map(({ seat }) => `${round}/${phase}/${seat}`)),
    ),
  );
  const heard = facts.filter((fact) => toldGame(game).cue(fact as FactOf<GameName>, you) !== null);
  expect(heard.length).toBeGreaterThan(10);
  for (const { round, phase, seat } of heard) expect(told).toContain(`${round}/${phase}/${seat}`);
});
