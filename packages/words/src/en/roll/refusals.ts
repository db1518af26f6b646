// Why an answer of Roll is not possible, in English, by code.

import type { Naming } from '../../naming.ts';
import type { RollReasons } from '../../refusal-words.ts';

const power = (data: { readonly power: string }, say: Naming): string =>
  data.power === 'dictate' ? 'Dictate' : say.side(data.power);

export const rollReasons: RollReasons = {
  'roll/malformed': () => 'That answer is incomplete.',
  'roll/no-such-die': () => 'That die is not where you take it from.',
  'roll/no-such-worker': () => 'That worker is not at work in this phase.',
  'roll/no-such-tile': () => 'That tile is not among yours any more.',
  'roll/no-such-power': (data, say) => `${power(data, say)} is not in your tableau.`,
  'roll/no-such-good': () => 'That good is gone.',
  'roll/named-twice': () => 'The same thing is chosen twice.',
  'roll/wrong-count': (data) => `Choose ${data.min} to ${data.max}, not ${data.got}.`,
  'roll/not-wild': () => 'Only a wild die goes where you like.',
  'roll/wild-unplaced': () => 'Every wild die needs a column.',
  'roll/selector-stays': () => 'The die that selects stays where it is.',
  'roll/die-dictated': () => 'That die was put aside for Dictate.',
  'roll/power-used': (data, say) => `${power(data, say)} was used already.`,
  'roll/too-few-workers': () => 'There are too few workers for it.',
  'roll/not-the-most': () => 'You do not have the most worlds of that kind.',
  'roll/wrong-colour': (data, say) => `${power(data, say)} does not move dice of that colour.`,
  'roll/wrong-column': (data, say) => `${power(data, say)} takes workers from another column.`,
  'roll/two-columns': (data, say) => `${power(data, say)} takes workers from one column.`,
  'roll/wrong-target': (data, say) => `${power(data, say)} moves workers to another column.`,
  'roll/same-column': () => 'That worker is there already.',
  'roll/worker-needed': () => 'Choose which explorer does it.',
  'roll/no-rearranging': () => 'You cannot rearrange your stacks now.',
  'roll/other-tiles': () => 'All tiles of your stacks have to stay, and no others.',
  'roll/not-on-top': () => 'You have no power to put it on top.',
  'roll/no-room': () => 'No good can lie there.',
  'roll/no-buying': () => 'You have no power to buy VP.',
  'roll/must-recall': () => 'Your cup is empty: recall a die.',
};
