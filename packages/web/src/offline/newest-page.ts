// Gets the newest page past what the service worker keeps: its successor is fetched and takes over. If that does not work
// in time, the worker and everything it keeps are given up, and the page comes straight from the server.

import { keepDraft } from '../flow/draft.ts';

const patienceMs = 8000;
const ours = 'orrery/';

export async function loadNewest(): Promise<void> {
  if (!(await successorTakesOver().catch(() => false))) await giveUpKeeping().catch(() => {});
  keepDraft();
  location.reload();
}

/** False if the worker that is there would give the same old page again. */
async function successorTakesOver(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return true; // nothing stands between the page and the server
  const before = navigator.serviceWorker.controller;
  await inTime(registration.update());
  const successor = registration.installing ?? registration.waiting;
  // Another tab may have let it take over while this page went on with its old files.
  if (successor === null) return registration.active !== null && registration.active !== before;
  await inTime(reached(successor, 'installed'));
  successor.postMessage('take over');
  await inTime(reached(successor, 'activated'));
  return successor.state === 'activated';
}

const ages: readonly ServiceWorkerState[] = [
  'parsed',
  'installing',
  'installed',
  'activating',
  'activated',
  'redundant',
];

/** Resolves when a worker has come so far. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (ages.indexOf(worker.state) >= ages.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function inTime(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('it takes too long')), patienceMs);
    work.then(() => resolve(), reject);
  });
}

async function giveUpKeeping(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const each of registrations) await each.unregister();
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
}
