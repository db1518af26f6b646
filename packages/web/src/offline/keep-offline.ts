// Asks the browser to keep the page for times without a network, and says when a newer one has been fetched. The page
// that is open goes on as it is until the person wants the new one: a match is never interrupted.

import { loadNewest } from './newest-page.ts';
import { updateNotice } from './update-notice.svelte.ts';

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting !== null) offer();
    registration.onupdatefound = () => watch(registration.installing);
  } catch {
    // Private windows and some settings refuse it: everything else goes on.
  }
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    const isUpdate = navigator.serviceWorker.controller !== null;
    if (worker.state === 'installed' && isUpdate) offer();
  });
}

const offer = (): void => updateNotice.tell({ kind: 'ready', load: () => void loadNewest() });
