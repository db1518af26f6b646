// `hostile`, third part: what tables over days brought, abused. Notices that are to reach into the operator's network, forged
// subscriptions, floods of notices, ratings against oneself, orders that are too many, too large or none, daily deals read early
// or played twice. Each attempt must be refused with the code that says why.

import { Abuse, type AbusedPlace } from './abuse-attempts.ts';
import { abuseDaily } from './abuse-daily.ts';
import { abuseNotices } from './abuse-notices.ts';
import { abuseOrders } from './abuse-orders.ts';
import { abuseRatings } from './abuse-ratings.ts';
import { readMetrics } from './read-metrics.ts';

export interface AbuseFindings {
  readonly attempts: number;
  /** Refusals by code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

export async function abuse(place: AbusedPlace): Promise<AbuseFindings> {
  const abused = new Abuse(place.address);
  await abuseNotices(abused, place);
  await abuseOrders(abused);
  await abuseDaily(abused);
  await abuseRatings(abused, place.store);
  abused.check((await fetch(`${place.address}/health`)).ok, 'the server is not well');
  const troubles = /^orrery_troubles_total (\d+)$/m.exec(await readMetrics(place.address))?.[1];
  abused.check(troubles === '0', `${troubles} errors of the server's own`);
  const { attempts, codes, wrong } = abused;
  return { attempts, codes, wrong };
}
