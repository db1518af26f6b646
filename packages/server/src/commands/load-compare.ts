// Holds the processor time per answer against that of another day, or with nothing stored, by ratios to the calibration.

import type { Figures, Rated, StoreName } from './load-figures.ts';

export interface Compared {
  readonly store: StoreName;
  readonly what: 'full speed' | 'half the target';
  readonly with: 'before' | 'nothing stored';
  /** By how much an answer costs more processor than there, as a share; below 0 it costs less. */
  readonly more: number;
}

/** An answer may cost so much more than it did. */
export const mostMore = 0.1;

const compared = (before: Figures, after: Figures, against: Compared['with']): Compared[] => {
  const more = (a: Rated, b: Rated): number => Math.round((b.cpuRatio / a.cpuRatio - 1) * 1000) / 1000;
  return [
    { store: after.store, what: 'full speed', with: against, more: more(before, after) },
    {
      store: after.store,
      what: 'half the target',
      with: against,
      more: more(before.atHalfTheTarget, after.atHalfTheTarget),
    },
  ];
};

/** With the figures of another day, by their ratios to the calibration. */
export function comparedWith(before: readonly Figures[], figures: readonly Figures[]): Compared[] {
  return figures.flatMap((each) => {
    const same = before.find(
      ({ store, stored, nodes }) => store === each.store && stored === each.stored && nodes === each.nodes,
    );
    return same === undefined ? [] : compared(same, each, 'before');
  });
}

export function withAndWithout(figures: readonly Figures[]): Compared[] {
  return figures.flatMap((each) => {
    const empty = figures.find(({ store, stored }) => store === each.store && stored === 0);
    return each.stored === 0 || empty === undefined ? [] : compared(empty, each, 'nothing stored');
  });
}

export const sayCompared = ({ store, what, with: against, more }: Compared): string =>
  `${store}, ${what}: an answer costs ${Math.abs(more * 100).toFixed(1)} % ${more < 0 ? 'less' : 'more'} processor than ${
    against === 'before' ? 'in the stored figures' : 'with nothing stored'
  }${more > mostMore ? ' — TOO MUCH' : ''}`;
