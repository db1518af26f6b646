// What the facts of a line of a story brought in Race: cards, worlds, goods, chips and goals that came and went.

import type { Good, Slug } from '@orrery/race';
import type { FactOf } from '../table.ts';

type RaceFact = FactOf<'race'>;

/** Cards that came or went; those whose names may be known are named. */
export interface SomeCards {
  readonly count: number;
  readonly cards: readonly Slug[];
}

export interface RaceGains {
  /** From the hand or as a start world into the tableau. */
  readonly placed: readonly Slug[];
  /** Worlds taken from others. */
  readonly taken: readonly Slug[];
  /** Cards that left the tableau. */
  readonly left: readonly Slug[];
  readonly handIn: SomeCards;
  readonly handOut: SomeCards;
  /** Drawn and not yet sorted. */
  readonly drawnIn: number;
  readonly drawnOut: number;
  readonly goodsIn: readonly { readonly world: Slug; readonly good: Good }[];
  readonly goodsOut: readonly { readonly world: Slug; readonly good: Good }[];
  readonly chips: number;
  readonly goals: readonly string[];
  readonly goalsLost: readonly string[];
  /** Chose to do nothing where something was offered. */
  readonly passed: boolean;
}

export function raceGains(facts: readonly RaceFact[]): RaceGains {
  const placed: Slug[] = [];
  const taken: Slug[] = [];
  const left: Slug[] = [];
  const handIn = new Pile();
  const handOut = new Pile();
  const goodsIn: { world: Slug; good: Good }[] = [];
  const goodsOut: { world: Slug; good: Good }[] = [];
  const goals: string[] = [];
  const goalsLost: string[] = [];
  let [drawnIn, drawnOut, chips, passed] = [0, 0, 0, false];
  for (const fact of facts) {
    switch (fact.kind) {
      case 'drew':
        if (fact.to === 'hand') handIn.add(fact);
        else drawnIn += fact.count;
        break;
      case 'kept':
        handIn.add(fact);
        if (fact.from === 'drawn') drawnOut += fact.count;
        break;
      case 'discarded':
        if (fact.from === 'hand') handOut.add(fact);
        if (fact.from === 'drawn') drawnOut += fact.count;
        break;
      case 'placed':
        placed.push(fact.card);
        if (fact.from === 'hand') handOut.add({ count: 1, cards: [fact.card] });
        break;
      case 'leftTableau':
        left.push(fact.card);
        break;
      case 'takeoverResolved':
        if (fact.result === 'success') taken.push(fact.world);
        break;
      case 'goodAdded':
        goodsIn.push({ world: fact.world, good: fact.good });
        break;
      case 'goodRemoved':
        goodsOut.push({ world: fact.world, good: fact.good });
        break;
      case 'gainedChips':
        chips += fact.amount;
        break;
      case 'goalClaimed':
        goals.push(fact.goal);
        break;
      case 'goalLost':
        goalsLost.push(fact.goal);
        break;
      case 'passed':
        passed = true;
        break;
    }
  }
  return {
    placed,
    taken,
    left,
    handIn: handIn.all,
    handOut: handOut.all,
    drawnIn,
    drawnOut,
    goodsIn,
    goodsOut,
    chips,
    goals,
    goalsLost,
    passed,
  };
}

export class Pile {
  #count = 0;
  readonly #cards: Slug[] = [];

  add({ count, cards }: { readonly count: number; readonly cards: readonly Slug[] | null }): void {
    this.#count += count;
    this.#cards.push(...(cards ?? []));
  }

  get all(): SomeCards {
    return { count: this.#count, cards: this.#cards };
  }
}
