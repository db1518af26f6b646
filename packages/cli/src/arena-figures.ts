// Figures of an arena run: shares with their 95 % interval (over deals, since the matches of one deal belong
// together), ratings from the pairs with `greedy` at 1000, and quantiles of times.

export interface Estimate {
  readonly mean: number;
  readonly ci95: readonly [low: number, high: number];
}

/** Mean of figures between 0 and 1, one per deal. */
export function estimate(values: readonly number[]): Estimate {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, each) => sum + each, 0) / count;
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1);
  // A handful of equal results is no certainty: never closer than one more deal of the other kind would leave it.
  const half = Math.max(1.96 * Math.sqrt(spread / count), 1 / (count + 1));
  return { mean, ci95: [Math.max(0, mean - half), Math.min(1, mean + half)] };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export interface PairShare {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly winShare: number;
}

const anchorRating = 1000;

/** Ratings that explain the pairs best (400 points are ten to one); the anchor has 1000. */
export function ratingsOf(names: readonly string[], pairs: readonly PairShare[], anchor: string): Map<string, number> {
  const ratings = new Map(names.map((name) => [name, 0]));
  for (let turn = 0; turn < 2000; turn++) {
    for (const name of names) {
      let wanted = 0;
      let expected = 0;
      for (const { bots, games, winShare } of pairs) {
        if (!bots.includes(name)) continue;
        const [first, second] = bots;
        const other = first === name ? second : first;
        // Half a match each way keeps a clean sweep finite.
        const share = (games * (first === name ? winShare : 1 - winShare) + 0.5) / (games + 1);
        wanted += games * share;
        expected += games / (1 + 10 ** (((ratings.get(other) ?? 0) - (ratings.get(name) ?? 0)) / 400));
      }
      const weight = pairs.reduce((sum, pair) => sum + (pair.bots.includes(name) ? pair.games : 0), 0);
      if (weight > 0) ratings.set(name, (ratings.get(name) ?? 0) + (300 * (wanted - expected)) / weight);
    }
  }
  const shift = anchorRating - (ratings.get(anchor) ?? 0);
  return new Map([...ratings].map(([name, rating]) => [name, Math.round(rating + shift)]));
}
