// For tests: a server in this process on a free port, with its own folder, whose bots think inline; and people for it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateTableRequest, MatchState, Table } from '@orrery/protocol';
import pino from 'pino';
import type { z } from 'zod';
import { think } from '../bots/think.ts';
import type { Thinker } from '../bots/thinker.ts';
import { moveCalendar } from '../commands/move-calendar.ts';
import { newKey, Player } from '../commands/player.ts';
import { metricsSettings } from '../commands/read-metrics.ts';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openStore, type Store } from '../storage/store.ts';

export const inlineThinker = (): Thinker => ({
  think: async (job) => think(job),
  close: async () => {},
});

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly folder: string;
  person(name: string): Promise<Player>;
  /** Stops, and starts again on the same data. */
  again(): Promise<TestServer>;
  end(): Promise<void>;
}

export async function testServer(env: Record<string, string> = {}, folder = newFolder()): Promise<TestServer> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '1000000',
    PASSWORDS_PER_MINUTE: '1000000',
    MESSAGES_PER_SECOND: '10000',
    TABLES_PER_PERSON: '1000',
    WAITING_TABLES_PER_PERSON: '1000',
    CHAT_LINES_PER_MINUTE: '100000',
    LEASE_MS: '600',
    STAND_IN_PAUSE_MS: '20',
    ...metricsSettings,
    ...env,
  });
  const server = await startServer(config, { thinker: inlineThinker(), logger: pino({ level: 'silent' }) });
  const url = `http://127.0.0.1:${server.port}`;
  const people: Player[] = [];
  return {
    ...server,
    url,
    folder,
    person: async (name) => {
      const player = new Player([url]);
      people.push(player);
      await player.signIn(name);
      await player.connect();
      return player;
    },
    again: async () => {
      await server.stop();
      return testServer(env, folder);
    },
    end: async () => {
      for (const player of people) player.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The program as it is run in production, for tests that need processes or threads of it. */
export async function bundledServer(): Promise<URL> {
  const tool = new URL('../../../../tools/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(tool)) as { bundle(app: string): Promise<string> };
  return pathToFileURL(await bundle('server'));
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'orrery-test-'));

type NewTable = Partial<z.input<typeof import('@orrery/protocol').createTableRequest>>;

export async function newTable(host: Player, wanted: NewTable = {}): Promise<Table> {
  const request: Pick<CreateTableRequest, 'game' | 'seats'> = {
    game: 'race',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  return host.call<Table>('POST', '/api/tables', { ...request, ...wanted });
}

/** A match between these people, begun; the first is the host. */
export async function startedMatch(people: readonly Player[], wanted: NewTable = {}): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const seats: CreateTableRequest['seats'] = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))];
  const { id } = await newTable(host, { seats, ...wanted });
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  for (const person of people) await person.watch(id);
  return id;
}

/** Answers one open question of this person in this match, if there is one; says whether it was accepted. */
export async function answerOnce(player: Player, match: string): Promise<boolean> {
  const state = player.states.get(match);
  const question = state?.questions[0];
  if (state === undefined || question === undefined) return false;
  const answer = player.answerTo(state, question) as never;
  const reply = await player.insist({ type: 'answer', match, question: question.id, answer, key: newKey() });
  return reply.type === 'accepted';
}

/** Waits for a state of this match that is as wanted; how long that may take is up to the time-out of the test. */
export async function stateWhere(
  player: Player,
  match: string,
  isSo: (state: MatchState) => boolean,
): Promise<MatchState> {
  for (;;) {
    const state = player.states.get(match);
    if (state !== undefined && isSo(state)) return state;
    await player.nextState(500);
  }
}

/** Plays until the match is over, or until `stop` says so. */
export async function playOn(players: readonly Player[], match: string, stop = (): boolean => false): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      while (player.states.get(match)?.result == null && !stop()) {
        if (!(await answerOnce(player, match))) await player.nextState(200);
      }
    }),
  );
}

/** The same data, seen beside the server. */
export const storeBeside = ({ folder }: TestServer): Promise<Store> =>
  openStore({ url: null, folder, connections: 1, onTrouble: () => {} });

export { moveCalendar };
