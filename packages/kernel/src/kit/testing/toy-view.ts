// What a seat of the toy game sees, and how a full state is made up from it.

import { cloneFrame, type Frame } from '../../flow.ts';
import { flowFor } from '../../flow-view.ts';
import type { Asked, Question, Seat } from '../../question.ts';
import { next32, pick, type Random, randomFromNumber, shuffle } from '../../random/random.ts';
import { cardCount, layable, type ToyOptions, type ToyQuestion, type ToySeat, type ToyState } from './toy-rules.ts';

export interface ToyView {
  readonly seat: Seat | null;
  readonly options: ToyOptions;
  readonly round: number;
  readonly deck: number;
  readonly discard: number;
  readonly pile: readonly number[];
  readonly hand: readonly number[];
  readonly spent: readonly number[];
  readonly seats: readonly { readonly cards: number; readonly spent: number; readonly points: number }[];
  readonly asks: readonly number[];
  readonly flow: Frame<ToyQuestion>;
}

export function toyView(state: ToyState, seat: Seat | null): ToyView {
  const me = seat === null ? undefined : state.seats[seat];
  return {
    seat,
    options: state.options,
    round: state.round,
    deck: state.deck.length,
    discard: state.discard.length,
    pile: state.pile.slice(),
    hand: me?.hand.slice() ?? [],
    spent: me?.spent.slice() ?? [],
    seats: state.seats.map(({ hand, spent, points }) => ({ cards: hand.length, spent: spent.length, points })),
    asks: state.asks.slice(),
    ...toyProgress(state, seat),
  };
}

export const toyProgress = (state: ToyState, seat: Seat | null): Pick<ToyView, 'flow'> => ({
  flow: flowFor(state.flow, seat),
});

export function guessToy(view: ToyView, random: Random): ToyState {
  const known = new Set([...view.pile, ...view.hand, ...view.spent]);
  const unknown = shuffle(
    random,
    Array.from({ length: cardCount }, (_, card) => card).filter((card) => !known.has(card)),
  );
  const seats = view.seats.map(({ cards, spent, points }, seat): ToySeat => {
    if (seat === view.seat) return { hand: [...view.hand], spent: [...view.spent], points };
    return { hand: unknown.splice(0, cards), spent: unknown.splice(0, spent), points };
  });
  const state: ToyState = {
    flow: cloneFrame(view.flow),
    asks: [...view.asks],
    seals: 0,
    options: view.options,
    round: view.round,
    random: randomFromNumber(next32(random)),
    deck: unknown.splice(0, view.deck),
    discard: unknown.splice(0, view.discard),
    pile: [...view.pile],
    seats,
  };
  eachAsked(state.flow, (asked) => {
    const { seat } = asked.question;
    if (asked.status !== 'given' || seat === view.seat) return;
    const hand = state.seats[seat]?.hand ?? [];
    asked.answer = pick(random, [null, ...layable(hand, state.round)]);
  });
  return state;
}

/** Swaps all hidden cards for one another, wherever they are named. */
export function shuffleToy(state: ToyState, seat: Seat | null, random: Random): void {
  const others = state.seats.filter((_, other) => other !== seat);
  const zones = [state.deck, state.discard, ...others.flatMap(({ hand, spent }) => [hand, spent])];
  const cards = zones.flat();
  const swapped = shuffle(random, cards.slice());
  const swap = new Map(cards.map((card, index) => [card, swapped[index] ?? card]));
  for (const zone of zones) for (const [index, card] of zone.entries()) zone[index] = swap.get(card) ?? card;
  state.random = randomFromNumber(next32(random));
  eachAsked(state.flow, (asked) => {
    if (asked.question.seat === seat || typeof asked.answer !== 'number') return;
    asked.answer = swap.get(asked.answer) ?? asked.answer;
  });
}

function eachAsked(frame: Frame, visit: (asked: Asked & { question: Question }) => void): void {
  for (const asked of frame.asked) visit(asked);
  for (const lane of frame.lanes) eachAsked(lane, visit);
}
