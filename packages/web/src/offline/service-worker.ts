// The service worker: keeps all files of one build, so that the page starts and plays without a network. Whatever is
// not part of the build, the server's own affairs above all, goes past it untouched. And it shows the notices that arrive
// while no page is open.

import type { Notice } from '@orrery/protocol';
import { sharePath, takeShare } from './sharing.ts';

interface Client {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Pushed extends Lasting {
  readonly data: { json(): Notice } | null;
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: { readonly url: string }; close(): void };
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Client;

/** Both are written by the build. */
const files = '__ORRERY_FILES__'.split(' ');
const version = '__ORRERY_VERSION__';

const prefix = 'orrery/';
const cacheName = `${prefix}${version}`;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const isOurs = address.origin === scope.location.origin;
  if (isOurs && request.method === 'POST' && address.pathname === sharePath) event.respondWith(takeShare(request));
  if (request.method !== 'GET' || !isOurs) return;
  const path = request.mode === 'navigate' && isPage(address.pathname) ? '/' : address.pathname;
  if (files.includes(path)) event.respondWith(kept(path, request));
  else if (path.startsWith('/assets/')) event.respondWith(keptOnceUsed(request));
});

scope.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

/** Another notice of the same match takes the place of the one before, and is heard again. */
async function show({ title, body, url, tag, waiting, language, at }: Notice): Promise<void> {
  const icon = '/icon-192.png';
  const shown = { body, tag, renotify: true, lang: language, timestamp: at, icon, badge: icon, data: { url } };
  await scope.registration.showNotification(title, shown);
  await scope.navigator.setAppBadge?.(waiting);
}

/** In a page that is open already, if there is one. */
async function open(notification: Pressed['notification']): Promise<void> {
  notification.close();
  const { url } = notification.data;
  const address = new URL(url, scope.location.origin).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === address) ?? pages[0];
  if (page === undefined) {
    await scope.clients.openWindow(address);
    return;
  }
  await page.focus().catch(() => {}); // not every browser lets it
  if (page.url !== address) await page.navigate(address);
}

/** All or nothing: a half-kept build would be worse than none. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** The build before this one stays: other tabs may still show its page, and want parts of it that they have not loaded. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await scope.clients.claim();
}

/** The page has one address, its screens stand behind the #; but for links to send, which it finds its way from. */
const isPage = (path: string): boolean =>
  path === '/' || path === '/index.html' || /^\/(at|replay)\/|^\/daily$/.test(path);

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

/** Files with a hash in their name never change: whatever comes is the right one. */
async function keptOnceUsed(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found !== undefined) return found;
  const cache = await caches.open(cacheName);
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}
