// The levels that people choose among, from the weakest, which never looks ahead, to the strongest.

export const levels = ['beginner', 'novice', 'regular', 'advanced', 'expert', 'master'] as const;

export type Level = (typeof levels)[number];
