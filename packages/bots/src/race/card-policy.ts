// The player that finishes simulated rounds, taught by look-ahead: which card to place and which cards to keep, by scores
// that are learned per design. What look-ahead found an answer to be worth more than the others in the same made-up
// states is what a score stands for, in shares of winning. Own cards have no design: they count by hand-made worth alone.

import { type RaceQuestion, type RaceState, race } from '@orrery/race';
import type { CardNo } from '@orrery/race/search';
import { type FactList, factList } from '../net/net.ts';
import { type PackedNumbers, packNumbers, unpackNumbers } from '../net/packed-numbers.ts';
import { cardRows, contextSize, noCardRow, stageOf, stages, writeContext } from './card-context.ts';
import { roundsLeft } from './outlook.ts';
import { priceToPlace } from './prices.ts';
import { gainOfPlacing, keptWorth, numberOf, type Quick, quickAnswer } from './quick.ts';

/** Weights of one kind of score: a row per design over the context, and what all designs share. */
export interface CardTable {
  readonly rows: Float32Array;
  readonly shared: Float32Array;
}

export interface CardTables {
  readonly place: CardTable;
  readonly keep: CardTable;
}

const prices = 9;

/** Shared by all designs: hand-made worth by stage, and the price. */
export const sharedSize = stages + prices;

export const emptyTable = (): CardTable => ({
  rows: new Float32Array(cardRows * contextSize),
  shared: new Float32Array(sharedSize),
});

export interface SavedCardTable {
  readonly rows: PackedNumbers;
  readonly shared: PackedNumbers;
}

export interface SavedCardTables {
  readonly place: SavedCardTable;
  readonly keep: SavedCardTable;
}

const saveTable = ({ rows, shared }: CardTable): SavedCardTable => ({
  rows: packNumbers(rows),
  shared: packNumbers(shared),
});

const loadTable = ({ rows, shared }: SavedCardTable): CardTable => ({
  rows: unpackNumbers(rows, cardRows * contextSize),
  shared: unpackNumbers(shared, sharedSize),
});

export const saveCardTables = ({ place, keep }: CardTables): SavedCardTables => ({
  place: saveTable(place),
  keep: saveTable(keep),
});

export const loadCardTables = ({ place, keep }: SavedCardTables): CardTables => ({
  place: loadTable(place),
  keep: loadTable(keep),
});

/** What is to be scored: its row, and what it has in common with other designs. */
export interface ScoredCard {
  readonly row: number;
  readonly stage: number;
  /** Hand-made worth in points. */
  readonly worth: number;
  /** Cards to pay for it, at most `prices` - 1; -1 for no card. */
  readonly price: number;
}

/** Hand-made worth enters in tens of points. */
export const worthUnit = 0.1;

export function scoreOf({ rows, shared }: CardTable, context: FactList, card: ScoredCard): number {
  let score = (shared[card.stage] ?? 0) * worthUnit * card.worth;
  if (card.price >= 0) score += shared[stages + card.price] ?? 0;
  if (card.row < 0) return score;
  const start = card.row * contextSize;
  for (let i = 0; i < context.count; i++) score += rows[start + (context.list[i] ?? 0)] ?? 0;
  return score;
}

const rowOf = (card: CardNo): number => (card < noCardRow ? card : -1);

/** A card that could be placed now, or nothing. */
export function cardToPlace(state: RaceState, question: RaceQuestion, answer: unknown, rounds: number): ScoredCard {
  const stage = stageOf(rounds);
  if (typeof answer !== 'string') return { row: noCardRow, stage, worth: 0, price: -1 };
  const card = numberOf(state, answer);
  const { gain, price } = gainOfPlacing(state, question, card, rounds);
  return { row: rowOf(card), stage, worth: gain, price: Math.min(prices - 1, price) };
}

/** A card to keep or to part with. */
export function cardToKeep(state: RaceState, seat: number, card: CardNo, rounds: number): ScoredCard {
  const price = Math.min(prices - 1, priceToPlace(state, seat, card));
  return { row: rowOf(card), stage: stageOf(rounds), worth: keptWorth(state, seat, card, rounds), price };
}

/** Answers placements, discards and payments by learned scores, and everything else as the quick player does. */
export function cardPolicy({ place, keep }: CardTables): Quick {
  const context = factList();

  function bestToPlace(state: RaceState, question: RaceQuestion): unknown {
    const rounds = roundsLeft(state);
    writeContext(state, question.seat, state.players[question.seat]?.hand ?? [], context);
    let best: unknown = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of race.enumerate(state, question) ?? []) {
      const score = scoreOf(place, context, cardToPlace(state, question, answer, rounds));
      if (score <= most) continue;
      most = score;
      best = answer;
    }
    return best;
  }

  function ranked(state: RaceState, seat: number, list: readonly CardNo[]): CardNo[] {
    const rounds = roundsLeft(state);
    writeContext(state, seat, list, context);
    const rated = list.map((card, at) => ({
      card,
      score:
        list.indexOf(card) < at
          ? Number.NEGATIVE_INFINITY // a second copy can never be placed
          : scoreOf(keep, context, cardToKeep(state, seat, card, rounds)),
    }));
    rated.sort((a, b) => a.score - b.score || a.card - b.card);
    return rated.map(({ card }) => card);
  }

  return {
    ranked,
    answer: (state, question) =>
      question.kind === 'developPlace' || question.kind === 'settlePlace'
        ? bestToPlace(state, question)
        : quickAnswer(state, question, ranked),
  };
}
