// Tells the server which standing answers are switched on at this device, so that they are given while nobody is there. Only a
// change made here is told: what another device switched on, or what was withdrawn or edited meanwhile, stays as it is.

import type { OrdersReply } from '@orrery/protocol';
import { type GameName, type StandingOrder, type StandingSwitch, standingOrders, withStanding } from '@orrery/table';
import { call } from '../online/api.ts';

const place = (match: string): string => `orrery/standing/${match}`;
const mostTries = 3;

export interface Switches {
  readonly automatic: { readonly [S in StandingSwitch]: boolean };
  readonly plan: string;
}

let inLine: Promise<unknown> = Promise.resolve();

/** One change after the other. */
export function tellStanding(match: string, game: GameName, switches: Switches): void {
  inLine = inLine.then(() => tell(match, game, switches));
}

/** A match that is over needs none. */
export const forgetStanding = (match: string): void => localStorage.removeItem(place(match));

async function tell(match: string, game: GameName, { automatic, plan }: Switches): Promise<void> {
  const before = toldBefore(match, game);
  const wanted = standingOrders(game, automatic, plan);
  if (JSON.stringify(before) === JSON.stringify(wanted)) return;
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await call<OrdersReply>('GET', `/api/matches/${match}/orders`);
    if (!known.ok) return;
    const { version, orders } = known.value;
    const next = withStanding(orders, before, wanted);
    const isNew = JSON.stringify(next) !== JSON.stringify(orders);
    const given = isNew ? await call('POST', `/api/matches/${match}/orders`, { version, orders: next }) : known;
    if (given.ok) {
      keep(match, { automatic, plan });
      return;
    }
    if (given.refusal.code !== 'server/changed-meanwhile') return;
  }
}

function toldBefore(match: string, game: GameName): StandingOrder[] {
  const none: Switches = { automatic: { recall: false, pay: false, consume: false }, plan: '' };
  try {
    const { automatic, plan }: Switches = JSON.parse(localStorage.getItem(place(match)) ?? JSON.stringify(none));
    return standingOrders(game, automatic, plan);
  } catch {
    return [];
  }
}

function keep(match: string, { automatic: { recall, pay, consume }, plan }: Switches): void {
  try {
    if (recall || pay || consume)
      localStorage.setItem(place(match), JSON.stringify({ automatic: { recall, pay, consume }, plan }));
    else localStorage.removeItem(place(match));
  } catch {
    // No room or no permission: then it is told again at the next visit, which changes nothing.
  }
}
