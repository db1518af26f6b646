// Why something is not possible, in English, by code. Codes and what their data says stand with kernel and game.

import type { KernelRefusalCode } from '@orrery/kernel';
import type { SettleWay } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { count } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

type Data = Readonly<Record<string, unknown>>;
type Reason = (data: Data, say: Naming) => string;

const number = (data: Data, field: string): number => (typeof data[field] === 'number' ? data[field] : 0);
const card = (data: Data, field: string, say: Naming): string =>
  typeof data[field] === 'string' ? say.card(data[field]) : 'it';

const cards = (amount: number): string => count(amount, 'card');

/** A way to place a world and what it would take. */
interface WayReason {
  readonly way: SettleWay;
  readonly price: number;
  readonly hand: number;
  readonly strength: number;
  readonly needed: number;
}

const isConquest = ({ way }: WayReason): boolean => way === 'conquer' || way === 'conquerNonMilitary';

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (isConquest(reason))
    return `Short by ${needed - strength} Military: you reach ${plain(strength)} of ${plain(needed)}.`;
  return `Short by ${cards(price - hand)}: it costs ${price}, you hold ${hand} others.`;
}

const kernelReasons: { readonly [C in KernelRefusalCode]: Reason } = {
  'kernel/bad-options': (data) => `These options do not go together: ${String(data.field)}, ${String(data.problem)}.`,
  'kernel/bad-seats': (data) => `These sets are for ${number(data, 'min')} to ${number(data, 'max')} players.`,
  'kernel/not-asked': () => 'The table has moved on; that is not asked any more.',
  'kernel/match-over': () => 'The match is over.',
  'kernel/nothing-to-undo': () => 'You have not decided anything yet.',
  'kernel/undo-sealed': () => 'Cannot undo: something new has been seen since.',
  'kernel/undo-used': (_data) => 'Cannot undo: somebody has built on it.',
  'kernel/bad-record': () => 'The saved match does not fit this version any more.',
  'kernel/old-rules': () => 'This match was played under rules of an earlier version that are not kept here.',
  'kernel/old-state': () => 'This match was saved by an earlier version and cannot go on in this one.',
  'kernel/newer-state': () => 'This match was saved by a newer version. Load the newest page to go on.',
};

const raceReasons: { readonly [code: string]: Reason } = {
  'race/malformed': () => 'That answer is incomplete.',
  'race/not-in-hand': (data, say) => `${card(data, 'card', say)} is not among your cards any more.`,
  'race/wrong-count': (data) => `Choose ${number(data, 'expected')}, not ${number(data, 'got')}.`,
  'race/not-offered': () => 'That is not on offer.',
  'race/same-twice': () => 'The same thing cannot be used twice.',
  'race/wrong-pair': () => 'A second Develop or Settle goes with the first only.',
  'race/not-a-development': () => 'Not a development.',
  'race/not-a-world': () => 'Not a world.',
  'race/already-in-tableau': () => 'You have one in play already.',
  'race/cannot-afford': (data) =>
    `Short by ${cards(number(data, 'price') - number(data, 'hand'))}: it costs ${number(data, 'price')}, you hold ${number(data, 'hand')} others.`,
  'race/cannot-place': (data) => {
    const reasons = Array.isArray(data.reasons) ? (data.reasons as WayReason[]) : [];
    const gap = (reason: WayReason): number =>
      isConquest(reason) ? reason.needed - reason.strength : reason.price - reason.hand;
    const nearest = reasons.filter((reason) => gap(reason) > 0).sort((a, b) => gap(a) - gap(b))[0];
    return nearest === undefined ? 'There is no way to place it now.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `${card(data, 'card', say)} has no power for this.`,
  'race/power-used': (data, say) => `The power of ${card(data, 'card', say)} is used up in this phase.`,
  'race/wrong-way': () => 'This world cannot be placed like that.',
  'race/wrong-price': (data) => `The price is ${number(data, 'price')}, you offered ${number(data, 'paid')}.`,
  'race/too-weak': (data) => `Too weak: strength ${plain(number(data, 'strength'))} of ${number(data, 'needed')}.`,
  'race/power-without-cards': (data) =>
    `Spend ${number(data, 'min')} to ${cards(number(data, 'max'))} for these powers, not ${number(data, 'cards')}.`,
  'race/no-target': (data, say) => `${card(data, 'world', say)} cannot be taken over with this power.`,
  'race/must-use': () => 'A power must still be used.',
  'race/not-usable': () => 'There is nothing to use this power on.',
  'race/wrong-goods': (data) => `The power takes ${count(number(data, 'count'), 'good')} of its kind.`,
  'race/no-good': (data, say) => `No good lies on ${card(data, 'world', say)}.`,
  'race/out-of-range': (data) => `Only from ${number(data, 'min')} to ${number(data, 'max')}.`,
};

const otherReasons: { readonly [code: string]: Reason } = {
  'bots/no-such-bot': () => 'The saved match has a bot that this version does not know.',
};

export const refusals: { readonly [code: string]: Reason } = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
  ...otherReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `Not possible (${code}).`;
