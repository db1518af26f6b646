// Which sign stands for a thing. How a sign looks is up to whoever draws it.

export type Sign =
  | 'explore'
  | 'develop'
  | 'settle'
  | 'consume'
  | 'trade'
  | 'x2'
  | 'produce'
  | 'ship'
  | 'robot'
  | 'match'
  | 'chip'
  | 'deck'
  | 'credit'
  | 'reassign'
  | 'check'
  | 'tableau'
  | 'military'
  | 'takeover';
