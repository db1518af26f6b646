// HTTP: who somebody is.

import {
  deleteMeRequest,
  guestRequest,
  loginRequest,
  type Person,
  passwordRequest,
  registerRequest,
  renameRequest,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Keeper } from '../matches/keeper.ts';
import type { Metrics } from '../metrics.ts';
import type { Hasher, Hashing } from '../people/hashing.ts';
import * as people from '../people/people.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { tellNewName } from '../tables/changes.ts';
import { leaveAll } from '../tables/leaving.ts';
import { read } from './body.ts';
import { clearCookie, needPerson, setCookie, tokenOf, whoAsks } from './cookies.ts';
import type { PasswordLimit } from './limits.ts';

export interface PeopleServices {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly config: Config;
  readonly hasher: Hasher;
  readonly passwordLimit: PasswordLimit;
  readonly metrics: Metrics;
}

export function addPeopleRoutes(app: FastifyInstance, services: PeopleServices): void {
  const { store, keeper, config } = services;
  const me = (person: Person | null) => ({ person });

  app.get('/api/me', async (request) => me(await whoAsks(store, config, request)));

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(guestRequest, request.body);
    const known = await whoAsks(store, config, request);
    if (known !== null) return me(name === undefined ? known : await people.rename(store, known, name));
    const { person, token } = await people.becomeGuest(store, name);
    setCookie(config, request, reply, token);
    return me(person);
  });

  app.patch('/api/me', async (request) => {
    const { name } = read(renameRequest, request.body);
    const person = await people.rename(store, await needPerson(store, config, request), name);
    await tellNewName(store, person);
    return me(person);
  });

  app.post('/api/register', async (request, reply) => {
    const credentials = read(registerRequest, request.body);
    const signedIn = await withPassword(services, request, null, async (hashing) => {
      const known = await whoAsks(store, config, request);
      const { person } = known === null ? await people.becomeGuest(store, credentials.login) : { person: known };
      return people.register(store, hashing, person, credentials);
    });
    setCookie(config, request, reply, signedIn.token);
    return me(signedIn.person);
  });

  app.post('/api/login', async (request, reply) => {
    const credentials = read(loginRequest, request.body);
    const account = people.loginOf(credentials.login);
    const signedIn = await withPassword(services, request, account, async (hashing) => {
      const device = { person: await whoAsks(store, config, request), token: tokenOf(config, request) };
      return people.logIn(store, hashing, device, credentials);
    });
    setCookie(config, request, reply, signedIn.token);
    return me(signedIn.person);
  });

  app.post('/api/logout', async (request, reply) => {
    const [token, person] = [tokenOf(config, request), await whoAsks(store, config, request)];
    if (token !== undefined && person !== null) await people.logOut(store, person, token);
    clearCookie(config, request, reply);
    return me(null);
  });

  app.post('/api/me/password', async (request, reply) => {
    const passwords = read(passwordRequest, request.body);
    const person = await needPerson(store, config, request);
    const signedIn = await withPassword(services, request, person.id, (hashing) =>
      people.changePassword(store, hashing, person, passwords),
    );
    setCookie(config, request, reply, signedIn.token);
    return me(signedIn.person);
  });

  app.delete('/api/me', async (request, reply) => {
    const { password = '' } = read(deleteMeRequest, request.body);
    const person = await needPerson(store, config, request);
    if (!person.guest) {
      await withPassword(services, request, person.id, (hashing) =>
        people.checkPassword(store, hashing, person, password),
      );
    }
    await leaveAll({ store, keeper }, person, config.standInLevel);
    await people.deletePerson(store, person);
    clearCookie(config, request, reply);
    return me(null);
  });

  app.get('/api/me/export', async (request) => people.exportPerson(store, await needPerson(store, config, request)));
}

/** Work with a password in it: limited, counted, and noted when the password is wrong; never which one, or whose. */
async function withPassword<T>(
  { hasher, passwordLimit, metrics }: PeopleServices,
  request: FastifyRequest,
  account: string | null,
  work: (hashing: Hashing) => Promise<T>,
): Promise<T> {
  try {
    await passwordLimit.check(request, account);
    const done = await work(hasher.for(request.ip));
    metrics.passwords.inc({ result: 'right' });
    return done;
  } catch (error) {
    const code = error instanceof Refused ? error.code : '';
    if (code === 'server/too-many') metrics.passwords.inc({ result: 'limited' });
    if (code === 'server/wrong-login') {
      metrics.passwords.inc({ result: 'wrong' });
      request.log.warn({ address: request.ip, route: request.routeOptions.url }, 'a wrong password');
    }
    throw error;
  }
}
