// How a person likes the table: motion, sound, words beside icons, order of the hand, what is done without asking, keys. Kept on
// the device.

import { type Command, contextOf, contexts, usualKeys } from './commands.ts';
import { changed, type Settings, settingsFrom, tableModes, usual } from './preferences.ts';

const place = 'orrery/settings';

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
    this.#now = changed(this.#now, some);
    keep(JSON.stringify(this.#now));
  }

  /** Gives a key to a command; the one of the same place that had it gets the other's. */
  giveKey(command: Command, key: string): void {
    const { keys } = this.#now;
    const former = contexts[contextOf(command)].find((other) => keys[other] === key);
    const swapped = former === undefined ? {} : { [former]: keys[command] };
    this.change({ keys: { ...keys, ...swapped, [command]: key } });
  }

  /** After a first lesson the table goes on explaining, unless somebody has chosen how it should be. */
  learn(): void {
    if (kept()?.includes('"mode"') !== true) this.change({ mode: 'learner' });
  }

  /** The next of the three, in a ring. */
  nextMode(): void {
    const at = tableModes.indexOf(this.#now.mode);
    this.change({ mode: tableModes[(at + 1) % tableModes.length] ?? usual.mode });
  }

  usualKeys(): void {
    this.change({ keys: usualKeys });
  }
}

export const settings = new KeptSettings();
