// The HTTP server with everything around its routes: headers, limits, cookies, the origin check, errors as codes.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refusal.ts';
import { checkOrigin } from './cookies.ts';

/** Room for a full set of own cards and what comes with it. */
const largestBody = 80 * 1024;
const largestMessage = 64 * 1024;
/** Longer than a proxy keeps a connection it does not use: so it is the proxy that closes it, never in the middle of a request. */
const idleMs = 150_000;

export async function openApp(config: Config, metrics: Metrics, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    // Only the address that so many proxies of our own put there is believed; what lies left of it, anybody can write.
    trustProxy: config.trustedHops === 0 ? false : (_address, hop) => hop < config.trustedHops,
    forceCloseConnections: 'idle', // requests under way are answered
    // Who sends a byte now and then gets no more time than others; connections are looked through a few times within it.
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.max(20, Math.min(1000, config.requestTimeoutMs / 4)),
    },
    keepAliveTimeout: idleMs,
    // An address that cannot even be read never gets to a route.
    frameworkErrors: (error, _request, reply) => {
      const { status, code, data } = asRefused(error) ?? new Refused('server/malformed');
      void (reply as FastifyReply).status(status).send({ error: { code, data } });
    },
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = asRefused(error);
    if (refused === null) {
      metrics.troubles.inc();
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    }
    const { status, code, data } = refused ?? new Refused('server/unavailable');
    return reply
      .status(refused === null ? 500 : status)
      .header('Cache-Control', 'no-store')
      .send({ error: { code, data } });
  });
  await app.register(helmet, helmetOptions(config));
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: largestMessage, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // Broken and oversized frames are the sender's doing: whoever sends many of them must not fill the log.
      const isSenders = 'code' in error && String(error.code).startsWith('WS_ERR_');
      request.log[isSenders ? 'debug' : 'error']({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const isSocket = request.headers.upgrade !== undefined;
    if (isSocket || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) checkOrigin(config, request);
    if (request.routeOptions.url?.startsWith('/api/') === true) reply.header('Cache-Control', 'no-store');
  });
  // A body without a type, or an empty one, is no body.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(new Refused('server/malformed', { problem: 'not JSON' }));
    }
  });
  return app;
}

function asRefused(error: FastifyError | Refused): Refused | null {
  if (error instanceof Refused) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refused('server/too-large', { bytes: largestBody });
  if (status === 429) return new Refused('server/too-many');
  if (status === 404) return new Refused('server/unknown');
  if (status >= 400 && status < 500) return new Refused('server/malformed', { problem: error.code });
  return null;
}

function helmetOptions(config: Config) {
  const overTls = config.publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Bots in the page run a WebAssembly module of ours, which browsers compile only with this word. It lets no text
        // become script: eval, inline scripts and scripts of other sites stay barred.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"], // positions and sizes of pieces; no script can hide in them
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: overTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  } as const;
}
