// The two-player scenario, and preset hands beside dealt ones. Sections 2.3 and 13.

import { openQuestions, playInPlace, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf, slugsOf } from '../game.ts';
import { type RaceQuestion, type RaceState, race } from '../index.ts';

const scenario = { sets: ['base', 'gs', 'rvi'], scenario: 'rebel-vs-imperium-2p' };

function started(options: object, seats: number, seed = 'scenario') {
  const match = startMatch(race, { options, seats: Array.from({ length: seats }, () => ({})), seed });
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

/** Discards as a time-out would, up to the first picks. */
function toFirstPicks(state: RaceState): RaceState {
  for (;;) {
    const question = openQuestions(state).find(({ kind }) => kind !== 'chooseAction');
    if (question === undefined) return state;
    playInPlace(race, state, question.seat, question.id, race.fallback(state, question), null);
    expect(race.broken(state)).toBeNull();
  }
}

const names = (state: RaceState, cards: readonly number[]) => slugsOf(gameOf(state), cards);
const startOf = (state: RaceState, seat: number) => names(state, state.players[seat]?.tableau ?? [])[0];

describe('Rebel against Imperium', () => {
  test('race-13.1: one starts with Rebel Cantina, the other with Imperium Warlord, by lot', () => {
    const lots = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { state } = started(scenario, 2, `lot ${seed}`);
      const starts = [startOf(state, 0), startOf(state, 1)];
      lots.add(starts.join());
      expect(starts.toSorted()).toEqual(['imperium-warlord', 'rebel-cantina']);
      const box = names(state, state.supplies[0]?.deck ?? []);
      expect(box.filter((slug) => ['rebel-alliance', 'imperium-seat'].includes(slug))).toEqual([]);
    }
    expect(lots.size).toBe(2);
  });

  test('race-13.1: or by choice', () => {
    for (const [sides, starts] of [
      [
        [0, 1],
        ['rebel-cantina', 'imperium-warlord'],
      ],
      [
        [1, 0],
        ['imperium-warlord', 'rebel-cantina'],
      ],
    ] as const) {
      const { state } = started({ ...scenario, sides }, 2);
      expect([startOf(state, 0), startOf(state, 1)]).toEqual(starts);
    }
  });

  test('race-13.2: six cards, four kept, and the side’s card makes five; both know it', () => {
    const { state } = started({ ...scenario, sides: [0, 1] }, 2);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(openQuestions(state).map(({ kind }) => kind)).toEqual(['discardSetup', 'discardSetup']);
    toFirstPicks(state);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5]);
    for (const viewer of [null, 0, 1]) {
      const { players } = race.viewFor(state, viewer);
      expect(players.map(({ shown }) => shown)).toEqual([['rebel-alliance'], ['imperium-seat']]);
    }
    expect(names(state, state.players[0]?.hand ?? [])).toContain('rebel-alliance');
    expect(state.first).toBe(0);
  });

  test('race-13.2: everybody knows it until cards leave the hand face down', () => {
    const state = toFirstPicks(started({ ...scenario, sides: [0, 1] }, 2).state);
    const act = (kind: string, answer: (question: RaceQuestion) => unknown) => {
      for (const question of openQuestions(state).filter((each) => each.kind === kind)) {
        expect(playInPlace(race, state, question.seat, question.id, answer(question), null)).toBeNull();
      }
    };
    const shown = () => race.viewFor(state, 1).players.map((player) => player.shown.length);
    act('chooseAction', () => ['explore-5']);
    act('exploreDiscard', (question) => race.fallback(state, question));
    expect(shown()).toEqual([1, 1]); // only drawn cards could be discarded
    state.players[0]?.hand.push(...(state.supplies[0]?.deck.splice(0, 6) ?? []));
    act('chooseAction', ({ seat }) => [seat === 0 ? 'explore-1-1' : 'produce']);
    act('exploreDiscard', (question) => race.fallback(state, question));
    act('roundDiscard', (question) => race.fallback(state, question));
    expect(shown()).toEqual([0, 1]);
  });

  test('race-13.3: takeovers are on, goals and two actions a round are free to choose', () => {
    for (const more of [{}, { goals: false }, { experienced: true }, { sets: ['base', 'rvi'] }]) {
      const { state } = started({ ...scenario, ...more }, 2);
      expect(state.options.takeovers).toBe(true);
      expect(state.goals).toHaveLength('goals' in more || 'sets' in more ? 0 : 6);
    }
    expect(startMatch(race, { options: scenario, seats: [{}, {}, {}], seed: 'three' })).toMatchObject({
      refusal: { code: 'kernel/bad-seats', data: { min: 2, max: 2 } },
    });
  });
});

describe('Preset hands beside dealt ones', () => {
  test('race-2.3.1: with both expansions the others choose between two start worlds', () => {
    const { state } = started({ sets: ['base', 'gs', 'rvi'], presetHands: [null, 5, null, 2] }, 4);
    const asked = openQuestions(state).map(({ seat, kind }) => [seat, kind]);
    expect(asked).toEqual([
      [0, 'chooseStart'],
      [2, 'chooseStart'],
    ]);
    toFirstPicks(state);
    expect([startOf(state, 1), startOf(state, 3)]).toEqual(['separatist-colony', 'alpha-centauri']);
    expect(state.players.map(({ tableau }) => tableau.length)).toEqual([1, 1, 1, 1]);
  });

  test('race-2.3.3: nobody is dealt a start world that a preset hand uses', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state } = started({ sets: ['base', 'gs', 'rvi'], presetHands: [1, 2, 3, 4, 5, null] }, 6, `six ${seed}`);
      toFirstPicks(state);
      expect(new Set(state.players.map(({ startNumber }) => startNumber)).size).toBe(6);
    }
  });
});
