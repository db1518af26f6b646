// The table before the first action: chips, goals, start worlds, hands, turn order. Sections 2.2 and 2.3.

import { openQuestions, playInPlace, startMatch, submit } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { catalogueFor } from './cards/catalogue.ts';
import { goalTiles } from './cards/goals.ts';
import { presetHands } from './cards/preset-hands.ts';
import { gameOf, slugsOf } from './game.ts';
import { type RaceState, race } from './index.ts';
import { noCard } from './state.ts';
import { scenario } from './testing/scenario.ts';

function started(options: object, seats: number, seed: string) {
  const match = startMatch(race, { options, seats: Array.from({ length: seats }, () => ({})), seed });
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

/** A match at its first picks; whoever is asked discards as a time-out would. */
function setUp(options: object, seats: number, seed: string): RaceState {
  const { state } = started(options, seats, seed);
  while (state.phase === 'setup') {
    const [question] = openQuestions(state);
    if (question === undefined || question.kind === 'chooseAction') break;
    playInPlace(race, state, question.seat, question.id, race.fallback(state, question), null);
  }
  expect(race.broken(state)).toBeNull();
  return state;
}

const seeds = Array.from({ length: 60 }, (_, index) => `set-up ${index}`);
const slugs = (state: RaceState, list: readonly number[]) => slugsOf(gameOf(state), list);
const isStart = (state: RaceState, card: number) => (gameOf(state).cards.faces[card]?.startNumber ?? -1) >= 0;
const gs = { sets: ['base', 'gs'] };
const rvi = { sets: ['base', 'gs', 'rvi'] };

describe('Set-up', () => {
  test('T-2a: five players with gs: pool 60, 4 + 2 goals, 4 cards each, 3 and a good for Ancient Race', () => {
    const states = seeds.map((seed) => setUp(gs, 5, seed));
    const state = states.find(({ players }) => players.some((player) => player.startNumber === 6))!;
    const owner = state.players.findIndex((player) => player.startNumber === 6);
    expect(state.pool).toBe(60);
    const types = state.goals.map(({ tile }) => goalTiles[tile]?.type);
    expect(types).toEqual(['first', 'first', 'first', 'first', 'most', 'most']);
    for (const [seat, player] of state.players.entries()) expect(player.hand).toHaveLength(seat === owner ? 3 : 4);
    expect(state.players[owner]?.goods[0]).not.toBe(noCard);
  });

  test('T-2b race-2.2.4 race-2.2.8: rvi for six: 8 cards seen, 1 start world and 4 cards kept', () => {
    const { state } = started(rvi, 6, 'six');
    for (const { hand, startOffered } of state.players) {
      expect([hand.length, startOffered.length]).toEqual([6, 2]);
    }
    const after = setUp(rvi, 6, 'six');
    for (const { hand, tableau, startNumber } of after.players) {
      expect([hand.length, tableau.length]).toEqual([startNumber === 6 ? 3 : 4, 1]);
    }
    const [supply] = after.supplies;
    expect(supply?.deck.filter((card) => isStart(after, card))).toEqual([]);
    expect(supply?.discard.filter((card) => isStart(after, card))).toHaveLength(6);
  });

  test('race-2.2.1: 12 chips per player', () => {
    expect([2, 3, 4, 5, 6].map((seats) => setUp(rvi, seats, 'chips').pool)).toEqual([24, 36, 48, 60, 72]);
  });

  test('race-2.2.2: goals of the sets in play, each at most once; none when they are off', () => {
    for (const seed of seeds.slice(0, 20)) {
      for (const options of [gs, rvi]) {
        const tiles = setUp(options, 3, seed).goals.map(({ tile }) => goalTiles[tile]!);
        expect(new Set(tiles.map(({ id }) => id)).size).toBe(6);
        expect(tiles.every(({ set }) => options.sets.includes(set))).toBe(true);
      }
    }
    expect(setUp({ ...gs, goals: false }, 3, 'off').goals).toEqual([]);
  });

  test('race-2.2.3 race-2.2.5: one start world face up for each, the others are in the deck', () => {
    for (const options of [{}, gs, { sets: ['base', 'rvi'] }]) {
      const state = setUp(options, 4, 'start worlds');
      const dealt = state.players.map(({ tableau }) => tableau[0]!);
      const { startWorlds } = catalogueFor(state.options.sets);
      expect(dealt.every((card) => isStart(state, card))).toBe(true);
      const elsewhere = [...state.supplies[0]!.deck, ...state.supplies[0]!.discard];
      for (const { hand, goods } of state.players) elsewhere.push(...hand, ...goods);
      for (const card of startWorlds) expect(elsewhere.includes(card)).toBe(!dealt.includes(card));
    }
  });

  test('race-2.2.4: with both expansions everybody gets a red and a blue start world, face down', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { state, events } = started(rvi, 4, seed);
      for (const { startOffered, tableau } of state.players) {
        const parities = startOffered.map((card) => (gameOf(state).cards.faces[card]?.startNumber ?? 0) % 2);
        expect([parities, tableau]).toEqual([[1, 0], []]);
      }
      const dealt = events.flatMap(({ all }) => (all.kind === 'startDealt' ? [all.worlds] : []));
      expect(dealt).toEqual([null, null, null, null]);
    }
  });

  test('race-2.2.5: undealt start worlds come out of the deck in play', () => {
    const drawn = seeds.flatMap((seed) => setUp(rvi, 2, seed).players.flatMap(({ hand }) => hand));
    const state = setUp(rvi, 2, 'any');
    expect(drawn.some((card) => isStart(state, card))).toBe(true);
  });

  test('race-2.2.6 race-2.2.7: six cards, two of them discarded by all at once, in secret and face down', () => {
    const match = started({}, 3, 'discards');
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    const open = openQuestions(match.state);
    expect(open.map(({ seat, kind }) => [seat, kind])).toEqual([0, 1, 2].map((seat) => [seat, 'discardSetup']));
    const eventsBefore = match.events.length;
    for (const question of open.slice(0, 2)) {
      expect(submit(match, question.seat, question.id, race.fallback(match.state, question))).toBeNull();
    }
    expect([match.events.length, match.state.supplies[0]?.discard.length]).toEqual([eventsBefore, 0]);
    const [last] = openQuestions(match.state);
    submit(match, 2, last!.id, race.fallback(match.state, last!));
    const faces = match.events.flatMap(({ all }) => (all.kind === 'discarded' ? [[all.count, all.cards]] : []));
    expect(faces).toEqual([1, 2, 3].map(() => [2, null]));
    expect(match.state.supplies[0]?.known).toEqual([1, 1, 2, 2, 4, 4]); // everybody knows his own
  });

  test('race-2.2.8: start worlds are chosen with the discards and revealed together', () => {
    const match = started(rvi, 2, 'reveal');
    const [first, second] = openQuestions(match.state);
    expect([first?.kind, second?.kind]).toEqual(['chooseStart', 'chooseStart']);
    submit(match, 0, first!.id, race.fallback(match.state, first!));
    expect(match.events.some(({ all }) => all.kind === 'startRevealed')).toBe(false);
    const [rejected] = match.state.players.map(({ startOffered }) => startOffered);
    submit(match, 1, second!.id, race.fallback(match.state, second!));
    expect(match.events.filter(({ all }) => all.kind === 'startRevealed')).toHaveLength(2);
    const [kept] = match.state.players[0]!.tableau;
    const other = rejected!.find((card) => card !== kept)!;
    expect(match.state.supplies[0]?.discard).toContain(other);
  });

  test('race-2.2.9: a windfall start world gets an unseen good', () => {
    for (const seed of seeds.slice(0, 20)) {
      for (const { tableau, goods } of setUp(gs, 5, seed).players) {
        const isWindfall = catalogueFor(['base', 'gs']).faces[tableau[0] ?? -1]?.isWindfall;
        expect(goods[0] !== noCard).toBe(isWindfall);
      }
    }
  });

  test('race-2.2.10: face up, Ancient Race discards three of six; chosen, the third is asked after the reveal', () => {
    const faceUp = seeds.map((seed) => started(gs, 5, seed).state);
    for (const state of faceUp) {
      for (const question of openQuestions(state)) {
        const owner = state.players[question.seat]!.startNumber === 6;
        expect(question).toMatchObject({ kind: 'discardSetup', count: owner ? 3 : 2 });
      }
    }
    const matches = seeds.map((seed) => started(rvi, 6, seed));
    const ancient = (state: RaceState) => gameOf(state).cards.bySlug.get('ancient-race')!;
    const match = matches.find(({ state }) =>
      state.players.some((player) => player.startOffered.includes(ancient(state))),
    )!;
    const owner = match.state.players.findIndex((player) => player.startOffered.includes(ancient(match.state)));
    for (const question of openQuestions(match.state)) {
      const answer = race.fallback(match.state, question) as { start: string; discard: string[] };
      const start = question.seat === owner ? 'ancient-race' : answer.start;
      expect(submit(match, question.seat, question.id, { ...answer, start })).toBeNull();
    }
    const open = openQuestions(match.state);
    expect(open).toMatchObject([{ seat: owner, kind: 'discardSetup', count: 1 }]);
    expect(match.state.players[owner]?.hand).toHaveLength(4);
  });

  test('race-2.2.11: clockwise from the lowest-numbered start world, for good', () => {
    for (const seed of seeds.slice(0, 20)) {
      const state = setUp(gs, 4, seed);
      const numbers = state.players.map(({ startNumber }) => startNumber);
      expect(state.first).toBe(numbers.indexOf(Math.min(...numbers)));
    }
    const bank = { tableau: ['Interstellar Bank'] };
    const seats = [
      { start: 'Rebel Cantina', ...bank },
      { start: 'Doomed World', ...bank, hand: ['Tourist World'] },
      { start: 'Galactic Developers', ...bank },
    ];
    scenario({ seats }, (t) => {
      t.picks('consume-trade', 'settle', 'consume-trade');
      t.draws(1, 1); // for picking Settle
      t.answer(1, 'settlePlace', 'Tourist World');
      expect(t.tableau(1)).not.toContain('Doomed World');
      t.draws(0, 1);
      t.draws(1, 1);
      t.draws(2, 2);
      t.picks('develop', 'develop', 'develop');
      expect(
        t
          .events('drew')
          .slice(1)
          .map(({ seat }) => seat),
      ).toEqual([1, 2, 2, 0]);
    });
  });
});

describe('Preset first-game hands', () => {
  test('race-2.3.1 race-2.3.2: start world and four cards with the same number, nothing to discard', () => {
    const { state, events } = started({ sets: ['base', 'gs'], presetHands: [5, 1, 2, 3, 4] }, 5, 'preset');
    expect(openQuestions(state).map(({ kind }) => kind)).toEqual(new Array(5).fill('chooseAction'));
    for (const [seat, number] of [5, 1, 2, 3, 4].entries()) {
      const preset = presetHands.find((hand) => hand.number === number)!;
      const player = state.players[seat]!;
      expect([slugs(state, player.tableau), slugs(state, player.hand)]).toEqual([[preset.startWorld], preset.hand]);
    }
    expect(events.some(({ all }) => all.kind === 'discarded')).toBe(false);
    expect(state.first).toBe(1);
  });

  test('race-2.3.3: one copy of each card is used, all others form the deck', () => {
    const { state } = started({ presetHands: [1, 2] }, 2, 'preset deck');
    expect(race.broken(state)).toBeNull();
    const { deck } = state.supplies[0]!;
    expect(deck).toHaveLength(114 - 10 - 1); // and the good of Alpha Centauri
    const inDeck = slugs(state, deck);
    expect(inDeck.filter((slug) => slug === 'public-works')).toHaveLength(1);
    for (const unused of ['new-sparta', 'space-marines', 'old-earth']) expect(inDeck).toContain(unused);
  });

  test('race-2.3.1: a seat without a preset hand is dealt one', () => {
    const { state } = started({ presetHands: [null, 3] }, 2, 'mixed');
    const [dealt, preset] = state.players;
    expect([dealt?.hand.length, preset?.hand.length]).toEqual([6, 4]);
    expect(openQuestions(state)).toMatchObject([{ seat: 0, kind: 'discardSetup' }]);
  });
});
