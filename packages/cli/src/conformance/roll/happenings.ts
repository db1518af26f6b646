// What a seat did and got in one phase, in a form that recorded steps and our events can both be brought into: tiles
// drawn, shortages, tiles completed, virtual workers, gains added up per resource.

import type { DieColour, RollEvent } from '@orrery/roll';
import { inOrder } from './digest.ts';
import { type Effect, isDecision, type Step } from './recorded.ts';

interface Happenings {
  readonly drawn: readonly string[];
  readonly shortages: readonly unknown[];
  readonly completed: readonly unknown[];
  readonly virtual: readonly DieColour[];
  readonly credits: number;
  readonly vp: number;
  readonly paid: number;
}

export function recordedHappenings(steps: readonly Step[]): Happenings {
  const effects = steps.filter((step): step is Effect => !isDecision(step));
  const all = (ev: string) => effects.filter((effect) => effect.ev === ev);
  const sum = (ev: string, res: string): number =>
    all(ev).reduce((total, effect) => total + (effect.res === res ? (effect.amount ?? 0) : 0), 0);
  return {
    drawn: all('draw').flatMap(({ tiles }) => tiles ?? []),
    shortages: all('shortage').map(({ level, returned, givers }) => ({
      level,
      returned: [...(returned ?? [])].sort(),
      givers: givers ?? [],
    })),
    completed: all('completed').map(({ side, required, spent, early }) => ({
      side,
      required,
      spent: inOrder(spent ?? []),
      early: early ?? false,
    })),
    virtual: inOrder(all('virtual-workers').flatMap(({ dice }) => dice ?? [])),
    credits: sum('gain', 'credits'),
    vp: sum('gain', 'vp'),
    paid: sum('pay', 'credits'),
  };
}

/** The pile is told by number; who threw what is known from the owners' own faces. */
export function happenings(told: readonly RollEvent[], seat: number): Happenings {
  const own = told.filter((event) => event.seat === seat);
  const credits = own.flatMap((event) => (event.kind === 'credits' && event.cause !== 'recruit' ? [event.amount] : []));
  const positive = (sum: number, amount: number): number => sum + Math.max(0, amount);
  return {
    drawn: own.flatMap((event) => (event.kind === 'tilesDrawn' ? (event.tiles ?? []) : [])),
    shortages: own.flatMap((event) =>
      event.kind === 'shortage'
        ? [
            {
              level: event.level,
              returned: event.level === 1 ? abandonedBefore(told, event) : [],
              givers: event.givers,
            },
          ]
        : [],
    ),
    completed: own.flatMap((event) =>
      event.kind === 'completed'
        ? [
            {
              side: event.side,
              required: event.required,
              spent: inOrder(event.spent.map(({ colour }) => colour)),
              early: event.early,
            },
          ]
        : [],
    ),
    virtual: inOrder(own.flatMap((event) => (event.kind === 'virtualWorkers' ? event.colours : []))),
    credits: credits.reduce(positive, 0),
    vp: own.reduce((sum, event) => sum + (event.kind === 'gainedChips' ? event.amount : 0), 0),
    paid: credits.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  };
}

/** The tiles that lay in the pile when it went back into the bag. */
function abandonedBefore(told: readonly RollEvent[], shortage: RollEvent): string[] {
  let pile: string[] = [];
  for (const event of told) {
    if (event === shortage) break;
    if (event.kind === 'tilesAbandoned') pile.push(...(event.tiles ?? []));
    if (event.kind === 'abandonedReturned') pile = [];
  }
  return pile.sort();
}
