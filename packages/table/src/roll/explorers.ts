// The explorers of a seat in the Explore phase that runs: who has done what, who acts, who waits.

import type { Seat } from '@orrery/kernel';
import type { DieColour, Worker } from '@orrery/roll';
import { dieColours } from '@orrery/roll';
import type { FactOf, RollTable } from '../table.ts';

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
  const mine = facts.filter(
    (fact) => fact.round === view.round && fact.phase === 'explore' && fact.seat === seat,
  );
  const done = mine.flatMap((fact, at) => (fact.kind === 'explored' ? [doneBy(fact.worker, fact.task, mine.slice(at), view, seat)] : []));
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
