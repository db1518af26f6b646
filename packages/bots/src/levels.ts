// The levels that look ahead, from the weakest to the strongest.

export const levels = ['novice', 'regular', 'expert', 'master'] as const;

export type Level = (typeof levels)[number];
