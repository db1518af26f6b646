// What can be said about versions of the page.

export interface Notice {
  /**
   * `ready`: a newer page has been fetched. `coming`: it is being taken up. `stays`: that has been tried in vain. `behind`:
   * the server must catch up.
   */
  readonly kind: 'ready' | 'coming' | 'stays' | 'behind';
  /** Loads the newer page; null where there is nothing to do but wait. */
  readonly load: (() => void) | null;
}

/** Where it is read from. */
export interface Noticed {
  readonly notice: Notice | null;
}
