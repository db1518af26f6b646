// How many matches wait for me, wherever in the page I am: said in the title, by the icon of the tab, and by that of the
// installed page.

import type { Table } from '@orrery/protocol';
import { call } from '../online/api.ts';
import { me } from '../online/me.svelte.ts';
import { mayBeTold, waitsForMe } from '../online/my-turn.ts';

const everyMs = 60_000;

class Waiting {
  matches = $state(0);

  /** What a page that knows the tables anyway has seen. */
  heard(tables: readonly Table[]): void {
    this.matches = tables.filter(waitsForMe).length;
  }

  async #look(): Promise<void> {
    if (!navigator.onLine || me.person === null) return;
    const mine = await call<{ tables: Table[] }>('GET', '/api/me/tables');
    if (mine.ok) this.heard(mine.value.tables);
  }

  /** Looks now and then until the page is closed; whoever is nobody to the server is not waited for. */
  start(): void {
    setInterval(() => void this.#look(), everyMs);
    document.addEventListener('visibilitychange', () => void this.#look());
  }
}

export const waiting = new Waiting();

/** `(2) Orrery`. */
export const counted = (title: string): string => (waiting.matches > 0 ? `(${waiting.matches}) ${title}` : title);

/** By the icon of the tab, and by the badge of the installed page where the browser has one. */
export function showWaiting(matches: number): void {
  const icon = document.querySelector('link[rel=icon]');
  icon?.setAttribute('href', matches > 0 ? '/favicon-waiting.svg' : '/favicon.svg');
  if (!mayBeTold(navigator)) return;
  void (matches > 0 ? navigator.setAppBadge(matches) : navigator.clearAppBadge()).catch(() => {});
}
