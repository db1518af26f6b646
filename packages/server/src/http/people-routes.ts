// HTTP: who somebody is.

import {
  guestRequest,
  loginRequest,
  type Person,
  passwordRequest,
  registerRequest,
  renameRequest,
} from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import * as people from '../people/people.ts';
import type { Store } from '../storage/store.ts';
import { leaveAll } from '../tables/leaving.ts';
import { read } from './body.ts';
import { clearCookie, needPerson, setCookie, tokenOf, whoAsks } from './cookies.ts';

/** Guessing passwords is slow by the hash and by this. */
const strict = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

export function addPeopleRoutes(app: FastifyInstance, store: Store, config: Config): void {
  const me = (person: Person | null) => ({ person });
  const credentials = config.requestsPerMinute > 10_000 ? {} : strict;

  app.get('/api/me', async (request) => me(await whoAsks(store, request)));

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(guestRequest, request.body);
    const known = await whoAsks(store, request);
    if (known !== null) return me(name === undefined ? known : await people.rename(store, known, name));
    const { person, token } = await people.becomeGuest(store, name);
    setCookie(config, request, reply, token);
    return me(person);
  });

  app.patch('/api/me', async (request) => {
    const { name } = read(renameRequest, request.body);
    return me(await people.rename(store, await needPerson(store, request), name));
  });

  app.post('/api/register', credentials, async (request, reply) => {
    const { login, password } = read(registerRequest, request.body);
    let person = await whoAsks(store, request);
    if (person === null) {
      const guest = await people.becomeGuest(store, login);
      setCookie(config, request, reply, guest.token);
      person = guest.person;
    }
    return me(await people.register(store, person, login, password));
  });

  app.post('/api/login', credentials, async (request, reply) => {
    const { login, password } = read(loginRequest, request.body);
    const signedIn = await people.logIn(store, await whoAsks(store, request), login, password);
    setCookie(config, request, reply, signedIn.token);
    return me(signedIn.person);
  });

  app.post('/api/logout', async (request, reply) => {
    const [token, person] = [tokenOf(request), await whoAsks(store, request)];
    if (token !== undefined && person !== null) await people.logOut(store, person, token);
    clearCookie(reply);
    return me(null);
  });

  app.post('/api/me/password', credentials, async (request, reply) => {
    const { old, new: fresh } = read(passwordRequest, request.body);
    const signedIn = await people.changePassword(store, await needPerson(store, request), old, fresh);
    setCookie(config, request, reply, signedIn.token);
    return me(signedIn.person);
  });

  app.delete('/api/me', async (request, reply) => {
    const person = await needPerson(store, request);
    await leaveAll(store, person, config.standInLevel);
    await people.deletePerson(store, person);
    clearCookie(reply);
    return me(null);
  });

  app.get('/api/me/export', async (request) => people.exportPerson(store, await needPerson(store, request)));
}
