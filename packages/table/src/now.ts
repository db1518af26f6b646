// What a card or tile means at this table now, where it is looked at closely.

export interface Now {
  /** Can be had; cannot be had yet; in danger; only told. */
  readonly tone: 'good' | 'short' | 'bad' | 'plain';
  /** Whole sentences; the first matters most. */
  readonly lines: readonly string[];
}
