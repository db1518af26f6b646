// How strong each level is, one scale per game with `greedy` at 1000; `npm run ladder` measures and writes them.

import ratings from './ratings.json' with { type: 'json' };

export const botRatings: { readonly [game: string]: { readonly [level: string]: number } } = ratings;
