// The HTTP server with everything around its routes: headers, limits, cookies, the origin check, errors as codes.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
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

export async function openApp(config: Config, metrics: Metrics, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle', // requests under way are answered
    requestTimeout: 30_000,
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
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'), // the page is many small files, the same for everybody
  });
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
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
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
