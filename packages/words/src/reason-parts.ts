// The parts of a position that a reason can name. Bots weigh the same parts; a reason with another one does not compile.

export type ReasonPart =
  | 'tempo'
  | 'goals'
  | 'tableau'
  | 'cards'
  | 'points'
  | 'military'
  | 'discounts'
  | 'goods'
  | 'rivals'
  | 'lead'
  | 'hand'
  | 'credits'
  | 'dice'
  | 'stacks'
  | 'plans'
  | 'end';
