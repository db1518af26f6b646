// Serves the built page. Addresses without a file extension get the page itself, so that a reload works on every screen.

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refusal.ts';

/** Files under assets/ carry a hash of their contents in their name; all others are asked for anew. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true, // the build lays packed files beside the plain ones
      setHeaders: (response, path) => {
        response.header('Cache-Control', cachingOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isScreen = request.method === 'GET' && path !== null && !path.startsWith('/api/') && !/\.[^/]*$/.test(path);
    if (isScreen && folder !== null) return reply.sendFile('index.html');
    throw new Refused('server/unknown');
  });
}

/** As the router reads it: decoded, and without the host that a request line may begin with. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
