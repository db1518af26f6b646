// The example set as a value, for whoever wants to try own cards without a file.

import example from '../examples/quiet-frontier.json' with { type: 'json' };

/** Ten designs that pass the checks; to be given as the option `cards`. */
export const exampleCards: readonly unknown[] = example.cards;
