// The levels that people choose among, and how strong each is, one scale per game with `greedy` at 1000; `npm run ladder` measures and writes them.

import ratings from './ratings.json' with { type: 'json' };

export { levels } from './levels.ts';

export const botRatings: { readonly [game: string]: { readonly [level: string]: number } } = ratings;
