// Names that state, questions and events share.

/** Identity of a die in play: seat * 1000 + number within the seat * 10 + colour. */
export type DieNo = number;

/** Where in a match it is: index in the state, name at the door. */
export const moments = [
  'setup',
  'roll',
  'assign',
  'reveal',
  'explore',
  'develop',
  'settle',
  'produce',
  'ship',
  'manage',
  'end',
] as const;
export type Moment = (typeof moments)[number];
