// The numbers of the rulebook that belong to no single tile.

import type { WorldColour } from '../powers/vocabulary.ts';

export const fewestSeats = 2;
export const mostSeats = 5;
export const startHomeDice = { cup: 3, citizenry: 2 } as const;
export const startCredits = 1;
export const startTiles = 2;
export const creditCap = 10;
export const poolPerSeat = 12;
/** The five set-aside chips of 10; nobody ever gets less than earned, so it only matters for showing. */
export const reserve = 50;
/** The two halves of the faction tile and the home world. */
export const startSquares = 3;
export const endSquares = 12;
export const stockCredits = 2;
export const goodsPerWorld = 1;
export const creditsAfterEmptyRecruit = 1;
/** Who owns this many tiles in construction gives one when the bag stays empty. */
export const shortageZone = 3;

export const tradePrice: Readonly<Record<WorldColour, number>> = { grey: 0, novelty: 3, rare: 4, genes: 5, alien: 6 };
