/** A goal tile in words: what it asks for, what it is worth, after which phases it is checked, and what else to know. */
export interface GoalWords {
  readonly what: string;
  readonly worth: string;
  readonly checked: string;
  /** Null where the rest says all. */
  readonly note: string | null;
}
