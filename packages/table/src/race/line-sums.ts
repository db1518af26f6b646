// What the cards of a line of a story came and went for, as it is told: how things were built, sold and discarded.

import type { Slug } from '@orrery/race';
import type { FactOf } from '../table.ts';
import { Pile, type SomeCards } from './gains.ts';

type RaceFact = FactOf<'race'>;

export interface LineSums {
  /** The start world, where it was revealed here. */
  readonly start: Slug | null;
  /** What was placed in Develop and Settle, and how. */
  readonly built: readonly Extract<RaceFact, { kind: 'paid' }>[];
  readonly sold: readonly { readonly world: Slug; readonly cards: number }[];
  /** Hand cards that were drawn, kept in Explore, and given up, by what for. */
  readonly drew: SomeCards;
  readonly kept: SomeCards;
  readonly paidWith: SomeCards;
  readonly overLimit: SomeCards;
  readonly discarded: SomeCards;
  /** Temporary strength. */
  readonly strength: number;
  /** Worlds that others took over. */
  readonly lost: readonly Slug[];
}

export function lineSums(facts: readonly RaceFact[]): LineSums {
  const built: Extract<RaceFact, { kind: 'paid' }>[] = [];
  const sold: { world: Slug; cards: number }[] = [];
  const piles = {
    drew: new Pile(),
    kept: new Pile(),
    paidWith: new Pile(),
    overLimit: new Pile(),
    discarded: new Pile(),
  };
  const lost: Slug[] = [];
  let start: Slug | null = null;
  let strength = 0;
  for (const fact of facts) {
    switch (fact.kind) {
      case 'startRevealed':
        start = fact.world;
        break;
      case 'paid':
        built.push(fact);
        break;
      case 'sold':
        sold.push({ world: fact.world, cards: fact.price + fact.bonus });
        break;
      case 'leftTableau':
        if (fact.why === 'takenOver') lost.push(fact.card);
        break;
      case 'strengthAdded':
        strength += fact.amount;
        break;
      case 'drew':
        if (fact.to === 'hand' && !isToldBySale(fact)) piles.drew.add(fact);
        break;
      case 'kept':
        piles.kept.add(fact);
        break;
      case 'discarded':
        if (fact.from === 'hand') piles[pileOf(fact.why)].add(fact);
        break;
    }
  }
  const { drew, kept, paidWith, overLimit, discarded } = piles;
  return {
    start,
    built,
    sold,
    drew: drew.all,
    kept: kept.all,
    paidWith: paidWith.all,
    overLimit: overLimit.all,
    discarded: discarded.all,
    strength,
    lost,
  };
}

/** How many cards a sale brought is told with it; their names, where they may be known, are not. */
const isToldBySale = ({ why, cards }: Extract<RaceFact, { kind: 'drew' }>): boolean =>
  why === 'trade' && cards === null;

type Why = Extract<RaceFact, { kind: 'discarded' }>['why'];

const pileOf = (why: Why): 'paidWith' | 'overLimit' | 'discarded' =>
  why === 'payment' ? 'paidWith' : why === 'handLimit' ? 'overLimit' : 'discarded';
