// The explorers of a seat in the Explore phase that runs: who has done what, who acts, who waits.

import type { Seat } from '@orrery/kernel';
import type { DieColour, Worker } from '@orrery/roll';
import { dieColours } from '@orrery/roll';
import type { FactOf, RollAsk, RollTable } from '../table.ts';
import type { Desk } from './forms/form.ts';
import { formFor } from './forms/forms.ts';

export interface Explorer {
  readonly colour: DieColour;
  /** A worker of a tile, without a die. */
  readonly virtual: boolean;
  readonly did: { readonly task: 'scout' } | { readonly task: 'stock'; readonly credits: number } | null;
}

export interface Crew {
  /** Those who are done come first. */
  readonly explorers: readonly Explorer[];
  /** The number of the one who acts now; the last one who scouted while its tile is being placed. */
  readonly at: number;
}

/** Null where there are no explorers. `isPlacing`: what the last one found has still to be placed. */
export function crewOf(
  { view, standings, seat }: RollTable,
  facts: readonly FactOf<'roll'>[],
  isPlacing: boolean,
): Crew | null {
  const mine = facts.filter((fact) => fact.round === view.round && fact.phase === 'explore' && fact.seat === seat);
  const done = mine.flatMap((fact, at) =>
    fact.kind === 'explored' ? [doneBy(fact.worker, fact.task, mine.slice(at), view, seat)] : [],
  );
  const column = standings.seats[seat]?.columns?.explore;
  const waiting = [
    ...(column?.virtual ?? []).map((colour) => ({ colour, virtual: true, did: null })),
    ...(column?.dice ?? []).map(({ colour }) => ({ colour, virtual: false, did: null })),
  ];
  const explorers = [...done, ...waiting];
  if (explorers.length === 0) return null;
  return { explorers, at: Math.min(explorers.length, done.length + (isPlacing ? 0 : 1)) };
}

function doneBy(
  worker: Worker,
  task: 'scout' | 'stock',
  after: readonly FactOf<'roll'>[],
  { players }: RollTable['view'],
  seat: Seat,
): Explorer {
  const colour =
    typeof worker === 'number'
      ? players[seat]?.dice.find(({ die }) => die === worker)?.colour
      : dieColours.find((each) => worker.endsWith(each));
  const paid = after.find((fact) => fact.kind === 'credits');
  return {
    colour: colour ?? 'home',
    virtual: typeof worker !== 'number',
    did: task === 'scout' ? { task } : { task, credits: paid?.kind === 'credits' ? paid.after - paid.before : 0 },
  };
}

/** What can be done at once with all explorers that wait: how many they are, and what they bring. */
export interface StockRest {
  readonly explorers: number;
  readonly credits: number;
}

/** Null where it is not offered: one task at most is left, or more than this tile has to be placed first. */
export function stockRest({ description }: RollAsk): StockRest | null {
  if (description.kind !== 'explore.task' && description.kind !== 'explore.place') return null;
  const { explorers, gain } = description.stockAll;
  const isPlacing = description.kind === 'explore.place';
  if (isPlacing ? explorers === 0 || description.drawn.length > 1 : explorers < 2) return null;
  return { explorers, credits: gain.credits - gain.lost };
}

/** The answer that goes on with it; null where something else is asked. */
export function stockOn(ask: RollAsk, desk: Desk): { readonly value: unknown } | null {
  const { description } = ask;
  if (description.kind !== 'explore.task') return null;
  const [first] = description.explorers;
  const worker = description.mustName && first !== undefined ? { worker: [String(first.worker)] } : {};
  return formFor(ask, { task: ['stock'], ...worker }, desk).answer;
}
