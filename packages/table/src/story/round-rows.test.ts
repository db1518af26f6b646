// The rows of a round tell of the round that was called last, me first; and what they say somebody has more or less of is
// what the state says.

import { faceFor, openQuestions, pick, randomFromNumber, type Seat, startMatch, submit } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import type { RaceStandings } from '@orrery/race/describe';
import { type RollQuestion, type RollStandings, roll } from '@orrery/roll';
import { en, speakerFor } from '@orrery/words';
import { catalogues } from '@orrery/words/testing';
import { describe, expect, test } from 'vitest';
import type { Fact, GameName } from '../table.ts';
import { RoundBegins } from './round-begins.ts';
import { type RoundRow, type RoundRows, roundRows, rowTexts, spokenRows } from './round-rows.ts';

const say = speakerFor(en, ['Me', 'Halley', 'Mira', 'Vega'], 1);

/** What a seat has of what the rows count. */
type Counted = readonly (readonly [icon: string, amount: number])[];

interface Seen {
  readonly facts: readonly Fact[];
  readonly now: { readonly round: number; readonly phase: string };
  readonly standings: RaceStandings | RollStandings;
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
      standings: race.standings(match.state),
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
    const standings = roll.standings(match.state);
    yield {
      facts: match.events.map((event) => faceFor(event, 1) as Fact),
      now: view,
      standings,
      counted: view.players.map(({ dice }, seat) => [
        ['chip', standings.seats[seat]?.sheet.chips ?? 0],
        ['good', (standings.seats[seat]?.tableau ?? []).reduce((sum, { goods }) => sum + goods.length, 0)],
        ['development', standings.seats[seat]?.stacks.development.dice.length ?? 0],
        ['world', standings.seats[seat]?.stacks.world.dice.length ?? 0],
        ['dice', dice.length],
        ['credit', standings.seats[seat]?.credits ?? 0],
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

/** What counts otherwise, tiles that were found and dice that were hired are no amounts that a seat has. */
const apart = ['star', 'explore', 'cup'];

const changesOf = (story: RoundRows, seat: Seat): Counted =>
  (story.rows.find((row) => row.seat === seat)?.changes ?? [])
    .filter(({ icon }) => !apart.includes(icon))
    .map(({ icon, amount }) => [icon, amount]);

/** Of workers on a stack only those are told that have come: a finished tile tells of the others. */
const told = (icon: string, net: number): number =>
  icon === 'development' || icon === 'world' ? Math.max(0, net) : net;

/** All that a row tells of points: chips, pieces that came, goals that were won, and what counts otherwise. */
function pointsIn({ points, won, changes }: RoundRow): number {
  const told = changes.filter(({ icon }) => icon === 'chip' || icon === 'star').map(({ amount }) => amount);
  return [...told, ...points, ...won.map((prize) => prize.points)].reduce((sum, each) => sum + each, 0);
}

/** Every term of the score of a seat. */
function termsOf(
  standings: RaceStandings | RollStandings,
  seat: Seat,
): { readonly piece: string; readonly vp: number }[] {
  if ('robot' in standings) {
    const { cards = [], bonuses = [] } = standings.seats[seat]?.sheet ?? {};
    return [...cards, ...bonuses].map(({ card, vp }) => ({ piece: card, vp }));
  }
  const { tiles = [], bonuses = [] } = standings.seats[seat]?.sheet ?? {};
  return [...tiles, ...bonuses].map(({ side, vp }) => ({ piece: side, vp }));
}

/** How often something counted otherwise than before. */
let countsOtherwise = 0;

describe.each(matches)('%s', (_, game, play) => {
  test('what a row counts is what the seat has more or less of since the round began, and why its score changed', () => {
    const begins = new RoundBegins();
    let [round, before, totals, compared]: [number, readonly Counted[], readonly number[], number] = [0, [], [], 0];
    for (const { facts, now, standings, counted } of play()) {
      const scores = standings.seats.map(({ sheet }) => sheet.total);
      // What was there when the last round had ended is what the next begins with.
      if (now.round > round) [round, before, totals] = [now.round, counted, scores];
      const began = begins.before(facts, { game, view: now, standings });
      const story = roundRows(game, facts, say, { view: now, standings }, began);
      if (story?.round !== now.round || !facts.some((fact) => fact.round === round)) continue;
      for (const [seat, has] of counted.entries()) {
        const net = has.map(([icon, amount], at) => [icon, told(icon, amount - (before[seat]?.[at]?.[1] ?? 0))]);
        expect(changesOf(story, seat)).toEqual(net);
        compared += 1;
      }
      for (const row of story.rows) {
        const grown = (scores[row.seat] ?? 0) - (totals[row.seat] ?? 0);
        expect({ seat: row.seat, round, told: pointsIn(row) }).toEqual({ seat: row.seat, round, told: grown });
        const counts = row.changes.some(({ icon }) => icon === 'star');
        expect(row.steps.some(({ icon }) => icon === 'star')).toBe(counts);
        if (counts) countsOtherwise += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('every seat has a row, me first; all of it can be said in every language', () => {
    let last: RoundRows | null = null;
    for (const { facts, now, standings } of play()) {
      last = roundRows(game, facts, say, { view: now, standings });
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

  test('what came into play counts what the sheet of its seat says', () => {
    let [pieces, moment] = [0, 0];
    for (const { facts, now, standings } of play()) {
      moment += 1;
      if (moment % 8 !== 0) continue;
      for (const { seat, placed, points } of roundRows(game, facts, say, { view: now, standings })?.rows ?? []) {
        const terms = termsOf(standings, seat);
        const counted = placed.map((piece) =>
          terms.reduce((sum, term) => sum + (term.piece === piece ? term.vp : 0), 0),
        );
        expect(points).toEqual(counted);
        pieces += placed.length;
      }
    }
    expect(pieces).toBeGreaterThan(1);
  });

  test('whoever comes in the middle of a round is told what was done alone', () => {
    const begins = new RoundBegins();
    for (const { facts, now, standings } of play()) {
      const told = roundRows(game, facts, say, { view: now, standings });
      if (told === null || told.round !== now.round) continue;
      expect(begins.before(facts, { game, view: now, standings })).toBeNull();
      return;
    }
  });

  test('the steps of a seat are those of the log', () => {
    for (const { facts, now, standings } of play()) {
      if (now.phase !== 'over') continue;
      for (const { steps } of roundRows(game, facts, say, { view: now, standings })?.rows ?? []) {
        expect(steps.length).toBeGreaterThan(0);
        for (const { title, parts } of steps) expect([title, ...parts].filter((text) => text === '')).toEqual([]);
      }
    }
  });
});

test('in these matches pieces do come to count otherwise', () => {
  expect(countsOtherwise).toBeGreaterThan(5);
});
