// Why an answer: its estimated share of winning, and what makes the difference to the next best one. A term is the
// change of the very evaluation the bot uses when one part of the facts is taken from the one outcome instead of the
// other, part after part, so that the terms add up to the difference between the two shares.

import { type FactList, factList } from '../net/net.ts';
import type { RatedAnswer } from './successive-halving.ts';
import type { Observation } from './value-function.ts';

/** `end`: the match would be over; then only its result counts. */
export interface Term<Part extends string = string> {
  readonly part: Part | 'end';
  /** In shares of winning. */
  readonly amount: number;
}

export interface Reason<Part extends string = string> {
  readonly answer: unknown;
  readonly share: number;
  /** Compared with the best other answer; largest first. They add up to `ahead`. */
  readonly terms: readonly Term<Part>[];
  /** The difference of the two shares over the simulated rounds that both were tried in. */
  readonly ahead: number;
}

/** What came of an answer in one made-up state. */
export interface Outcome {
  readonly observation: Observation;
  /** As the bot valued it, the shaping included. */
  readonly share: number;
  /** What is added to the share for points there are already. */
  readonly shaping: number;
  readonly over: boolean;
}

/** Is shown what came of each answer in each simulated round; `world` numbers the made-up states. */
export type Watch<State> = (answer: unknown, world: number, end: State) => void;

/** How outcomes are compared. */
export interface Comparing<Part extends string, State> {
  /** In the order in which they are exchanged. */
  readonly allParts: readonly Part[];
  /** What each fact is about, for each view of an observation. */
  readonly parts: readonly (readonly Part[])[];
  outcomeOf(end: State): Outcome;
  /** The share by an observation alone, without the shaping. */
  shareOf(observation: Observation): number;
}

export interface Explaining<Part extends string, State> extends Comparing<Part, State> {
  think(watch: Watch<State>): readonly RatedAnswer[];
}

/** The best few answers with their reasons; one alone where there is nothing to choose. */
export function reasonsFor<Part extends string, State>(
  explaining: Explaining<Part, State>,
  most: number,
): Reason<Part>[] {
  let rated: readonly RatedAnswer[] = [];
  const outcomes = outcomesOf(explaining, (watch) => {
    rated = explaining.think(watch);
  });
  return rated.slice(0, most).map(({ answer, share }, place) => {
    const other = rated[place === 0 ? 1 : 0];
    const terms =
      other === undefined ? [] : termsOf(explaining, outcomes.get(answer) ?? [], outcomes.get(other.answer) ?? []);
    return { answer, share, terms, ahead: terms.reduce((sum, { amount }) => sum + amount, 0) };
  });
}

/** Tries two answers in the same made-up states; what makes the first one better, or worse. */
export function termsBetween<Part extends string, State>(
  comparing: Comparing<Part, State>,
  play: (watch: Watch<State>) => void,
  [one, other]: readonly [unknown, unknown],
): Term<Part>[] {
  const outcomes = outcomesOf(comparing, play);
  return termsOf(comparing, outcomes.get(one) ?? [], outcomes.get(other) ?? []);
}

function outcomesOf<Part extends string, State>(
  { outcomeOf }: Comparing<Part, State>,
  play: (watch: Watch<State>) => void,
): ReadonlyMap<unknown, Outcome[]> {
  const outcomes = new Map<unknown, Outcome[]>();
  play((answer, world, end) => {
    const known = outcomes.get(answer) ?? [];
    known[world] = outcomeOf(end);
    outcomes.set(answer, known);
  });
  return outcomes;
}

/** Means over the worlds in which both answers were tried. */
function termsOf<Part extends string, State>(
  explaining: Comparing<Part, State>,
  mine: readonly Outcome[],
  others: readonly Outcome[],
): Term<Part>[] {
  const sums = new Map<Part | 'end', number>();
  const add = (part: Part | 'end', amount: number): void => void sums.set(part, (sums.get(part) ?? 0) + amount);
  let worlds = 0;
  for (const [world, one] of mine.entries()) {
    const other = others[world];
    if (one === undefined || other === undefined) continue;
    worlds += 1;
    if (one.over || other.over) add('end', one.share - other.share);
    else compare(explaining, one, other, add);
  }
  return [...sums]
    .map(([part, amount]) => ({ part, amount: amount / worlds }))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

function compare<Part extends string, State>(
  { allParts, parts, shareOf }: Comparing<Part, State>,
  one: Outcome,
  other: Outcome,
  add: (part: Part, amount: number) => void,
): void {
  let before = shareOf(other.observation);
  const taken = new Set<Part>();
  for (const part of allParts) {
    taken.add(part);
    const after = shareOf(
      one.observation.map((facts, view) => mixed(parts[view] ?? [], facts, other.observation[view] ?? facts, taken)),
    );
    if (after !== before) add(part, after - before);
    before = after;
  }
  add('points' as Part, one.shaping - other.shaping);
}

/** The facts of `one` for the parts that are taken, those of `other` for the rest. */
function mixed<Part extends string>(
  parts: readonly Part[],
  one: FactList,
  other: FactList,
  taken: ReadonlySet<Part>,
): FactList {
  const facts = factList();
  for (const [source, wanted] of [[one, true] as const, [other, false] as const]) {
    for (let i = 0; i < source.count; i++) {
      const fact = source.list[i] as number;
      if (taken.has(parts[fact] as Part) === wanted) facts.list[facts.count++] = fact;
    }
  }
  return facts;
}
