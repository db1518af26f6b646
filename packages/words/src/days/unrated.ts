// Why a match is not rated.

export type Unrated =
  | 'table'
  | 'alone'
  | 'noPerson'
  | 'knownDeal'
  | 'ownCards'
  | 'hint'
  | 'sameBrowser'
  | 'daily'
  | 'ended';
