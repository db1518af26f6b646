// Drafting: packets, directions, what is left over, and playing from one's own deck. Section 12.

import {
  loadRecord,
  openQuestions,
  randomFromNumber,
  recordOf,
  resume,
  saveRecord,
  startMatch,
  submit,
  undo,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf, slugsOf } from '../game.ts';
import { type RaceState, race } from '../index.ts';

const gs = { sets: ['base', 'gs'], draft: true };
const rvi = { sets: ['base', 'gs', 'rvi'], draft: true };

function started(options: object, seats: number, seed = 'draft') {
  const match = startMatch(race, { options, seats: Array.from({ length: seats }, () => ({})), seed });
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

type Started = ReturnType<typeof started>;

const asked = (state: RaceState) => openQuestions(state);
const names = (state: RaceState, cards: readonly number[]) => slugsOf(gameOf(state), cards);
const packets = (state: RaceState) => state.players.map(({ drawn }) => names(state, drawn));

/** Everybody takes the first card of the packet, so many times. */
function pickAll(match: Started, times: number): void {
  for (let i = 0; i < times; i++) {
    for (const question of asked(match.state)) {
      expect(question.kind).toBe('draftPick');
      expect(submit(match, question.seat, question.id, race.fallback(match.state, question))).toBeNull();
    }
    expect(race.broken(match.state)).toBeNull();
  }
}

function draftAll(match: Started): void {
  while (asked(match.state)[0]?.kind === 'draftPick') pickAll(match, 1);
}

/** Plays on by chance to the end. */
function playOn(match: { state: RaceState } & Pick<Started, 'game'>, seed: number): RaceState {
  const random = randomFromNumber(seed);
  const running = match as Started;
  for (;;) {
    const [question] = asked(running.state);
    if (question === undefined) return running.state;
    expect(submit(running, question.seat, question.id, race.sample(running.state, question, random))).toBeNull();
  }
}

describe('The packets', () => {
  test('race-12.1: everybody looks at one odd and one even start world, the others are in the deck', () => {
    for (const options of [gs, rvi]) {
      const { state } = started(options, 3);
      const { faces, startWorlds } = gameOf(state).cards;
      for (const { startOffered } of state.players) {
        expect(startOffered.map((card) => (faces[card]?.startNumber ?? 0) % 2)).toEqual([1, 0]);
      }
      const elsewhere = [...(state.supplies[3]?.deck ?? []), ...state.players.flatMap(({ drawn }) => drawn)];
      expect(elsewhere.filter((card) => startWorlds.includes(card))).toHaveLength(startWorlds.length - 6);
      expect(state.goals).toHaveLength(6);
    }
  });

  test('race-12.2 race-15.1: five cards, one is taken, the rest goes to the left, in the next round to the right', () => {
    const match = started(rvi, 3);
    const first = packets(match.state);
    expect(first.map((packet) => packet.length)).toEqual([5, 5, 5]);
    expect(asked(match.state).map(({ kind }) => kind)).toEqual(['draftPick', 'draftPick', 'draftPick']);
    expect(asked(match.state)).toMatchObject([{ passTo: 1 }, { passTo: 2 }, { passTo: 0 }]);
    pickAll(match, 1);
    const rest = first.map((packet) => packet.slice(1));
    expect(packets(match.state)).toEqual([rest[2], rest[0], rest[1]]);
    pickAll(match, 3); // the last card of each packet needs no answer
    expect(match.state.players.map(({ aside }) => aside.length)).toEqual([5, 5, 5]);
    const second = packets(match.state).map((packet) => packet.slice(1));
    expect(asked(match.state)).toMatchObject([{ round: 2, left: 5, passTo: 2 }, { passTo: 0 }, { passTo: 1 }]);
    pickAll(match, 1);
    expect(packets(match.state)).toEqual([second[1], second[2], second[0]]);
  });

  test('race-12.2: all pick at the same time and in secret, and may think again until all have picked', () => {
    const match = started(gs, 3);
    const [first, second, third] = asked(match.state);
    const other = race.viewFor(match.state, 1);
    expect(other.players[0]).toMatchObject({ drawn: { count: 5, cards: null }, aside: { count: 0, cards: null } });
    const packet = race.viewFor(match.state, 0).players[0]?.drawn.cards ?? [];
    expect(submit(match, 0, first!.id, packet[3])).toBeNull();
    expect(match.events.filter(({ all }) => all.kind === 'drafted')).toEqual([]);
    expect(undo(match, 0)).toBeNull();
    expect(submit(match, 0, first!.id, packet[2])).toBeNull();
    for (const { seat, id } of [second!, third!]) submit(match, seat, id, packets(match.state)[seat]?.[0]);
    expect(names(match.state, match.state.players[0]?.aside ?? [])).toEqual([packet[2]]);
    expect(undo(match, 0)).toMatchObject({ code: 'kernel/undo-sealed' });
    const drafted = match.events.filter(({ all }) => all.kind === 'drafted');
    expect(drafted.map(({ all }) => all)).toMatchObject([{ card: null }, { card: null }, { card: null }]);
    expect(drafted[0]?.owner).toMatchObject({ card: packet[2] });
  });

  test('a card that is not in the packet is refused', () => {
    const { state } = started(gs, 2);
    const [question] = asked(state);
    const offered = packets(state)[0];
    const wrong = packets(state)[1]?.find((slug) => !offered?.includes(slug));
    for (const answer of [wrong, 'no-such-card']) {
      expect(race.check(state, question!, answer)).toEqual({ code: 'race/not-offered', data: { offered } });
    }
    expect(race.check(state, question!, 3)).toMatchObject({ code: 'race/malformed' });
  });
});

describe('After the draft', () => {
  test.each([
    [rvi, 2, 85, 6],
    [rvi, 3, 55, 9],
    [rvi, 4, 40, 12],
    [rvi, 5, 30, 20],
    [gs, 2, 65, 2],
    [gs, 3, 40, 10],
  ])('T-12a race-12.3 %j with %i seats: %i cards each, %i left over', (options, seats, each, leftOver) => {
    const match = started(options, seats);
    draftAll(match);
    const { supplies, players } = match.state;
    const owned = players.map(({ hand }, seat) => hand.length + (supplies[seat]?.deck.length ?? 0));
    expect(owned).toEqual(new Array(seats).fill(each));
    expect(supplies[seats]?.deck).toHaveLength(leftOver);
    expect(match.events.find(({ all }) => all.kind === 'draftEnded')?.all).toMatchObject({
      decks: new Array(seats).fill(each),
      leftOver,
    });
  });

  test('race-12.2: the owner’s events name every card of his deck', () => {
    const match = started(rvi, 3);
    draftAll(match);
    for (const [seat, { hand }] of match.state.players.entries()) {
      const told = match.events.flatMap(({ all, owner }) =>
        owner?.kind === 'drafted' && all.seat === seat ? [owner.card] : [],
      );
      const deck = names(match.state, [...hand, ...(match.state.supplies[seat]?.deck ?? [])]);
      expect(told.toSorted()).toEqual(deck.toSorted());
    }
  });

  test('race-12.4: six cards of the own deck, two of them and one start world are discarded', () => {
    const match = started(rvi, 2);
    draftAll(match);
    expect(asked(match.state).map(({ kind }) => kind)).toEqual(['chooseStart', 'chooseStart']);
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([6, 6]);
    for (const question of asked(match.state)) {
      submit(match, question.seat, question.id, race.fallback(match.state, question));
    }
    const { players, supplies } = match.state;
    for (const [seat, { hand, tableau }] of players.entries()) {
      if (tableau[0] === gameOf(match.state).cards.bySlug.get('ancient-race')) continue;
      expect([hand.length, tableau.length, supplies[seat]?.discard.length]).toEqual([4, 1, 3]);
    }
  });

  test('race-12.5: whatever a seat draws and discards stays in its own deck and pile', () => {
    const match = started({ ...rvi, takeovers: false }, 3, 'own decks');
    draftAll(match);
    const poolOf = (state: RaceState, seat: number): number[] => {
      const { hand, tableau, goods, startOffered, drawn, turnedUp } = state.players[seat]!;
      const { deck, discard } = state.supplies[seat]!;
      const lists = [hand, tableau, startOffered, drawn, turnedUp, deck, discard];
      return [...lists.flat(), ...goods.filter((good) => good >= 0)].sort((a, b) => a - b);
    };
    const before = match.state.players.map((_, seat) => poolOf(match.state, seat));
    const end = playOn(match, 3);
    expect(end.players.map((_, seat) => poolOf(end, seat))).toEqual(before);
  });

  test('race-12.5: the own pile becomes the own deck when that is empty, and all are told whose', () => {
    const seen = new Set<number | null>();
    for (let seed = 0; seed < 6 && seen.size < 2; seed++) {
      const match = started(rvi, 5, `short ${seed}`);
      draftAll(match);
      playOn(match, seed);
      for (const { all } of match.events) if (all.kind === 'reshuffled') seen.add(all.seat);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(seen.has(null)).toBe(false);
  });

  test('race-16.9: the owner knows what is in his deck but not in which order, the others nothing', () => {
    const match = started(gs, 2);
    draftAll(match);
    const [own, other] = [race.viewFor(match.state, 0), race.viewFor(match.state, 1)];
    const deck = names(match.state, match.state.supplies[0]?.deck ?? []).sort();
    expect(own.supplies[0]).toMatchObject({ owner: 0, contents: deck, deck: deck.length });
    expect(other.supplies[0]).toMatchObject({ owner: 0, contents: null, deck: deck.length });
    expect(race.viewFor(match.state, null).supplies.map(({ contents }) => contents)).toEqual([null, null, null]);
  });

  test('a draft is saved, loaded and played again, once like this and once like that', () => {
    const match = started(gs, 2, 'saved');
    draftAll(match);
    const file = saveRecord(recordOf(match));
    const scores = [1, 2].map((seed) => {
      const loaded = loadRecord(file, [race]);
      if (!loaded.ok) throw new Error('the record is refused');
      const resumed = resume(loaded.value.game, loaded.value.record);
      if (!resumed.ok) throw new Error('the record cannot be taken up');
      const again = resumed.value as unknown as Started;
      expect(again.state).toEqual(match.state);
      return JSON.stringify(race.outcome(playOn(again, seed)));
    });
    expect(scores[0]).not.toEqual(scores[1]);
  });
});
