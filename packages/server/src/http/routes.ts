// All routes of the server but health, figures, the socket and the page.

import type { FastifyInstance } from 'fastify';
import { addDailyRoutes } from './daily-routes.ts';
import { addFriendRoutes } from './friend-routes.ts';
import { addNoticeRoutes, type NoticeServices } from './notice-routes.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addPeopleRoutes, type PeopleServices } from './people-routes.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { addRecordRoutes, addTableRoutes, type TableServices } from './table-routes.ts';
import { addTogetherRoutes } from './together-routes.ts';

type Services = PeopleServices & TableServices & NoticeServices;

export function addRoutes(app: FastifyInstance, services: Services): void {
  addPeopleRoutes(app, services);
  addProfileRoutes(app, services);
  addNoticeRoutes(app, services);
  addFriendRoutes(app, services);
  addDailyRoutes(app, services);
  addTableRoutes(app, services);
  addTogetherRoutes(app, services);
  addOrderRoutes(app, services);
  addRecordRoutes(app, services);
}
