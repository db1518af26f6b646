// An outsider who sees only the full faces of the events can keep the books of a whole match: every hand, tableau,
// good, chip and goal, and the number of cards in both piles.

import { firstOpen, fullFace, playInPlace, randomFromNumber, type Told } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { catalogueFor } from './cards/catalogue.ts';
import type { RaceEvent } from './events.ts';
import { race } from './index.ts';
import { inspect } from './inspect.ts';
import type { Slug } from './questions.ts';

interface Books {
  hands: Slug[][];
  drawn: Slug[][];
  turnedUp: Slug[][];
  tableaus: { card: Slug; good: boolean }[][];
  chips: number[];
  pool: number;
  goals: Record<string, number[]>;
  deck: number;
  discard: number;
}

function without(list: Slug[], cards: readonly Slug[]): Slug[] {
  const left = list.slice();
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`${card} is not there`);
    left.splice(at, 1);
  }
  return left;
}

function placeOf(books: Books, seat: number, card: Slug): { card: Slug; good: boolean } {
  const found = books.tableaus[seat]?.find((each) => each.card === card);
  if (found === undefined) throw new Error(`seat ${seat} has no ${card}`);
  return found;
}

function enter(books: Books, event: RaceEvent): void {
  const seat = event.seat ?? -1;
  const hand = books.hands[seat] ?? [];
  switch (event.kind) {
    case 'drew':
      books.deck -= event.count;
      if (event.to === 'hand') books.hands[seat] = [...hand, ...(event.cards ?? [])];
      else books.drawn[seat] = [...(event.cards ?? [])];
      break;
    case 'discarded':
      books.discard += event.count;
      if (event.from === 'hand') books.hands[seat] = without(hand, event.cards ?? []);
      if (event.from !== 'drawn') break;
      books.hands[seat] = without([...hand, ...(books.drawn[seat] ?? [])], event.cards ?? []);
      books.drawn[seat] = [];
      break;
    case 'kept':
      books.hands[seat] = [...hand, ...(books.drawn[seat] ?? [])];
      books.drawn[seat] = [];
      break;
    case 'reshuffled':
      books.deck += event.supply; // told as it happens, which may be in the middle of a draw
      books.discard -= event.supply;
      break;
    case 'placed':
      if (event.from === 'hand') books.hands[seat] = without(hand, [event.card]);
      books.tableaus[seat]?.push({ card: event.card, good: false });
      break;
    case 'leftTableau': {
      const moved = placeOf(books, seat, event.card);
      books.tableaus[seat] = (books.tableaus[seat] ?? []).filter((each) => each !== moved);
      expect(moved.good).toBe(event.good !== null);
      if (event.to === 'discard') books.discard += 1;
      else books.tableaus[event.to]?.push(moved);
      break;
    }
    case 'goodAdded':
      placeOf(books, seat, event.world).good = true;
      books.deck -= 1;
      break;
    case 'goodRemoved':
      placeOf(books, seat, event.world).good = false;
      books.discard += 1;
      break;
    case 'gainedChips':
      expect([books.chips[seat], books.pool]).toEqual([event.before, event.poolBefore]);
      books.chips[seat] = event.after;
      books.pool = event.poolAfter;
      break;
    case 'guessed':
      if (event.turnedUp === null) break;
      books.deck -= 1;
      if (event.won) books.hands[seat] = [...hand, event.turnedUp];
      else books.discard += 1;
      break;
    case 'anted':
      books.deck -= event.turnedUp.length;
      if (event.won) books.turnedUp[seat] = [...event.turnedUp];
      else books.discard += event.turnedUp.length;
      break;
    case 'anteKept':
      books.discard += (books.turnedUp[seat]?.length ?? 0) - 1;
      books.hands[seat] = [...hand, event.card];
      books.turnedUp[seat] = [];
      break;
    case 'goalClaimed':
      books.goals[event.goal] = [...(books.goals[event.goal] ?? []), seat];
      break;
    case 'goalLost':
      books.goals[event.goal] = [];
      break;
    default:
      break;
  }
  if ('handAfter' in event && event.kind !== 'drew') expect(books.hands[seat]).toHaveLength(event.handAfter);
}

const settings: [options: object, seats: number, dealtStarts: number][] = [
  [{}, 2, 2],
  [{ presetHands: [1, 2, null] }, 3, 3],
  [{ sets: ['base', 'gs'], experienced: true }, 2, 2],
  [{ sets: ['base', 'rvi'], takeovers: true }, 5, 5],
  [{ sets: ['base', 'gs', 'rvi'], takeovers: true }, 4, 8],
];

test.each(settings)('events keep the books: %j with %i seats', (raw, seats, dealtStarts) => {
  const read = race.readOptions(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const perSeat = <T>(): T[][] => Array.from({ length: seats }, () => []);
  for (let game = 0; game < 12; game++) {
    const books: Books = {
      hands: perSeat(),
      drawn: perSeat(),
      turnedUp: perSeat(),
      tableaus: perSeat(),
      chips: Array.from({ length: seats }, () => 0),
      pool: 12 * seats,
      goals: {},
      deck: catalogueFor(read.value.sets).size - dealtStarts,
      discard: 0,
    };
    const state = race.setup(read.value, seats, { text: `books ${game}`, generator: 'xoshiro128' });
    const random = randomFromNumber(game);
    let told: Told<RaceEvent>[] = [];
    const emit = (all: RaceEvent, owner: RaceEvent | null) => void told.push({ seq: told.length, all, owner });
    race.advance(state, emit);
    for (let question = firstOpen(state.flow); ; question = firstOpen(state.flow)) {
      for (const each of told) enter(books, fullFace(each));
      told = [];
      const now = inspect(state);
      expect({ deck: books.deck, discard: books.discard, pool: books.pool }).toEqual({
        deck: now.deck,
        discard: now.discard,
        pool: now.pool,
      });
      for (const [seat, player] of now.seats.entries()) {
        expect(books.hands[seat]?.slice().sort()).toEqual(player.hand.slice().sort());
        expect(books.tableaus[seat]).toEqual(player.tableau.map(({ card, goods }) => ({ card, good: goods > 0 })));
        expect(books.chips[seat]).toBe(player.chips);
      }
      for (const { tile, holders } of race
        .viewFor(state, null)
        .goals.map(({ goal, holders }) => ({ tile: goal, holders }))) {
        expect(books.goals[tile] ?? []).toEqual(holders);
      }
      if (question === null) break;
      expect(
        playInPlace(race, state, question.seat, question.id, race.sample(state, question, random), emit),
      ).toBeNull();
    }
    expect(race.outcome(state)).not.toBeNull();
  }
});
