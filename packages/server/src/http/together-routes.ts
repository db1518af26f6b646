// HTTP: what people of a running match say to each other that is no chat.

import { agreeRequest, nudgeRequest, wish as wishForm } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { showTable } from '../tables/tables.ts';
import { agree, nudge, propose } from '../tables/together.ts';
import { read, tableIn } from './body.ts';
import { needPerson } from './cookies.ts';
import type { TableServices } from './table-routes.ts';

export function addTogetherRoutes(app: FastifyInstance, services: TableServices): void {
  const { store, config } = services;
  app.post('/api/tables/:id/propose', async (request) => {
    const person = await needPerson(store, config, request);
    const wish = read(wishForm, request.body);
    return showTable(store, await propose(services, tableIn(request), person, wish), person);
  });
  app.post('/api/tables/:id/agree', async (request) => {
    const person = await needPerson(store, config, request);
    const said = read(agreeRequest, request.body);
    return showTable(store, await agree(services, tableIn(request), person, said), person);
  });
  app.post('/api/tables/:id/nudge', async (request) => {
    const person = await needPerson(store, config, request);
    const { seat } = read(nudgeRequest, request.body);
    return showTable(store, await nudge(services, tableIn(request), person, seat), person);
  });
}
