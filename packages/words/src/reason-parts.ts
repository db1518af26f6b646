// The parts of a position that a reason can name. Bots weigh the same parts; a reason with another one does not compile.

const parts = [
  'tempo',
  'goals',
  'tableau',
  'cards',
  'points',
  'military',
  'discounts',
  'goods',
  'rivals',
  'lead',
  'hand',
  'credits',
  'dice',
  'stacks',
  'plans',
  'end',
] as const;

export type ReasonPart = (typeof parts)[number];

/** What comes over the wire may name a part that only newer pages have a word for. */
export const isReasonPart = (text: string): text is ReasonPart => parts.some((part) => part === text);
