// The cookie that says who somebody is, and the check that a request comes from our own page.

import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { personOf, sessionMs } from '../people/people.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import type { Visitor } from '../tables/changes.ts';

/** Browsers take a cookie of this kind only over TLS and for this very host: no other host below our name can set it. */
const secureName = '__Host-orrery';
const plainName = 'orrery';

const nameFor = (config: Config, request: FastifyRequest): string =>
  isSecure(config, request) ? secureName : plainName;

export const tokenOf = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(config, request)];

function isSecure(config: Config, request: FastifyRequest): boolean {
  return config.publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}

export function setCookie(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(config, request), token, {
    ...cookieOptions(config, request),
    maxAge: Math.floor(sessionMs / 1000),
  });
  markBrowser(config, request, reply);
}

const secureMark = '__Host-orrery-browser';
const plainMark = 'orrery-browser';

const markName = (config: Config, request: FastifyRequest): string =>
  isSecure(config, request) ? secureMark : plainMark;

/** Stays when somebody logs out: two guests of one browser do not play each other for a rating. */
function markBrowser(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (browserOf(config, request) !== null) return;
  reply.setCookie(markName(config, request), randomBytes(18).toString('base64url'), {
    ...cookieOptions(config, request),
    maxAge: Math.floor(sessionMs / 1000),
  });
}

/** Only a hash is kept. */
function browserOf(config: Config, request: FastifyRequest): string | null {
  const mark = request.cookies[markName(config, request)];
  if (mark === undefined || !/^[\w-]{24}$/.test(mark)) return null;
  return createHash('sha256').update(mark).digest('base64url').slice(0, 22);
}

export function clearCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(config, request), cookieOptions(config, request));
}

const cookieOptions = (config: Config, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(config, request),
});

export const whoAsks = (store: Store, config: Config, request: FastifyRequest): Promise<Person | null> =>
  personOf(store, tokenOf(config, request));

export async function needPerson(store: Store, config: Config, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(store, config, request);
  if (person === null) throw new Refused('server/not-you');
  return person;
}

export async function needVisitor(store: Store, config: Config, request: FastifyRequest): Promise<Visitor> {
  return { person: await needPerson(store, config, request), device: browserOf(config, request) };
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
