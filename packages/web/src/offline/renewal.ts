// An old page at a renewed server: gets the new page if that may help, and says what is going on.

import { loadNewest } from './newest-page.ts';
import { entryOf, renewalFor, type Surroundings } from './renewal-choice.ts';
import { updateNotice } from './update-notice.svelte.ts';

const noteKey = 'orrery/renewed-for';

const here: Surroundings = {
  tried: () => {
    try {
      return sessionStorage.getItem(noteKey);
    } catch {
      return null;
    }
  },
  note: (server) => {
    try {
      sessionStorage.setItem(noteKey, server);
      return true;
    } catch {
      return false; // who cannot remember would try for ever
    }
  },
  hasOther: async () => {
    try {
      // Under this name the service worker does not keep it.
      const page = await fetch('/index.html', { cache: 'no-store' });
      return page.ok && entryOf(await page.text()) !== entryOf(document.documentElement.outerHTML);
    } catch {
      return false;
    }
  },
};

let isOn = false;

export async function renewFor(server: string): Promise<void> {
  if (isOn) return;
  isOn = true;
  const renewal = await renewalFor(server, here);
  updateNotice.tell({ kind: renewal, load: renewal === 'stays' ? () => void loadNewest() : null });
  if (renewal === 'coming') await loadNewest();
  isOn = false;
}

/** The page and its server speak alike again. */
export const renewalOver = (): void => updateNotice.takeBack('behind', 'stays');

export const waitForServer = (): void => updateNotice.tell({ kind: 'behind', load: null });
