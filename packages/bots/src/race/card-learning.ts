// Learning scores of cards from samples: squared error between the differences of scores and the differences that
// look-ahead found, by plain gradient steps. Every weight begins at none and moves as often as its fact is seen, so that
// what was seen rarely counts for little.

import { contextSize, stages } from './card-context.ts';
import { type CardTable, type CardTables, emptyTable, type ScoredCard, scoreOf, worthUnit } from './card-policy.ts';
import { type CardSample, isPlacing } from './card-samples.ts';

/** Hand-made worth counts from the beginning: half a share of winning for a hundred points. */
const firstTrust = 0.05;

export function freshTables(): CardTables {
  const tables = { place: emptyTable(), keep: emptyTable() };
  for (const { shared } of [tables.place, tables.keep]) shared.fill(firstTrust, 0, stages);
  return tables;
}

/** Means over few made-up states say less: n of them count n / (n + 4). */
const doubt = 4;

/** One step along one sample; returns the squared error before it, and that of knowing nothing. */
export function learnCards(
  tables: CardTables,
  sample: CardSample,
  worlds: number,
  rate: number,
): { error: number; none: number } {
  const placing = isPlacing(sample.kind);
  const table = placing ? tables.place : tables.keep;
  const sign = placing ? 1 : -1;
  const context = { list: Uint16Array.from(sample.context), count: sample.context.length };
  const scores = scoresOf(table, context, sample, sign);
  const targets = centred(sample.choices.map(({ means }) => (means[0] + means[1]) / 2));
  const weight = worlds / (worlds + doubt);
  let error = 0;
  let none = 0;
  for (const [index, { cards }] of sample.choices.entries()) {
    const target = targets[index] ?? 0;
    const wrong = target - (scores[index] ?? 0);
    error += (wrong * wrong) / targets.length;
    none += (target * target) / targets.length;
    // However many cards go, the score of the choice moves by about the same.
    for (const card of cards) moveScore(table, context, card, (sign * rate * weight * wrong) / cards.length);
  }
  return { error, none };
}

type Context = Parameters<typeof scoreOf>[1];

function scoresOf(table: CardTable, context: Context, { choices }: CardSample, sign: number): number[] {
  return centred(
    choices.map(({ cards }) => sign * cards.reduce((sum, card) => sum + scoreOf(table, context, card), 0)),
  );
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.map((each) => each - mean);
}

function moveScore({ rows, shared }: CardTable, context: Context, card: ScoredCard, step: number): void {
  shared[card.stage] = (shared[card.stage] ?? 0) + step * worthUnit * card.worth;
  if (card.price >= 0) shared[stages + card.price] = (shared[stages + card.price] ?? 0) + step;
  if (card.row < 0) return;
  const start = card.row * contextSize;
  for (let i = 0; i < context.count; i++) {
    const at = start + (context.list[i] ?? 0);
    rows[at] = (rows[at] ?? 0) + step;
  }
}

/** What choosing by scores loses, measured on the half of the states that the best answer was not chosen by. */
export function regretOf(sample: CardSample, tables: CardTables | null): number {
  const placing = isPlacing(sample.kind);
  const means = sample.choices.map((choice) => choice.means);
  const best = atMost(means.map(([one]) => one));
  let chosen = 0;
  if (tables !== null) {
    const context = { list: Uint16Array.from(sample.context), count: sample.context.length };
    const table = placing ? tables.place : tables.keep;
    chosen = atMost(scoresOf(table, context, sample, placing ? 1 : -1));
  }
  return (means[best]?.[1] ?? 0) - (means[chosen]?.[1] ?? 0);
}

const atMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));
