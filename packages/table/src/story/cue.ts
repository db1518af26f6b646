// The sounds of a table by name.

/** In the order in which they are heard. */
export const cues = ['die', 'card', 'coin', 'loss', 'last', 'turn'] as const;
export type Cue = (typeof cues)[number];
