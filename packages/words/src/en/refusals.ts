// Why something is not possible, in English, by code. Codes and what their data says stand with kernel and game.

import type { WayReason } from '@orrery/race';
import { isConquest, type KernelReasons, nearestWay, type RaceReasons, type RollReasons } from '../refusal-words.ts';
import { plain } from '../signed.ts';
import { count } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

const cards = (amount: number): string => count(amount, 'card');

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (isConquest(reason))
    return `Short by ${needed - strength} Military: you reach ${plain(strength)} of ${plain(needed)}.`;
  return `Short by ${cards(price - hand)}: it costs ${price}, you hold ${hand} others.`;
}

const kernelReasons: KernelReasons = {
  'kernel/bad-options': (data) => `These options do not go together: ${data.field}, ${data.problem}.`,
  'kernel/bad-seats': (data) => `These sets are for ${data.min} to ${data.max} players.`,
  'kernel/not-asked': () => 'The table has moved on; that is not asked any more.',
  'kernel/match-over': () => 'The match is over.',
  'kernel/nothing-to-undo': () => 'You have not decided anything yet.',
  'kernel/undo-sealed': () => 'Cannot undo: something new has been seen since.',
  'kernel/undo-used': (_data) => 'Cannot undo: somebody has built on it.',
  'kernel/bad-record': () => 'The saved match does not fit this version any more.',
  'kernel/old-rules': () => 'This match was played under rules of an earlier version that are not kept here.',
  'kernel/old-state': () => 'This match was saved by an earlier version and cannot go on in this one.',
  'kernel/newer-state': () => 'This match was saved by a newer version. Load the newest page to go on.',
  'bots/no-such-bot': () => 'The saved match has a bot that this version does not know.',
  'bots/no-review': () => 'There is no review of this game yet.',
  'bots/not-over': () => 'Only a finished match can be reviewed.',
};

const raceReasons: RaceReasons = {
  'race/malformed': () => 'That answer is incomplete.',
  'race/not-in-hand': (data, say) => `${say.card(data.card)} is not among your cards any more.`,
  'race/wrong-count': (data) => `Choose ${data.expected}, not ${data.got}.`,
  'race/not-offered': () => 'That is not on offer.',
  'race/same-twice': () => 'The same thing cannot be used twice.',
  'race/wrong-pair': () => 'A second Develop or Settle goes with the first only.',
  'race/not-a-development': () => 'Not a development.',
  'race/not-a-world': () => 'Not a world.',
  'race/already-in-tableau': () => 'You have one in play already.',
  'race/cannot-afford': (data) =>
    `Short by ${cards(data.price - data.hand)}: it costs ${data.price}, you hold ${data.hand} others.`,
  'race/cannot-place': (data) => {
    const nearest = nearestWay(data.reasons);
    return nearest === null ? 'There is no way to place it now.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `${say.card(data.card)} has no power for this.`,
  'race/power-used': (data, say) => `The power of ${say.card(data.card)} is used up in this phase.`,
  'race/wrong-way': () => 'This world cannot be placed like that.',
  'race/wrong-price': (data) => `The price is ${data.price}, you offered ${data.paid}.`,
  'race/too-weak': (data) => `Too weak: strength ${plain(data.strength)} of ${data.needed}.`,
  'race/power-without-cards': (data) => `Spend ${data.min} to ${cards(data.max)} for these powers, not ${data.cards}.`,
  'race/no-target': (data, say) => `${say.card(data.world)} cannot be taken over with this power.`,
  'race/must-use': () => 'A power must still be used.',
  'race/not-usable': () => 'There is nothing to use this power on.',
  'race/wrong-goods': (data) => `The power takes ${count(data.count, 'good')} of its kind.`,
  'race/no-good': (data, say) => `No good lies on ${say.card(data.world)}.`,
  'race/out-of-range': (data) => `Only from ${data.min} to ${data.max}.`,
};

export const refusals: KernelReasons & RaceReasons & RollReasons = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `Not possible (${code}).`;
