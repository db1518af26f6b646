// How a person likes the table: motion, sound, words beside icons, order of the hand, what is done without asking, keys. Kept on
// the device.

import { type ConsumePlan, consumePlans } from '@orrery/race/describe';
import { type HandOrder, handOrders } from '@orrery/table/race';
import { type Command, commands, contextOf, contexts, isFreeKey, type Keys, usualKeys } from './commands.ts';

export const motions = ['off', 'fast', 'normal'] as const;
export type Motion = (typeof motions)[number];

/** Kinds of answers that need no decision; each can be switched off. */
export const automaticKinds = ['only', 'alike', 'recall', 'pay', 'consume'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

export interface Settings {
  readonly motion: Motion;
  /** What is shown for a moment waits for a key. */
  readonly steps: boolean;
  readonly words: boolean;
  /** Off until somebody switches it on. */
  readonly sound: boolean;
  readonly hand: HandOrder;
  readonly automatic: { readonly [K in AutomaticKind]: boolean };
  /** What goods are consumed for. */
  readonly plan: ConsumePlan;
  readonly keys: Keys;
}

const usual: Settings = {
  motion: 'normal',
  steps: false,
  words: true,
  sound: false,
  hand: 'cost',
  automatic: { only: true, alike: true, recall: false, pay: false, consume: false },
  plan: 'points',
  keys: usualKeys,
};
const place = 'orrery/settings';

/** What was kept, as far as it still makes sense. */
export function settingsFrom(kept: string | null): Settings {
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(kept ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return usual;
  }
  const keys = { ...usualKeys };
  for (const command of commands) {
    const key = found.keys?.[command];
    if (typeof key === 'string' && isFreeKey(key, contextOf(command))) keys[command] = key;
  }
  return {
    motion: motions.find((motion) => motion === found.motion) ?? usual.motion,
    steps: found.steps ?? usual.steps,
    words: found.words ?? usual.words,
    sound: found.sound ?? usual.sound,
    hand: handOrders.find((order) => order === found.hand) ?? usual.hand,
    automatic: { ...usual.automatic, ...found.automatic },
    plan: consumePlans.find((plan) => plan === found.plan) ?? usual.plan,
    keys,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // No room or no permission: everything goes on without.
  }
}

class KeptSettings {
  #now: Settings = $state.raw(settingsFrom(kept()));

  get now(): Settings {
    return this.#now;
  }

  change(some: Partial<Settings>): void {
    this.#now = { ...this.#now, ...some };
    keep(JSON.stringify(this.#now));
  }

  /** Gives a key to a command; the one of the same place that had it gets the other's. */
  giveKey(command: Command, key: string): void {
    const { keys } = this.#now;
    const former = contexts[contextOf(command)].find((other) => keys[other] === key);
    const swapped = former === undefined ? {} : { [former]: keys[command] };
    this.change({ keys: { ...keys, ...swapped, [command]: key } });
  }

  usualKeys(): void {
    this.change({ keys: usualKeys });
  }
}

export const settings = new KeptSettings();
