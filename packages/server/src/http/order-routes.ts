// HTTP: orders in advance.

import { ordersRequest } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Driver } from '../matches/driver.ts';
import type { Keeper } from '../matches/keeper.ts';
import { giveOrders, ordersOf, tryOrders } from '../orders/giving.ts';
import type { Store } from '../storage/store.ts';
import { read, tableIn } from './body.ts';
import { needPerson } from './cookies.ts';

export interface OrderServices {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly driver: Driver;
  readonly config: Config;
}

export function addOrderRoutes(app: FastifyInstance, services: OrderServices): void {
  const { store, config, driver } = services;
  app.get('/api/matches/:id/orders', async (request) =>
    ordersOf(services, tableIn(request), await needPerson(store, config, request)),
  );
  app.post('/api/matches/:id/orders', async (request) => {
    const wanted = read(ordersRequest, request.body);
    const person = await needPerson(store, config, request);
    const match = tableIn(request);
    await giveOrders(services, match, person, wanted);
    await driver.take(match);
    return ordersOf(services, match, person);
  });
  app.post('/api/matches/:id/orders/check', async (request) => {
    const { orders } = read(ordersRequest, request.body);
    return tryOrders(services, tableIn(request), await needPerson(store, config, request), orders);
  });
}
