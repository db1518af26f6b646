// The events tell the whole story: a bookkeeper who knows no rules, only the events with their owners' faces, ends every
// phase with the same dice, tiles, credits and chips as the state.

import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { RollEvent } from './events.ts';
import { roll } from './index.ts';
import { placeName } from './places.ts';
import type { State } from './state.ts';
import { slugOf, tileName } from './tiles/catalogue.ts';

interface Book {
  readonly dice: Map<number, string>;
  stacks: { development: string[]; world: string[] };
  readonly tableau: string[];
  readonly drawn: Set<string>;
  readonly abandoned: Set<string>;
  credits: number;
  chips: number;
}

const emptyBook = (): Book => ({
  dice: new Map(),
  stacks: { development: [], world: [] },
  tableau: [],
  drawn: new Set(),
  abandoned: new Set(),
  credits: 0,
  chips: 0,
});

function must(condition: boolean, event: RollEvent): void {
  if (!condition) throw new Error(`does not follow: ${JSON.stringify(event)}`);
}

function enter(books: readonly Book[], event: RollEvent): void {
  if (event.kind === 'abandonedReturned') for (const { abandoned } of books) abandoned.clear();
  const book = event.seat === null ? undefined : books[event.seat];
  if (book === undefined) return;
  switch (event.kind) {
    case 'seatSetUp':
      book.tableau.push(...event.tableau);
      break;
    case 'rolled':
      for (const { die } of event.dice) {
        must(book.dice.get(die) === 'cup', event);
        book.dice.set(die, 'rolled');
      }
      break;
    case 'diceGained':
    case 'diceMoved':
      moveDice(book, event);
      break;
    case 'credits':
      must(book.credits === event.before, event);
      must(event.after === Math.min(10, event.before + event.amount), event);
      book.credits = event.after;
      break;
    case 'gainedChips':
      must(book.chips === event.before && event.after === event.before + event.amount, event);
      book.chips = event.after;
      break;
    default:
      moveTiles(book, event);
  }
}

function moveDice(book: Book, event: Extract<RollEvent, { kind: 'diceGained' | 'diceMoved' }>): void {
  must(event.dice.length > 0 && event.cause !== '', event);
  for (const { die, from, to } of event.dice) {
    must((book.dice.get(die) ?? 'supply') === from, event);
    if (to === 'supply') book.dice.delete(die);
    else book.dice.set(die, to);
  }
}

function moveTiles(book: Book, event: RollEvent): void {
  switch (event.kind) {
    case 'tilesDrawn':
      must(event.bagBefore - event.count === event.bagAfter && event.tiles?.length === event.count, event);
      for (const tile of event.tiles ?? []) book.drawn.add(tile);
      break;
    case 'tilePlaced': {
      const tile = event.tile ?? '';
      must(book.drawn.delete(tile), event);
      if (event.where === 'top') book.stacks[event.stack].unshift(tile);
      else book.stacks[event.stack].push(tile);
      break;
    }
    case 'tilesAbandoned':
      for (const tile of event.tiles ?? []) {
        takeOut(book, tile, event);
        book.abandoned.add(tile);
      }
      break;
    case 'tileGiven':
      takeOut(book, event.tile ?? '', event);
      break;
    case 'stacksRearranged':
      book.stacks = { development: [...(event.development ?? [])], world: [...(event.world ?? [])] };
      break;
    case 'completed': {
      const stack = event.phase === 'develop' ? book.stacks.development : book.stacks.world;
      must(stack.shift() === event.tile && event.spent.length === event.required, event);
      for (const { die } of event.spent) must(book.dice.get(die)?.startsWith('stack:') === true, event);
      book.tableau.push(event.side);
      must(book.tableau.length === event.squares, event);
      break;
    }
    default:
  }
}

function takeOut(book: Book, tile: string, event: RollEvent): void {
  const stack = book.stacks.development.includes(tile) ? book.stacks.development : book.stacks.world;
  must(stack.includes(tile), event);
  stack.splice(stack.indexOf(tile), 1);
}

const shown = (books: readonly Book[]): unknown[] =>
  books.map(({ dice, stacks, tableau, drawn, abandoned, credits, chips }) => ({
    dice: [...dice].sort(([a], [b]) => a - b),
    stacks,
    tableau,
    drawn: [...drawn].sort(),
    abandoned: [...abandoned].sort(),
    credits,
    chips,
  }));

const real = (state: State): unknown[] =>
  state.players.map((player) => ({
    dice: player.dice
      .map((die, index): [number, string] => [die, placeName(player.places[index] as number)])
      .sort(([a], [b]) => a - b),
    stacks: { development: player.stacks[0].map(tileName), world: player.stacks[1].map(tileName) },
    tableau: player.tableau.map(slugOf),
    drawn: player.drawn.map(tileName).sort(),
    abandoned: player.abandoned.map(tileName).sort(),
    credits: player.credits,
    chips: player.chips,
  }));

test.each([2, 3, 4, 5])('the events of random games with %i seats tell the whole story', (seats) => {
  for (let game = 0; game < 12; game++) {
    const state = roll.setup({}, seats, { text: `story ${game}`, generator: 'xoshiro128' });
    const books = state.players.map(emptyBook);
    const random = randomFromNumber(game);
    const emit = (all: RollEvent, owner: RollEvent | null): void => {
      enter(books, owner ?? all);
      if (all.kind === 'phaseEnded') expect(shown(books)).toEqual(real(state));
    };
    roll.advance(state, emit);
    for (;;) {
      const question = firstOpen(state.flow);
      if (question === null) break;
      playInPlace(roll, state, question.seat, question.id, roll.sample(state, question, random), emit);
    }
    expect(shown(books)).toEqual(real(state));
  }
});
