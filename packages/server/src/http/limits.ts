// How often one address may ask, decided by the route that a request reaches, never by how its address is written; and how
// often anybody may try a password, per address and per account.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';

export interface PasswordLimit {
  /** Refuses when this address, or this account from wherever, has been tried too often. */
  check(request: FastifyRequest, account: string | null): Promise<void>;
}

/** The page is many small files, the same for everybody; so are addresses that lead nowhere cheap to refuse. */
const filesPerRequest = 10;
/** Whoever knows the password needs one try, whoever guesses comes from many addresses. */
const addressesPerAccount = 3;
const addressesRemembered = 50_000;

export async function addLimits(app: FastifyInstance, config: Config): Promise<PasswordLimit> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: addressesRemembered });
  const requests = app.createRateLimit({ max: config.requestsPerMinute });
  const files = app.createRateLimit({ max: config.requestsPerMinute * filesPerRequest });
  const passwords = app.createRateLimit({ max: config.passwordsPerMinute });
  const perAccount = new PerMinute(Math.max(1, Math.floor(config.passwordsPerMinute / addressesPerAccount)));

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isUnlimited === true) return;
    const found = await (isFile(request) ? files : requests)(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header('Retry-After', String(found.ttlInSeconds));
    throw new Refused('server/too-many', { seconds: found.ttlInSeconds });
  });
  return {
    check: async (request, account) => {
      const found = await passwords(request);
      const isTooMany = !found.isAllowed && found.isExceeded;
      if (isTooMany || (account !== null && !perAccount.take(account))) {
        throw new Refused('server/too-many', { seconds: 60 });
      }
    },
  };
}

const isFile = (request: FastifyRequest): boolean => request.is404 || request.routeOptions.url === '/*';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for by machines of the operator's own. */
    isUnlimited?: boolean;
  }
}
