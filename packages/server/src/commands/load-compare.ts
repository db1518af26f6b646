// Holds the processor time per answer against that of another day, with nothing stored, or of another commit.

import type { Figures, Rated, StoreName } from './load-figures.ts';

export interface Compared {
  readonly store: StoreName;
  readonly what: 'full speed' | 'half the target';
  readonly with: keyof typeof ofWhom;
  /** By how much an answer costs more processor than there, as a share; below 0 it costs less. */
  readonly more: number;
}

const ofWhom = {
  before: 'in the stored figures',
  'nothing stored': 'with nothing stored',
  'the other commit': 'at the other commit',
} as const;

/** An answer may cost so much more than it did. */
export const mostMore = 0.1;

/** What an answer costs: in units of the calibration where the days are others, in milliseconds where they are not. */
type Cost = 'cpuRatio' | 'cpuMsPerAnswer';

function compared(before: Figures, after: Figures, against: Compared['with'], cost: Cost = 'cpuRatio'): Compared[] {
  const more = (a: Rated, b: Rated): number => Math.round((b[cost] / a[cost] - 1) * 1000) / 1000;
  return [
    { store: after.store, what: 'full speed', with: against, more: more(before, after) },
    {
      store: after.store,
      what: 'half the target',
      with: against,
      more: more(before.atHalfTheTarget, after.atHalfTheTarget),
    },
  ];
}

/** With the figures of another day, by their ratios to the calibration. */
export function comparedWith(before: readonly Figures[], figures: readonly Figures[]): Compared[] {
  return figures.flatMap((each) => {
    const same = before.find(
      ({ store, stored, nodes }) => store === each.store && stored === each.stored && nodes === each.nodes,
    );
    return each.isOther || same === undefined ? [] : compared(same, each, 'before');
  });
}

export function withAndWithout(figures: readonly Figures[]): Compared[] {
  return figures.flatMap((each) => {
    const empty = figures.find(({ store, stored, isOther }) => store === each.store && stored === 0 && !isOther);
    return each.stored === 0 || empty === undefined ? [] : compared(empty, each, 'nothing stored');
  });
}

/** With another commit, whose server was open beside ours in the same rounds. */
export function withOther(figures: readonly Figures[]): Compared[] {
  return figures.flatMap((each) => {
    const other = figures.find(({ store, isOther }) => store === each.store && isOther);
    const isOurs = !each.isOther && each.stored === 0;
    return isOurs && other !== undefined ? compared(other, each, 'the other commit', 'cpuMsPerAnswer') : [];
  });
}

export const sayCompared = ({ store, what, with: against, more }: Compared): string =>
  `${store}, ${what}: an answer costs ${Math.abs(more * 100).toFixed(1)} % ${more < 0 ? 'less' : 'more'} processor than ${
    ofWhom[against]
  }${more > mostMore ? ' — TOO MUCH' : ''}`;
