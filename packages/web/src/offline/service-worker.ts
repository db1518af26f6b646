// The service worker: keeps all files of one build, so that the page starts and plays without a network. Whatever is
// not part of the build, the server's own affairs above all, goes past it untouched.

interface Client {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
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
  if (request.method !== 'GET' || address.origin !== scope.location.origin) return;
  const path = request.mode === 'navigate' && isPage(address.pathname) ? '/' : address.pathname;
  if (files.includes(path)) event.respondWith(kept(path, request));
  else if (path.startsWith('/assets/')) event.respondWith(keptOnceUsed(request));
});

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

/** The page has one address; its screens stand behind the #. */
const isPage = (path: string): boolean => path === '/' || path === '/index.html';

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
