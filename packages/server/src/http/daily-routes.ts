// HTTP: the deal of the day.

import { dailyQuery } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { playDaily, takeSeed } from '../daily/playing.ts';
import { showDaily } from '../daily/showing.ts';
import type { Driver } from '../matches/driver.ts';
import type { Rules } from '../rules/rules.ts';
import type { Store } from '../storage/store.ts';
import { showTable } from '../tables/tables.ts';
import { idIn, read } from './body.ts';
import { needPerson, whoAsks } from './cookies.ts';

export interface DailyServices {
  readonly store: Store;
  readonly driver: Driver;
  readonly config: Config;
  readonly rules: Rules;
}

export function addDailyRoutes(app: FastifyInstance, { store, driver, config, rules }: DailyServices): void {
  app.get('/api/daily', async (request) => {
    const { day = null } = read(dailyQuery, request.query);
    return showDaily(store, (await whoAsks(store, config, request))?.id ?? null, day);
  });
  app.post('/api/daily/:id/play', async (request) => {
    const person = await needPerson(store, config, request);
    const table = await playDaily(store, rules, idIn(request), person, driver.holder);
    await driver.take(table.id);
    return showTable(store, table, person);
  });
  app.post('/api/daily/:id/offline', async (request) => {
    const deal = await takeSeed(store, idIn(request), await needPerson(store, config, request));
    return { day: deal.day, game: deal.game, options: JSON.parse(deal.options), seed: deal.seed };
  });
}
