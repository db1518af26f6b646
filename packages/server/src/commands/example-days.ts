// What tables over days bring, on a server of which a database is to be kept: friends, ways to be told, notices that were sent and
// that are not yet, a holiday, orders that wait and one that has answered, a pause, a proposal, an end by agreement, a rated
// match to an end, and the daily deal in three stages.

import type { MatchState, Order, OrdersReply, Table } from '@orrery/protocol';
import type { Inbox } from './inbox.ts';
import type { Player } from './player.ts';
import { newSubscription } from './push-subscription.ts';
import { openTable, type Play, playThrough } from './simulated-match.ts';

const day = 86_400_000;
/** Nobody listens there: what goes to it is still to be sent. */
export const nobodyAt = '127.0.0.1:9';
const longestWaitMs = 60_000;

const play: Omit<Play, 'game'> = {
  ...{ bots: 0, undoChance: 0, acknowledged: () => {}, pace: async () => {}, stop: () => false },
};

/** They have sockets open when it begins, and none when it ends. */
export async function liveDays([ada, ben, cleo]: readonly [Player, Player, Player], inbox: Inbox): Promise<void> {
  await tell(ada, ben, inbox);
  const rated = await openTable([ada, ben, cleo], 'race', 0);
  await playThrough([ada, ben, cleo], rated, { ...play, game: 'race' });
  await orderAtOnce(ada, ben);
  await daily(ada, ben, cleo);
  for (const player of [ada, ben, cleo]) player.close();
  await cleo.call('POST', '/api/me/holidays', { from: Date.now() + day, to: Date.now() + 3 * day });
  const slow = await openTable([ada, ben, cleo], 'roll', 0, { clockMs: 30 * day, graceMs: 3_600_000, holidayDays: 5 });
  await give(ada, slow, 'always');
  await ben.call('POST', `/api/tables/${slow}/propose`, { kind: 'pause', until: null });
  for (const kind of ['pause', 'end']) {
    const match = await openTable([ada, ben], 'race', 0, { clockMs: 30 * day });
    await ada.call('POST', `/api/tables/${match}/propose`, kind === 'pause' ? { kind, until: null } : { kind });
    await ben.call('POST', `/api/tables/${match}/agree`, { number: 1, agrees: true });
  }
  const nudged = await openTable([ben, ada], 'race', 0);
  await until(async () => (await ada.call<{ people: number }>('GET', '/api/here')).people === 0);
  const came = inbox.next(longestWaitMs);
  await ben.call('POST', `/api/tables/${nudged}/nudge`, { seat: 1 });
  await came;
  await ada.call('POST', `/api/tables/${nudged}/nudge`, { seat: 0 }); // to where nobody listens
}

async function tell(ada: Player, ben: Player, inbox: Inbox): Promise<void> {
  const { link } = await ada.call<{ link: string }>('GET', '/api/me/friends');
  await ben.call('POST', '/api/me/friends', { link });
  await ada.call('PATCH', '/api/me/profile', { public: true });
  await ada.call('POST', '/api/me/channels', { kind: 'hook', address: inbox.addressOf('ada'), form: 'plain' });
  await ben.call('POST', '/api/me/channels', { kind: 'hook', address: `http://${nobodyAt}/`, form: 'discord' });
  const { subscription } = newSubscription(`http://${nobodyAt}/push`);
  await ben.call('POST', '/api/me/channels', { kind: 'push', subscription });
  const { settings } = await ben.call<{ settings: object }>('GET', '/api/me/notices');
  const wishes = { language: 'hu', timeZone: 'Europe/Budapest' };
  await ben.call('POST', '/api/me/notices/settings', { ...settings, ...wishes });
}

async function give(player: Player, match: string, valid: Order['valid']): Promise<void> {
  const { version, kinds } = await player.call<OrdersReply>('GET', `/api/matches/${match}/orders`);
  const orders = kinds
    .slice(0, 40)
    .map((on): Order => ({ on, about: null, if: [], answers: [{ do: 'propose' }], else: 'pass', valid }));
  await player.call('POST', `/api/matches/${match}/orders`, { version, orders });
}

/** Without a clock an order answers within eight seconds. */
async function orderAtOnce(ada: Player, ben: Player): Promise<void> {
  const match = await openTable([ada, ben], 'race', 0);
  await ada.watch(match);
  await give(ada, match, 'round');
  const isAnswered = ({ answeredForYou = [] }: Partial<MatchState>): boolean =>
    answeredForYou.some(({ by }) => by === 'order');
  while (!isAnswered(ada.states.get(match) ?? {})) await ada.nextState(1000);
}

/** One has finished, one has begun, one has taken the seed along. */
async function daily(ada: Player, ben: Player, cleo: Player): Promise<void> {
  const game = 'roll';
  const { id } = await ada.call<Table>('POST', `/api/daily/${game}/play`, {});
  await playThrough([ada], id, { ...play, game });
  await ben.call('POST', `/api/daily/${game}/play`, {});
  await cleo.call('POST', `/api/daily/${game}/offline`, {});
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + longestWaitMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('it never came to that');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
