// One of two servers that hold the same match: the real store, keeper, hub and requests, with a clock that stands still.
// What the viewer is sent is kept, message by message. Only what is hidden from the viewer differs between the two.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, Seat } from '@orrery/kernel';
import { type ClientMessage, createTableRequest, type Person } from '@orrery/protocol';
import type { Thinker } from '../bots/thinker.ts';
import { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import { becomeGuest } from '../people/people.ts';
import { Refused } from '../refusal.ts';
import { openRules } from '../rules/rules.ts';
import { Attention } from '../sockets/attention.ts';
import { Gatherings } from '../sockets/gatherings.ts';
import { Hub } from '../sockets/hub.ts';
import { handle } from '../sockets/requests.ts';
import type { Connection } from '../sockets/watches.ts';
import { openStore, type Store } from '../storage/store.ts';
import { createTable, start } from '../tables/changes.ts';
import { openChatLimits } from '../tables/chat-limits.ts';
import { needTable } from '../tables/tables.ts';
import type { WayToPlay } from './leak-ways.ts';

export interface Twin {
  readonly live: LiveMatch;
  /** What the viewer was sent since the last look, in order. */
  takeSent(): string[];
  /** A message of the viewer, and the reply as it would be sent. */
  ask(message: ClientMessage): Promise<string>;
  /** Somebody else answers, or takes back. Says why not, where it is refused. */
  answer(seat: Seat, question: number, answer: unknown): Promise<string | null>;
  undo(seat: Seat): Promise<string | null>;
  /** Resolves when nothing more is on its way to the viewer. */
  settle(): Promise<void>;
  /** The viewer comes back, with what it has seen so far. */
  watchAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Ways to build a fault into the servers, for the proof that it would be found. */
export interface Fault {
  game?(game: AnyGame): AnyGame;
  /** What is sent instead of a message. */
  sends?(text: string, live: LiveMatch): string[];
  hint?(live: LiveMatch): unknown;
}

const fixedNow = 1_700_000_000_000;
const clockMs = 86_400_000;

/** Two servers with the same match, which this seat (null: a spectator) watches. */
export async function openTwins(
  way: WayToPlay,
  viewer: Seat | null,
  metrics: Metrics,
  fault: Fault = {},
): Promise<[Twin, Twin]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-twins-'));
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  const { match, person } = await deal(one, way, viewer);
  cpSync(one, other, { recursive: true });
  const twins = await Promise.all([one, other].map((each) => openTwin(each, match, person, metrics, fault)));
  let open = 2;
  const close = async (twin: Twin): Promise<void> => {
    await twin.close();
    open -= 1;
    if (open === 0) rmSync(folder, { recursive: true, force: true });
  };
  const [first, second] = twins.map((twin) => ({ ...twin, close: () => close(twin) }));
  if (first === undefined || second === undefined) throw new Error('there are no two');
  return [first, second];
}

async function openQuiet(folder: string): Promise<Store> {
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: fail });
  return { ...store, now: () => fixedNow };
}

function fail(error: unknown): never {
  throw error;
}

async function deal(folder: string, way: WayToPlay, viewer: Seat | null): Promise<{ match: string; person: Person }> {
  const store = await openQuiet(folder);
  const { person: host } = await becomeGuest(store, 'Host');
  const { person } = viewer === null ? await becomeGuest(store, 'Spectator') : { person: host };
  const count = way.seats + (way.bots ?? 0);
  const mine = viewer ?? 0;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'random' },
  );
  const settings = { clockMs, hints: true };
  const wanted = createTableRequest.parse({ game: way.game, options: way.options, seats, settings });
  const rules = openRules(undefined);
  const { id } = await createTable(
    store,
    rules,
    { tablesPerPerson: 10, waitingTablesPerPerson: 10 },
    { person: host, device: null },
    wanted,
  );
  await start(store, rules, id, host);
  await store.close();
  return { match: id, person };
}

async function openTwin(folder: string, match: string, person: Person, metrics: Metrics, fault: Fault): Promise<Twin> {
  const store = await openQuiet(folder);
  const keeper = new Keeper(store, fail);
  const hub = new Hub(store, keeper, fail);
  const live = await keeper.within(match, (each) => each);
  if (fault.game !== undefined) {
    const game = fault.game(live.game);
    Object.assign(live, { game });
    Object.assign(live.match, { game });
  }
  const sent: string[] = [];
  const connection: Connection = {
    person,
    isOpen: () => true,
    isFull: () => false,
    life: { signs: 0, askForSign: () => {} },
    goElsewhere: () => {},
    send: (text: string): void => void sent.push(...(fault.sends?.(text, live) ?? [text])),
  };
  // A hint is as good as the view it is made from: the whole job counts.
  const thinker: Thinker = {
    think: async (job) => fault.hint?.(live) ?? createHash('sha256').update(JSON.stringify(job)).digest('hex'),
    close: async () => {},
  };
  const rules = openRules(undefined);
  const chatLimits = openChatLimits(100, 100);
  const gatherings = new Gatherings(store, 'twin', () => {});
  const services = {
    ...{ store, keeper, hub, gatherings, attention: new Attention(), thinker, metrics, chatLimits, rules },
    ...{ standInLevel: 'random', thinkMs: null },
  };
  await hub.watch(connection, match, null, true);
  return {
    live,
    takeSent: () => sent.splice(0),
    ask: async (message) => {
      try {
        return JSON.stringify(await handle(services, connection, message));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return JSON.stringify({ type: 'refused', error: { code: error.code, data: error.data } });
      }
    },
    answer: async (seat, question, answer) => codeOf(await keeper.submit(match, seat, question, answer, null)),
    undo: async (seat) => codeOf(await keeper.undo(match, seat, null)),
    settle: async () => {
      for (let before = -1; before !== sent.length; ) {
        before = sent.length;
        await needTable(store, match); // news of tables stand in line behind what the store does
        await keeper.within(match, () => null);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    watchAgain: () => hub.watch(connection, match, { events: live.match.events.length, undos: live.undos }, true),
    close: async () => {
      hub.leave(connection);
      await keeper.close();
      await store.close();
    },
  };
}

const codeOf = (outcome: Awaited<ReturnType<Keeper['undo']>>): string | null =>
  outcome.ok ? null : outcome.refusal.code;
