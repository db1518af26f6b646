// One of two servers with the same match, on a clock that stands still until it is moved: real store, keeper, driver, hub and
// senders of notices. In one of them some seats have orders, in the other their people answer by hand at the same moments.

import type { Seat } from '@orrery/kernel';
import { type CreateTableRequest, createTableRequest, type Person } from '@orrery/protocol';
import { Driver } from '../matches/driver.ts';
import { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Addresses, type Answered, type Posting } from '../notices/addresses.ts';
import { pushKeys } from '../notices/keys.ts';
import { lookThrough } from '../notices/looking.ts';
import { Senders } from '../notices/senders.ts';
import { sendDue } from '../notices/sending.ts';
import { becomeGuest } from '../people/people.ts';
import { openRules } from '../rules/rules.ts';
import { Hub } from '../sockets/hub.ts';
import type { Connection } from '../sockets/watches.ts';
import { newId, openStore, type Store } from '../storage/store.ts';
import { createTable, join, start } from '../tables/changes.ts';
import { needTable, showTable } from '../tables/tables.ts';
import type { WayToPlay } from './leak-ways.ts';
import type { MailReceiver } from './mail-receiver.ts';
import { newSubscription, type TestSubscription } from './push-subscription.ts';

export interface Clock {
  now: number;
}

export interface Dealt {
  readonly match: string;
  /** By seat, and a spectator after them. */
  readonly people: readonly Person[];
  readonly subscription: TestSubscription;
}

/** Ways to build a fault into the server with orders, for the proof that it would be found. */
export interface OrderFault {
  /** What is sent instead of a message. */
  sends?(text: string, live: LiveMatch, seat: Seat | null): string[];
  /** What is told instead of a notice. */
  tells?(text: string, live: LiveMatch, seat: Seat): string;
}

export interface OrderWorld {
  readonly live: LiveMatch;
  readonly store: Store;
  readonly keeper: Keeper;
  readonly driver: Driver;
  readonly clock: Clock;
  /** What each person was sent since the last look, by seat, and a spectator after them. */
  takeSent(): string[][];
  /** What each of these seats would be told now, on all ways out, if nobody was there. */
  takeTold(seats: readonly Seat[]): Promise<ToldNow[]>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface ToldNow {
  readonly seat: Seat;
  readonly way: 'hook' | 'push' | 'mail';
  readonly text: string;
}

/** Longer than a notice waits for whoever just loads the page anew. */
const untilToldMs = 11_000;
const host = 'notices.test';

export async function openQuiet(folder: string, clock: Clock): Promise<Store> {
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: fail });
  const look = async () => ({ offByMs: 0, agrees: true, jumpedMs: 0, movedMs: 0 });
  return { ...store, now: () => clock.now, look };
}

export function fail(error: unknown): never {
  throw error;
}

/** A table of people only, begun; each of them is told on all ways there are. */
export async function dealForOrders(
  folder: string,
  way: WayToPlay,
  clockMs: number | null,
  clock: Clock,
): Promise<Dealt> {
  const store = await openQuiet(folder, clock);
  const rules = openRules(undefined);
  const count = way.seats + (way.bots ?? 0);
  const people: Person[] = [];
  for (let seat = 0; seat <= count; seat++) people.push((await becomeGuest(store, `Person ${seat}`)).person);
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const seats = people.slice(0, count).map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const wanted: CreateTableRequest = createTableRequest.parse({
    ...{ game: way.game, options: way.options, seats },
    settings: { clockMs, hints: false },
  });
  const limits = { tablesPerPerson: 10, waitingTablesPerPerson: 10 };
  const { id } = await createTable(store, rules, limits, { person: host, device: null }, wanted);
  for (const [seat, person] of people.entries())
    if (seat > 0 && seat < count) await join(store, id, { person, device: null }, seat);
  await start(store, rules, id, host);
  const subscription = await addChannels(store, people);
  await pushKeys(store);
  await store.close();
  return { match: id, people, subscription };
}

async function addChannels(store: Store, people: readonly Person[]): Promise<TestSubscription> {
  const made = newSubscription(`https://${host}/`);
  for (const [seat, { id: person }] of people.entries()) {
    const rows = [
      { kind: 'hook' as const, address: `https://${host}/${seat}`, data: { form: 'plain', secret: 's' } },
      { kind: 'push' as const, address: `https://${host}/push/${seat}`, data: { keys: made.subscription.keys } },
      { kind: 'mail' as const, address: `seat${seat}@${host}`, data: { confirm: 'c' } },
    ];
    for (const { data, ...row } of rows)
      await store.db
        .insertInto('channels')
        .values({ id: newId(), person, ...row, data: JSON.stringify(data), confirmed: 1, failures: 0, made_at: 0 })
        .execute();
  }
  return made;
}

/** Keeps what is posted instead of sending it. */
class KeptPosts extends Addresses {
  readonly posts: { readonly address: string; readonly body: string | Buffer }[] = [];

  override async post(address: string, { body }: Posting): Promise<Answered> {
    this.posts.push({ address, body });
    return { status: 201, text: '' };
  }
}

export async function openOrderWorld(
  folder: string,
  { match, people, subscription }: Dealt,
  clock: Clock,
  mail: MailReceiver,
  fault: OrderFault = {},
): Promise<OrderWorld> {
  const store = await openQuiet(folder, clock);
  const keeper = new Keeper(store, fail);
  const hub = new Hub(store, keeper, fail);
  const driver = openDriver(store, keeper);
  const live = await keeper.within(match, (each) => each);
  const seatOf = (index: number): Seat | null => (index < people.length - 1 ? index : null);
  const sent = people.map((): string[] => []);
  const connections = people.map(
    (person, index): Connection => ({
      person,
      isOpen: () => true,
      isFull: () => false,
      life: { signs: 0, askForSign: () => {} },
      goElsewhere: () => {},
      send: (text) => void sent[index]?.push(...(fault.sends?.(text, live, seatOf(index)) ?? [text])),
    }),
  );
  for (const connection of connections) await hub.watch(connection, match, null, true);
  const posts = new KeptPosts([host]);
  const mailed = { url: mail.url, from: `table@${host}` };
  const senders = new Senders({
    ...{ addresses: posts, keys: await pushKeys(store), subject: `mailto:x@${host}` },
    ...{ mail: mailed, base: `https://${host}` },
  });
  const later: Store = { ...store, now: () => clock.now + untilToldMs };
  const parts = { store: later, keeper, senders, base: `https://${host}`, onTrouble: fail };
  const told = (text: string, seat: Seat): string => fault.tells?.(text, live, seat) ?? text;
  const settle = async (): Promise<void> => {
    const count = (): number => sent.reduce((sum, each) => sum + each.length, live.seq);
    for (let before = -1; before !== count(); ) {
      before = count();
      await needTable(store, match); // news of tables stand in line behind what the store does
      await keeper.within(match, () => null);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...{ live, store, keeper, driver, clock, settle },
    takeSent: () => sent.map((each) => each.splice(0)),
    takeTold: async (seats) => {
      await lookThrough(store, keeper, match, { here: new Set(), eyesOn: () => 'elsewhere' });
      await sendDue(parts, new Set());
      const found = posts.posts.splice(0).map(({ address, body }): ToldNow => {
        const [kind, of] = address.replace(`https://${host}/`, '').split('/');
        const isPush = of !== undefined;
        const text = isPush ? subscription.decrypt(Buffer.from(body)) : String(body);
        const seat = Number(of ?? kind);
        return { seat, way: isPush ? 'push' : 'hook', text: told(text, seat) };
      });
      const mails = mail.mails.splice(0).map((text): ToldNow => {
        const seat = Number(/^To: seat(\d+)@/im.exec(text)?.[1]);
        return { seat, way: 'mail', text: told(text, seat) };
      });
      return [...found, ...mails].filter(({ seat }) => seats.includes(seat));
    },
    close: async () => {
      await driver.close();
      for (const connection of connections) hub.leave(connection);
      senders.close();
      await keeper.close();
      await store.close();
    },
  };
}

/** Beats so rarely that it only does what it is told to. */
function openDriver(store: Store, keeper: Keeper): Driver {
  return new Driver(
    store,
    keeper,
    { think: fail, close: async () => {} },
    {
      ...{ node: 'world', leaseMs: 600_000, graceMs: 0, thinkMs: null, standInLevel: 'random', standInPauseMs: 0 },
      orderSecret: 'kept',
      onTrouble: fail,
      onDecision: () => {},
      onClock: () => {},
    },
  );
}

/** The match as lists show it to everybody, one after the other. */
export const tablesShown = ({ store, live }: OrderWorld, people: readonly Person[]): Promise<string[]> =>
  Promise.all(
    people.map(async (person) => JSON.stringify(await showTable(store, await needTable(store, live.id), person))),
  );
