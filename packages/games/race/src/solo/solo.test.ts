// The solo game from its set-up to its result, and what is agreed on before. Sections 11.1, 11.2, 11.4 and 11.7.

import { openQuestions, playInPlace, randomFromNumber, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { solo } from '../cards/solo.ts';
import { gameOf, slugsOf } from '../game.ts';
import { type RaceState, race } from '../index.ts';
import { SoloTable } from './testing/solo-table.ts';

const gs = { sets: ['base', 'gs'], solo: 'medium' };
const rvi = { sets: ['base', 'gs', 'rvi'], solo: 'hard' };

function started(options: object, seed = 'solo') {
  const match = startMatch(race, { options, seats: [{}], seed });
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

const seeds = Array.from({ length: 60 }, (_, index) => `solo ${index}`);
const robotOf = (state: RaceState) => {
  if (state.robot === null) throw new Error('there is no robot');
  return state.robot;
};

describe('What the robot has', () => {
  test('race-11.1.1: cards without powers and goods', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { state } = started(gs, seed);
      const [supply] = state.supplies;
      const goods = state.players[0]?.goods.filter((good) => good >= 0).length ?? 0;
      const seen = (supply?.deck.length ?? 0) + robotOf(state).stack.length + 6 + 2 + goods;
      expect(seen).toBe(136); // no card lies on the robot's start world
    }
  });

  test('race-11.1.2 race-16.8: a draw stack that nobody sees', () => {
    const { state, events } = started(gs);
    const stack = slugsOf(gameOf(state), robotOf(state).stack);
    for (const viewer of [null, 0]) {
      const view = race.viewFor(state, viewer);
      expect(view.robot?.stack).toBe(stack.length);
      expect(JSON.stringify({ ...view, options: null, players: null, questions: null })).not.toContain(stack[0]);
    }
    expect(events.find(({ all }) => all.kind === 'robotDrew')).toMatchObject({
      owner: null,
      all: { count: stack.length },
    });
  });

  test('race-11.1.4: six-counters by level', () => {
    const of = (level: string) => race.viewFor(started({ ...gs, solo: level }).state, 0).robot;
    expect(of('easy')).toMatchObject({ counters: 1, counterWorth: 6 });
    expect(of('medium')).toMatchObject({ counters: 2, counterWorth: 6 });
    expect(of('hard')).toMatchObject({ counters: 3, counterWorth: 9 });
  });

  test('race-11.1.5: a symbol and changes by its start world; what is reconstructed is told', () => {
    for (const seed of seeds) {
      const { state, events } = started(rvi, seed);
      const table = solo.robots.find(({ number }) => number === robotOf(state).start)!;
      const uncertain = table.robotSymbol.from === 'reconstructed' ? ['dice', 'symbol'] : ['dice'];
      const { robot } = race.viewFor(state, 0);
      expect(robot).toMatchObject({ symbol: table.robotSymbol.value, reconstructed: uncertain });
      const ready = events.find(({ all }) => all.kind === 'robotReady');
      expect(ready?.all).toMatchObject({
        world: table.world,
        symbol: table.robotSymbol.value,
        reconstructed: uncertain,
      });
    }
  });
});

describe('Set-up', () => {
  test('race-11.2.1: pool 24, no goals, no takeovers', () => {
    const { state } = started(rvi);
    expect([state.pool, state.goals, state.options.takeovers]).toEqual([24, [], false]);
  });

  test('race-11.2.2: one start world each, the rest are in the deck', () => {
    const robots = new Set<number>();
    for (const seed of seeds) {
      const { state } = started(gs, seed);
      robots.add(robotOf(state).start);
      expect(state.players[0]?.startNumber).not.toBe(robotOf(state).start);
      const { startWorlds } = gameOf(state).cards;
      const [supply] = state.supplies;
      const { hand, goods } = state.players[0]!;
      const hidden = [...(supply?.deck ?? []), ...robotOf(state).stack, ...hand, ...goods];
      expect(hidden.filter((card) => startWorlds.includes(card))).toHaveLength(7);
    }
    expect(robots.size).toBe(9);
  });

  test('race-11.2.2: with rvi the player may be given the choice of start worlds', () => {
    const { state } = started({ ...rvi, solo: { level: 'easy', startChoice: true } });
    expect(openQuestions(state).map(({ kind }) => kind)).toEqual(['chooseStart']);
    expect(openQuestions(started(rvi).state).map(({ kind }) => kind)).toEqual(['discardSetup']);
  });

  test('race-11.2.3: credit, economy and draw stack by its start world', () => {
    const seen = new Map<number, unknown>();
    for (const seed of seeds) {
      const { start, credits, economy, stack } = robotOf(started(rvi, seed).state);
      seen.set(start, [credits, economy, stack.length]);
    }
    const expected = (start: number) => [
      start === 6 ? 0 : start === 2 ? 2 : 1,
      start === 1 || start === 4 ? 1 : 0,
      start === 6 ? 3 : 4,
    ];
    expect(seen.size).toBe(12);
    for (const [start, found] of seen) expect([start, found]).toEqual([start, expected(start)]);
  });

  test('race-11.2.4: the player is dealt six and keeps four, three with Ancient Race', () => {
    const kept = new Set<string>();
    for (const seed of seeds) {
      const { state } = started(gs, seed);
      const [question] = openQuestions(state);
      playInPlace(race, state, 0, question!.id, race.fallback(state, question!), null);
      const [player] = state.players;
      kept.add(`${player?.startNumber === 6 ? 'Ancient Race' : 'others'} ${player?.hand.length}`);
    }
    expect([...kept].sort()).toEqual(['Ancient Race 3', 'others 4']);
  });
});

describe('Dice and symbols as options of a match', () => {
  test('race-11.4.1 race-11.4.2: the faces are those of the table, kept in the options', () => {
    const { state } = started(gs);
    expect(state.options.solo?.dice).toEqual(solo.dice.faces.value);
    const [one, other] = solo.dice.faces.value;
    expect(one).toEqual(['explore', 'develop', 'settle', 'consumeTrade', 'produce', 'match']);
    expect(other).toEqual(['develop', 'settle', 'consumeX2', 'robot', 'robot', 'match']);
  });

  test('race-11.4.2: every face comes up about as often as it is there', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 40; seed++) {
      const { events } = playedOut(seed);
      for (const { all } of events) {
        if (all.kind !== 'diceRolled') continue;
        for (const [die, { face }] of all.dice.entries())
          counts[`${die} ${face}`] = (counts[`${die} ${face}`] ?? 0) + 1;
      }
    }
    expect(Object.keys(counts)).toHaveLength(6 + 5);
    const rolls = Object.entries(counts).reduce((sum, [key, count]) => sum + (key.startsWith('1') ? count : 0), 0);
    expect((counts['1 robot'] ?? 0) / rolls).toBeGreaterThan(0.25);
    expect((counts['1 robot'] ?? 0) / rolls).toBeLessThan(0.42);
  });

  test('other dice and symbols can be agreed on; then nothing about them is reconstructed', () => {
    const dice = [new Array(6).fill('produce'), new Array(6).fill('robot')];
    const symbols = Object.fromEntries(solo.robots.map(({ world }) => [world, 'consumeX2']));
    const { state } = started({ ...gs, solo: { level: 'easy', dice, symbols } });
    expect(state.options.solo).toMatchObject({ dice });
    expect(race.viewFor(state, 0).robot).toMatchObject({ symbol: 'consumeX2', reconstructed: [] });
    const read = race.readOptions(JSON.parse(JSON.stringify(state.options)));
    expect(read).toEqual({ ok: true, value: state.options });
  });
});

function playedOut(seed: number) {
  const match = started(rvi, `out ${seed}`);
  const random = randomFromNumber(seed);
  for (;;) {
    const [question] = openQuestions(match.state);
    if (question === undefined) return match;
    const answer = race.sample(match.state, question, random);
    const emit = (all: (typeof match.events)[number]['all']) => {
      match.events.push({ seq: match.events.length + 1, all, owner: null });
    };
    playInPlace(race, match.state, 0, question.id, answer, emit);
  }
}

test('race-11.5.2: whoever hears the events alone can keep the robot’s books', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { state, events } = playedOut(seed);
    const books = { credits: 0, economy: 0, chips: 0, stack: 0, placed: 0, counters: 0, symbol: '', tableau: [''] };
    for (const { all } of events) {
      if (all.kind === 'robotReady') {
        const { credits, economy, counters, symbol, world } = all;
        Object.assign(books, { credits, economy, counters, symbol, tableau: [world] });
      } else if (all.kind === 'robotDrew') books.stack += all.count;
      else if (all.kind === 'robotSearched' && all.from === 'stack') {
        books.stack -= all.turnedUp.length + (all.found === null ? 0 : 1);
      } else if (all.kind === 'robotPlaced') {
        expect(all.creditsBefore).toBe(books.credits);
        books.credits -= all.paid;
        books.counters = all.countersLeft;
        if (all.card === null) books.placed += 1;
        else books.tableau.push(all.card);
      } else if (all.kind === 'robotTrackMoved') {
        expect(all.before).toBe(books[all.track]);
        books[all.track] = all.after;
      } else if (all.kind === 'robotGainedChips') books.chips += all.amount;
      else if (all.kind === 'robotSymbolChanged') books.symbol = all.after;
      else if (all.kind === 'robotLost') books.tableau = books.tableau.filter((card) => card !== all.card);
    }
    const { credits, economy, chips, stack, countersPlaced: placed, counters, symbol, tableau } = robotOf(state);
    const names = slugsOf(gameOf(state), tableau);
    const held = { credits, economy, chips, stack: stack.length, placed, counters, symbol, tableau: names };
    expect(books).toEqual(held);
  }
});

const twelve = [
  'Gem World',
  'Spice World',
  'Comet Zone',
  'Public Works',
  'Space Marines',
  'Drop Ships',
  'Mining Robots',
  'Space Port',
  'Export Duties',
  'Trade League',
];

describe('End and scoring', () => {
  test('race-11.7.1: twelve cards of the robot, counters included, end the game after the round', () => {
    const table = new SoloTable({ tableau: twelve, credits: 2, counters: 1, dice: ['develop', 'explore'] });
    table.round('consume-x2', 'produce');
    expect(table.state).toMatchObject({ phase: 'over', endedBy: ['tableau'] });
    expect(table.robot).toMatchObject({ countersPlaced: 1 });
    expect(table.tableau()).toHaveLength(11);
  });

  test('race-11.7.1: Hidden Fortress means nothing to the robot', () => {
    const full = [...twelve.slice(1), 'Hidden Fortress', 'Contact Specialist'];
    const table = new SoloTable({ tableau: full, dice: ['explore', 'explore'] });
    table.round('consume-x2', 'produce');
    expect(table.state.phase).toBe('over');
  });

  test('race-11.7.1: the player’s twelve cards, or fourteen with Hidden Fortress', () => {
    const eleven = [...twelve, 'Contact Specialist'];
    const end = (tableau: readonly string[]) => {
      const table = new SoloTable({ dice: ['explore', 'explore'], player: { tableau } });
      table.round('consume-x2', 'produce');
      return table.state.phase;
    };
    expect(end([...eleven, 'New Military Tactics'])).toBe('over');
    expect(end([...eleven, 'Hidden Fortress'])).not.toBe('over');
  });

  test('race-11.7.1: the 24 chips', () => {
    const table = new SoloTable({ chips: 20, economy: 4, dice: ['consumeTrade', 'explore'] });
    table.round('develop', 'produce');
    expect(table.state).toMatchObject({ phase: 'over', endedBy: ['pool'], pool: 0 });
  });

  test('race-11.7.2: chips, printed points, and 6 or 9 for every question mark; Pan-Galactic Research 4', () => {
    const setup = {
      start: 'Doomed World',
      chips: 5,
      tableau: ['Galactic Federation', 'Pan-Galactic Research', 'Gem World'],
    };
    const points = (level: 'easy' | 'hard') => {
      const table = new SoloTable({ ...setup, level });
      table.robot.counters -= 1;
      table.robot.countersPlaced += 1;
      return table.score();
    };
    expect(points('easy')).toMatchObject({ chips: 5, cards: 5 - 1, sixes: 12, total: 21 });
    expect(points('hard')).toMatchObject({ chips: 5, cards: 5 - 1, sixes: 18, total: 27 });
  });

  // Both have 12 chips, the robot one point on its start world, credit 2 after Trade and no economy.
  test.each([
    ['ahead', ['Investment Credits', 'Public Works'], 0, 1, [0]],
    ['level, with more cards', ['Public Works'], 3, 1, [0]],
    ['level in both', ['Public Works'], 2, 1, [0]],
    ['level, with fewer cards', ['Public Works'], 1, 2, []],
    ['behind', [], 9, 2, []],
  ])('race-11.7.3 race-11.7.4: the player is %s', (_how, tableau, hand, rank, winners) => {
    const table = new SoloTable({
      dice: ['consumeTrade', 'consumeTrade'],
      chips: 12,
      economy: 0,
      credits: 0,
      player: { chips: 12, tableau, hand: twelve.filter((name) => !tableau.includes(name)).slice(0, hand) },
    });
    table.round('consume-x2', 'produce');
    expect(race.outcome(table.state)).toEqual([{ seat: 0, score: 12 + tableau.length, rank }]);
    expect(table.events('matchEnded')).toMatchObject([
      { winners, robot: { chips: 12, cards: 1, sixes: 0, total: 13, tieBreak: 2 } },
    ]);
  });
});
