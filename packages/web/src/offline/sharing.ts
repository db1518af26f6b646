// What another program shares with the installed page arrives at the service worker as a form. It is laid aside, and the page
// is opened to take it. Nothing of it goes to a server.

/** Where a share arrives, as the manifest says it, and which screen takes it. */
export const sharePath = '/share';
const screen = '/#/shared';

/** The place where it waits; not among what is kept of a build, which is cleared away. */
export type SharedPlace = 'orrery-shared';
const place: SharedPlace = 'orrery-shared';

export type Shared =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'nothing' };

const largestFile = 20_000_000;

export async function takeShare(request: Request): Promise<Response> {
  const shared: Shared = await request.formData().then(sharedIn, () => ({ kind: 'nothing' }));
  const cache = await caches.open(place);
  await cache.put(sharePath, new Response(JSON.stringify(shared)));
  return Response.redirect(screen, 303);
}

/** A file before anything else, then a record or a link in one of the texts. */
export async function sharedIn(form: FormData): Promise<Shared> {
  const file = form.get('record');
  if (file instanceof File && file.size > largestFile) return { kind: 'tooLarge' };
  if (file instanceof File && file.size > 0) return { kind: 'record', text: await file.text() };
  const texts = ['url', 'text', 'title'].flatMap((name) => {
    const text = form.get(name);
    return typeof text === 'string' ? [text.trim()] : [];
  });
  const record = texts.find((text) => text.startsWith('{'));
  if (record !== undefined) return { kind: 'record', text: record };
  const url = texts.map((text) => /https?:\/\/\S+/.exec(text)?.[0]).find((found) => found !== undefined);
  return url === undefined ? { kind: 'nothing' } : { kind: 'link', url };
}
