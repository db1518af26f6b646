// How a person likes the table, as data: the three modes with habits of their own, what was kept, and what a change comes to.

import { type ConsumePlan, consumePlans } from '@orrery/race/describe';
import { type HandOrder, handOrders } from '@orrery/table/race';
import { commands, contextOf, isFreeKey, type Keys, usualKeys } from './commands.ts';

export const motions = ['off', 'fast', 'normal'] as const;
export type Motion = (typeof motions)[number];

/** Kinds of answers that need no decision; each can be switched off. */
export const automaticKinds = ['only', 'alike', 'recall', 'pay', 'consume'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

/** How much a table says and asks: all of it step by step, the usual, or as little as possible. */
export const tableModes = ['learner', 'usual', 'expert'] as const;
export type TableMode = (typeof tableModes)[number];

/** What each mode of the table has its own way of; a change counts for the mode it was made in. */
interface Habits {
  /** What happened is told one by one, and waits for a key. */
  readonly steps: boolean;
  readonly words: boolean;
  readonly automatic: { readonly [K in AutomaticKind]: boolean };
}

export interface Settings extends Habits {
  readonly mode: TableMode;
  /** Those of all modes; the ones above are of the mode that is on. */
  readonly habits: { readonly [M in TableMode]: Habits };
  readonly motion: Motion;
  /** Off until somebody switches it on. */
  readonly sound: boolean;
  readonly hand: HandOrder;
  /** What goods are consumed for. */
  readonly plan: ConsumePlan;
  readonly keys: Keys;
}

const unasked = { only: true, alike: true };
const usualHabits: { readonly [M in TableMode]: Habits } = {
  learner: { steps: true, words: true, automatic: { ...unasked, recall: false, pay: false, consume: false } },
  usual: { steps: false, words: true, automatic: { ...unasked, recall: false, pay: false, consume: false } },
  expert: { steps: false, words: true, automatic: { ...unasked, recall: true, pay: true, consume: true } },
};

export const usual: Settings = {
  mode: 'usual',
  habits: usualHabits,
  ...usualHabits.usual,
  motion: 'normal',
  sound: false,
  hand: 'cost',
  plan: 'points',
  keys: usualKeys,
};
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
  const mode = tableModes.find((each) => each === found.mode) ?? usual.mode;
  const habits = habitsFrom(found);
  return {
    mode,
    habits,
    ...habits[mode],
    motion: motions.find((motion) => motion === found.motion) ?? usual.motion,
    sound: found.sound ?? usual.sound,
    hand: handOrders.find((order) => order === found.hand) ?? usual.hand,
    plan: consumePlans.find((plan) => plan === found.plan) ?? usual.plan,
    keys,
  };
}

/** Before there were modes, a person's own habits were those of the usual table. */
function habitsFrom(found: Partial<Settings>): Settings['habits'] {
  const { habits } = found;
  const filled = (usually: Habits, own: Partial<Habits> = {}): Habits => ({
    steps: own.steps ?? usually.steps,
    words: own.words ?? usually.words,
    automatic: { ...usually.automatic, ...own.automatic },
  });
  return {
    learner: filled(usualHabits.learner, habits?.learner),
    usual: filled(usualHabits.usual, habits?.usual ?? found),
    expert: filled(usualHabits.expert, habits?.expert),
  };
}

/** These settings with some of them changed. */
export function changed(now: Settings, some: Partial<Settings>): Settings {
  const mode = some.mode ?? now.mode;
  const { steps, words, automatic } = { ...now.habits[mode], ...(mode === now.mode ? now : {}), ...some };
  const own: Habits = { steps, words, automatic };
  return { ...now, ...some, ...own, mode, habits: { ...now.habits, [mode]: own } };
}
