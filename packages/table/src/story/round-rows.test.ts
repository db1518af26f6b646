// The rows of a round tell of the round that was called last, me first; and what they say somebody has more or less of is
// what the state says.

import { faceFor, openQuestions, pick, randomFromNumber, type Seat, startMatch, submit } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import { type RollQuestion, roll } from '@orrery/roll';
import { en, speakerFor } from '@orrery/words';
import { catalogues } from '@orrery/words/testing';
import { describe, expect, test } from 'vitest';
import type { Fact, GameName } from '../table.ts';
import { type RoundRows, roundRows, rowTexts, spokenRows } from './round-rows.ts';

const say = speakerFor(en, ['Me', 'Halley', 'Mira', 'Vega'], 1);

/** What a seat has of what the rows count. */
type Counted = readonly (readonly [icon: string, amount: number])[];

interface Seen {
  readonly facts: readonly Fact[];
  readonly now: { readonly round: number; readonly phase: string };
  readonly counted: readonly Counted[];
}

/** Plays a match at random and shows it after every answer, as the seat in the middle sees it. */
function* playedRace(options: object, seats: number, seed: number): Generator<Seen> {
  const random = randomFromNumber(seed);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const started = startMatch(race, { options, seats: names, seed: `rows/${seed}` });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  for (;;) {
    const view = race.viewFor(match.state, 1);
    yield {
      facts: match.events.map((event) => faceFor(event, 1) as Fact),
      now: view,
      counted: view.players.map(({ chips, tableau, hand }) => [
        ['chip', chips],
        ['good', tableau.filter(({ good }) => good).length],
        ['hand', hand.count],
      ]),
    };
    const open = openQuestions<RaceQuestion>(match.state);
    if (open.length === 0) return;
    const question = pick(random, open);
    submit(match, question.seat, question.id, race.sample(match.state, question, random));
  }
}

function* playedRoll(seats: number, seed: number): Generator<Seen> {
  const random = randomFromNumber(seed);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const started = startMatch(roll, { options: {}, seats: names, seed: `rows/${seed}` });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  for (;;) {
    const view = roll.viewFor(match.state, 1);
    const standings = roll.standings(match.state).seats;
    yield {
      facts: match.events.map((event) => faceFor(event, 1) as Fact),
      now: view,
      counted: view.players.map(({ dice }, seat) => [
        ['chip', standings[seat]?.sheet.chips ?? 0],
        ['dice', dice.length],
        ['credit', standings[seat]?.credits ?? 0],
      ]),
    };
    const open = openQuestions<RollQuestion>(match.state);
    if (open.length === 0) return;
    const question = pick(random, open);
    submit(match, question.seat, question.id, roll.sample(match.state, question, random));
  }
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const matches: readonly [string, GameName, () => Generator<Seen>][] = [
  ['Race, two seats', 'race', () => playedRace({}, 2, 1)],
  ['Race, two actions', 'race', () => playedRace({ experienced: true }, 2, 2)],
  ['Race, everything', 'race', () => playedRace(everything, 4, 3)],
  ['Race, drafted', 'race', () => playedRace({ sets: ['base', 'gs'], draft: true }, 3, 4)],
  ['Roll, two seats', 'roll', () => playedRoll(2, 1)],
  ['Roll, four seats', 'roll', () => playedRoll(4, 2)],
];

const changesOf = (story: RoundRows, seat: Seat): Counted =>
  (story.rows.find((row) => row.seat === seat)?.changes ?? []).map(({ icon, amount }) => [icon, amount]);

describe.each(matches)('%s', (_, game, play) => {
  test('what a row counts is what the seat has more or less of since the round began', () => {
    let [round, before, compared]: [number, readonly Counted[], number] = [0, [], 0];
    for (const { facts, now, counted } of play()) {
      // What was there when the last round had ended is what the next begins with.
      if (now.round > round) [round, before] = [now.round, counted];
      const story = roundRows(game, facts, say, now);
      if (story?.round !== now.round || !facts.some((fact) => fact.round === round)) continue;
      for (const [seat, has] of counted.entries()) {
        const net = has.map(([icon, amount], at) => [icon, amount - (before[seat]?.[at]?.[1] ?? 0)]);
        expect(changesOf(story, seat)).toEqual(net);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('every seat has a row, me first; all of it can be said in every language', () => {
    let last: RoundRows | null = null;
    for (const { facts, now } of play()) {
      last = roundRows(game, facts, say, now);
      if (last === null) expect(now.round).toBeLessThanOrEqual(1);
      else {
        const seats = last.rows.map(({ seat }) => seat);
        expect(seats).toEqual([1, ...seats.filter((seat) => seat !== 1).sort()]);
        expect(last.title).toMatch(now.round > last.round || now.phase === 'over' ? /, just played$/ : / · \w/);
      }
    }
    for (const { words } of catalogues) {
      const own = speakerFor(words, ['Me', 'Halley', 'Mira', 'Vega'], 1);
      const texts = (last?.rows ?? []).flatMap((row) => rowTexts(row, game, own));
      expect(spokenRows(last, game, own)).not.toContain('undefined');
      expect(texts.filter((text) => text.trim() !== text || text === '' || text.includes('undefined'))).toEqual([]);
    }
  });

  test('the steps of a seat are those of the log', () => {
    for (const { facts, now } of play()) {
      if (now.phase !== 'over') continue;
      for (const { steps } of roundRows(game, facts, say, now)?.rows ?? []) {
        expect(steps.length).toBeGreaterThan(0);
        for (const { title, parts } of steps) expect([title, ...parts].filter((text) => text === '')).toEqual([]);
      }
    }
  });
});
