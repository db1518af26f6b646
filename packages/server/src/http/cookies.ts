// The cookie that says who somebody is, and the check that a request comes from our own page.

import type { Person } from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { personOf, sessionMs } from '../people/people.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';

const cookieName = 'orrery';

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName];

export function isSecure(config: Config, request: FastifyRequest): boolean {
  return config.publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}

export function setCookie(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config, request),
    maxAge: Math.floor(sessionMs / 1000),
  });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, { path: '/' });
}

export const whoAsks = (store: Store, request: FastifyRequest): Promise<Person | null> =>
  personOf(store, tokenOf(request));

export async function needPerson(store: Store, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(store, request);
  if (person === null) throw new Refused('server/not-you');
  return person;
}

/** Browsers say where a request comes from; another site's page may not act in somebody's name. */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return; // not a browser
  const ours = [request.host, ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).host])];
  const theirs = URL.canParse(origin) ? new URL(origin) : null; // "null" is no address
  if (theirs !== null && /^https?:$/.test(theirs.protocol) && ours.includes(theirs.host)) return;
  throw new Refused('server/foreign-origin');
}
