// HTTP: holidays and profiles.

import { holidayRequest, type Person, profileRequest } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { endHoliday, holidaysOfPerson, planHoliday } from '../people/holidays.ts';
import { changeProfile, profileOf } from '../ratings/profile.ts';
import type { Store } from '../storage/store.ts';
import { idIn, read } from './body.ts';
import { needPerson, whoAsks } from './cookies.ts';

export interface ProfileServices {
  readonly store: Store;
  readonly config: Config;
}

export function addProfileRoutes(app: FastifyInstance, { store, config }: ProfileServices): void {
  const holidays = (person: Person) => holidaysOfPerson(store, person, config.holidayDays);
  app.get('/api/me/holidays', async (request) => holidays(await needPerson(store, config, request)));
  app.post('/api/me/holidays', async (request) => {
    const wanted = read(holidayRequest, request.body);
    const person = await needPerson(store, config, request);
    await planHoliday(store, person, wanted, config.holidayDays);
    return holidays(person);
  });
  app.delete('/api/me/holidays/:id', async (request) => {
    const person = await needPerson(store, config, request);
    await endHoliday(store, person, idIn(request));
    return holidays(person);
  });

  app.get('/api/me/profile', async (request) => {
    const { id } = await needPerson(store, config, request);
    return profileOf(store, id, id);
  });
  app.patch('/api/me/profile', async (request) => {
    const wanted = read(profileRequest, request.body);
    const { id } = await needPerson(store, config, request);
    await changeProfile(store, id, wanted);
    return profileOf(store, id, id);
  });
  app.get('/api/people/:id/profile', async (request) =>
    profileOf(store, idIn(request), (await whoAsks(store, config, request))?.id ?? null),
  );
}
