// A table that is being set up, whichever its game.

export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  fill(): void;
}

/** A table that is being set up: the fields of its game write into it, the page around them reads. */
export interface SetupForm {
  readonly presets: readonly Preset[];
  readonly seats: number;
  readonly fewest: number;
  readonly most: number;
  chooseSeats(amount: number): void;
  /** What the table will be beside its seats, in a few words each. */
  readonly brief: readonly string[];
  /** Why it cannot be played like this. */
  readonly blocked: string | null;
  options(): object;
}
