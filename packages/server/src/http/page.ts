// Serves the built page. Addresses without a file extension get the page itself, so that a reload works on every screen.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { linkedBy, previewOf, withPreview } from './previews.ts';

/** Files under assets/ carry a hash of their contents in their name; all others are asked for anew. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

interface Site {
  readonly folder: string | null;
  /** The address people type; null: the one that is asked for. */
  readonly publicUrl: string | null;
  readonly store: Store;
}

export async function servePage(app: FastifyInstance, { folder, publicUrl, store }: Site): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true, // the build lays packed files beside the plain ones
      setHeaders: (response, path) => {
        response.header('Cache-Control', cachingOf(path));
      },
    });
    const withHead = async (request: FastifyRequest): Promise<string | null> => {
      const path = pathOf(request.url) ?? '/';
      const linked = linkedBy(path);
      if (linked === null) return null;
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const base = publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
      return withPreview(page, await previewOf(store, linked, languagesOf(request)), base, path);
    };
    for (const path of ['/at/*', '/replay/*', '/daily'])
      app.get(path, async (request, reply) => {
        // The page itself comes in any case: it says what is wrong.
        const page = await withHead(request).catch(() => null);
        if (page === null) return reply.sendFile('index.html');
        return reply
          .header('Cache-Control', 'no-cache')
          .header('Vary', 'Accept-Language')
          .type('text/html; charset=utf-8')
          .send(page);
      });
    // The page's own worker takes what is shared with it; where there is none yet, the page says that nothing has arrived.
    app.post('/share', (_request, reply) => reply.redirect('/#/shared', 303));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isScreen = request.method === 'GET' && path !== null && !path.startsWith('/api/') && !/\.[^/]*$/.test(path);
    if (isScreen && folder !== null) return reply.sendFile('index.html');
    throw new Refused('server/unknown');
  });
}

const languagesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');

/** As the router reads it: decoded, and without the host that a request line may begin with. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
