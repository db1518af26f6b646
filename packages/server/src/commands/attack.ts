// Sends hostile input to a server while a match is on, over sockets and HTTP, and looks afterwards whether anything came
// of it: an acknowledgement, a change of any row that matters, an error of the server's own, a reply without a code.

import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { serverMessage, type Table } from '@orrery/protocol';
import { WebSocket } from 'ws';
import type { Store } from '../storage/store.ts';
import { crowd, disperse, lookAtCrowd } from './crowding.ts';
import { hostileMessage, hostileRequest, kindsOfMessage, type Target } from './hostile-input.ts';
import { newKey, Player } from './player.ts';
import { readMetrics } from './read-metrics.ts';

export interface AttackFindings {
  readonly messages: number;
  readonly requests: number;
  readonly rawConnections: number;
  /** Sockets that never read, and requests that never end. */
  readonly slowSockets: number;
  readonly tables: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Refusals by code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly disconnections: number;
  readonly wrong: readonly string[];
}

interface Counts {
  readonly kinds: Record<string, number>;
  readonly codes: Record<string, number>;
  readonly statuses: Record<string, number>;
  disconnections: number;
  readonly wrong: string[];
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const atOnce = 30;
const requestsAtOnce = 8;

/** Seven of ten are messages, three are requests; one in two hundred connections speaks no protocol at all. */
export async function attack(
  address: string,
  store: Store,
  many: number,
  seed: number,
  progress: (sent: number) => void = () => {},
): Promise<AttackFindings> {
  const random = randomFromNumber(seed);
  const people = await Promise.all(['Ada', 'Ben', 'Eve', 'Fay'].map((name) => joined(address, name)));
  const [ada, ben, eve, fay] = people as [Player, Player, Player, Player];
  const match = await newMatch([ada, ben]);
  const otherMatch = await newMatch([eve, fay]);
  const target = await intoTheMiddle(ada, ben, match, otherMatch);
  const before = await rowsOf(store, [match, otherMatch]);
  const counts: Counts = {
    kinds: Object.fromEntries(kindsOfMessage.map((kind) => [kind, 0])),
    codes: {},
    statuses: {},
    disconnections: 0,
    wrong: [],
  };
  const messages = Math.round(many * 0.7);
  const requests = many - messages;
  const crowdSize = Math.min(200, Math.ceil(many / 200));
  const crowded = await crowd(address, eve, otherMatch, crowdSize);
  const sending = { target, seated: ada.cookie, stranger: eve.cookie, many: messages };
  await sendMessages(address, random, sending, counts, progress);
  await sendRequests(address, random, target, { cookie: eve.cookie, many: requests }, counts, (sent) =>
    progress(messages + sent),
  );
  counts.wrong.push(...(await lookAtCrowd(address, crowded, fay)));
  disperse(crowded);
  const rawConnections = Math.ceil(many / 200);
  for (let i = 0; i < rawConnections; i++) await sendNoise(address, random, ada.cookie);
  await lookAfterwards(address, { ada, ben, match }, counts);
  const after = await rowsOf(store, [match, otherMatch]);
  if (after !== before) counts.wrong.push('rows have changed');
  await goOn(ada, match, counts);
  for (const player of people) player.close();
  return { messages, requests, rawConnections, slowSockets: crowdSize * 2, tables: crowdSize, ...counts };
}

async function joined(address: string, name: string): Promise<Player> {
  const player = new Player([address]);
  await player.signIn(name);
  await player.connect();
  return player;
}

async function newMatch([host, guest]: readonly [Player, Player]): Promise<string> {
  const body = { game: 'race', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = await host.call<Table>('POST', '/api/tables', body);
  await guest.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  await host.watch(id);
  await guest.watch(id);
  return id;
}

/** To where the first has a question open, has answered before, and nobody can take anything back. */
async function intoTheMiddle(ada: Player, ben: Player, match: string, otherMatch: string): Promise<Target> {
  let accepted: Target['accepted'] | null = null;
  for (;;) {
    const [mine, theirs] = [ada.states.get(match), ben.states.get(match)];
    const question = mine?.questions[0];
    const settled = mine?.mayUndo === false && theirs?.mayUndo === false && mine.seq === theirs.seq;
    if (mine !== undefined && question !== undefined && settled && accepted !== null) {
      const answer = ada.answerTo(mine, question as never);
      return { match, otherMatch, question: question.id, answer, accepted };
    }
    for (const player of [ada, ben]) {
      const state = player.states.get(match);
      const asked = state?.questions[0];
      if (state === undefined || asked === undefined) continue;
      const answer = player.answerTo(state, asked as never) as never;
      const reply = await player.insist({ type: 'answer', match, question: asked.id, answer, key: newKey() });
      if (reply.type === 'accepted' && player === ada) accepted = { question: asked.id, answer };
    }
    const both = (): number[] => [ada, ben].map((player) => player.states.get(match)?.seq ?? 0);
    for (let tries = 0; tries < 100 && both()[0] !== both()[1]; tries++) await ada.nextState(20);
    if (mine?.result != null) throw new Error('the match was over before it could be attacked');
  }
}

interface Sending {
  readonly target: Target;
  readonly seated: string;
  readonly stranger: string;
  readonly many: number;
}

async function sendMessages(
  address: string,
  random: Random,
  sending: Sending,
  counts: Counts,
  progress: (sent: number) => void,
): Promise<void> {
  let sent = 0;
  while (sent < sending.many) {
    const seated = below(random, 2) === 0;
    const socket = await opened(address, seated ? sending.seated : sending.stranger);
    let replies = 0;
    let heard = (): void => {};
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"welcome"')) return; // it may have come before we listened
      replies += 1;
      noteReply(text, counts);
      heard();
    });
    socket.on('close', () => heard());
    let expected = 0;
    while (sent < sending.many && socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < atOnce && sent < sending.many; i++, sent++) {
        const { kind, data } = hostileMessage(random, sending.target, seated);
        count(counts.kinds, kind);
        socket.send(data);
        expected += 1;
      }
      while (replies < expected && socket.readyState === WebSocket.OPEN) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    }
    progress(sent);
    if (socket.readyState !== WebSocket.OPEN) counts.disconnections += 1;
    socket.terminate();
  }
}

function noteReply(text: string, counts: Counts): void {
  const read = serverMessage.safeParse(JSON.parse(text));
  if (!read.success) counts.wrong.push(`a reply without form: ${text.slice(0, 100)}`);
  else if (read.data.type === 'refused') {
    count(counts.codes, read.data.error.code);
    if (read.data.error.code === 'server/unavailable') counts.wrong.push(`an excuse: ${text.slice(0, 200)}`);
  } else if (read.data.type === 'accepted') counts.wrong.push(`accepted: ${text.slice(0, 200)}`);
}

const opened = (address: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    socket.once('open', () => resolve(socket)).on('error', reject);
  });

async function sendRequests(
  address: string,
  random: Random,
  target: Target,
  { cookie, many }: { readonly cookie: string; readonly many: number },
  counts: Counts,
  progress: (sent: number) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: requestsAtOnce });
  let left = many;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (left % 1000 === 0) progress(many - left);
      const wanted = hostileRequest(random, target, cookie);
      const { status, text } = await replyTo(address, agent, wanted);
      count(counts.statuses, String(status));
      if (status >= 500) counts.wrong.push(`${status} for ${wanted.method} ${wanted.path}: ${text.slice(0, 100)}`);
      const code = /^\{"error":\{"code":"([a-z/-]+)"/.exec(text)?.[1];
      if (code !== undefined) count(counts.codes, code);
      else if (status >= 400 && text !== '') counts.wrong.push(`no code: ${wanted.method} ${wanted.path} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, worker));
  agent.destroy();
}

function replyTo(
  address: string,
  agent: Agent,
  { method, path, body, headers }: ReturnType<typeof hostileRequest>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const asked = httpRequest(
      { hostname, port, method, path, agent, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asked.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      // A body that is too large is cut off while we still send it.
      if (code === 'EPIPE' || code === 'ECONNRESET') resolve({ status: 413, text: '' });
      else reject(new Error(message));
    });
    asked.end(body);
  });
}

/** A connection that speaks neither HTTP nor, once upgraded, proper frames. */
function sendNoise(address: string, random: Random, cookie: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const bytes = Buffer.from(Array.from({ length: 200 + below(random, 2000) }, () => below(random, 256)));
  const upgrade =
    `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${cookie}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      if (below(random, 2) === 0) socket.end(bytes);
      else socket.write(upgrade, () => setTimeout(() => socket.end(bytes), 5));
    });
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve());
    socket.resume();
  });
}

/** Everything of these matches and of who sits there, as one text. */
async function rowsOf({ db }: Store, matches: readonly string[]): Promise<string> {
  const ids = [...matches];
  const log = await db
    .selectFrom('log')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  const tables = await db.selectFrom('tables').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const running = await db.selectFrom('matches').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select(['people.name', 'people.login', 'people.password'])
    .where('table_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('seat')
    .execute();
  const chat = await db.selectFrom('chat').selectAll().where('table_id', 'in', ids).execute();
  return JSON.stringify({ log, tables, running, seats, chat });
}

async function lookAfterwards(
  address: string,
  { ada, ben, match }: { readonly ada: Player; readonly ben: Player; readonly match: string },
  counts: Counts,
): Promise<void> {
  for (const player of [ada, ben]) {
    const before = player.states.get(match);
    await player.insist({ type: 'watch', match });
    const after = player.states.get(match);
    const parts = [before, after].map((state) => JSON.stringify([state?.seq, state?.view, state?.questions]));
    if (parts[0] !== parts[1]) counts.wrong.push('what a player sees has changed');
  }
  if (!(await fetch(`${address}/health`)).ok) counts.wrong.push('the server is not well');
  const metrics = await readMetrics(address);
  const troubles = /^orrery_troubles_total (\d+)$/m.exec(metrics)?.[1];
  if (troubles !== '0') counts.wrong.push(`${troubles} errors of the server's own`);
}

async function goOn(ada: Player, match: string, counts: Counts): Promise<void> {
  const state = ada.states.get(match);
  const question = state?.questions[0];
  if (state === undefined || question === undefined) return;
  const answer = ada.answerTo(state, question as never) as never;
  const reply = await ada.insist({ type: 'answer', match, question: question.id, answer, key: newKey() });
  if (reply.type !== 'accepted') counts.wrong.push('the match does not go on');
}
