// Looks for leaks: plays a match over real sockets, keeps every byte that each seat and a spectator was sent, and holds
// it against the log. Each state must be, to the byte, what is made of the match when everything the receiver cannot
// see is shuffled; nothing else may be in the messages than their schemas allow; the seed is in none.

import { type AnyGame, type Random, randomFromNumber, type Seat } from '@orrery/kernel';
import {
  type MatchChanges,
  type MatchState,
  type Order,
  type OrdersReply,
  serverMessage,
  stateAfter,
  type Table,
} from '@orrery/protocol';
import { gameNamed } from '../games.ts';
import { applyEntry, type LiveMatch, openMatch, openQuestion } from '../matches/live-match.ts';
import { stateMessage } from '../sockets/state-message.ts';
import { openLog } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import { readTable } from '../tables/tables.ts';
import type { WayToPlay } from './leak-ways.ts';
import { newKey, Player } from './player.ts';

interface Receiver {
  readonly seat: Seat | null;
  readonly texts: string[];
  /** Replies to `legal`, with where the match stood. */
  readonly legal: { readonly seq: number; readonly question: number; readonly text: string }[];
}

export interface Recording {
  readonly match: string;
  readonly receivers: readonly Receiver[];
}

export interface LeakFindings {
  messages: number;
  bytes: number;
  readonly leaks: string[];
}

const undoChance = 0.04;
const legalChance = 0.1;

/** Plays one match to its end. People ask for lists of answers and take some back. */
export async function playRecorded(address: string, way: WayToPlay): Promise<Recording> {
  const people: Player[] = [];
  const receivers: Receiver[] = [];
  for (let seat = 0; seat <= way.seats; seat++) {
    const player = new Player([address]);
    const receiver: Receiver = { seat: seat < way.seats ? seat : null, texts: [], legal: [] };
    player.onText = (text) => receiver.texts.push(text);
    await player.signIn(`Person ${seat}`);
    await player.connect();
    people.push(player);
    receivers.push(receiver);
  }
  const players = people.slice(0, way.seats);
  const match = await openRecorded(players, way);
  await Promise.all(people.map((player) => player.watch(match)));
  await giveOrders(players[match.charCodeAt(0) % players.length], match);
  await Promise.all(players.map((player, seat) => playSeat(player, match, receivers[seat] as Receiver, way.seats)));
  await people[way.seats]?.nextState(100);
  for (const player of people) player.close();
  return { match, receivers };
}

/** They would answer later than their person does: what they tell anybody is searched all the same. */
async function giveOrders(player: Player | undefined, match: string): Promise<void> {
  const known = await player?.call<OrdersReply>('GET', `/api/matches/${match}/orders`);
  const orders = known?.kinds
    .slice(0, 40)
    .map((on): Order => ({ on, about: null, if: [], answers: [{ do: 'propose' }], else: 'pass', valid: 'always' }));
  await player?.call('POST', `/api/matches/${match}/orders`, { version: 0, orders });
}

async function openRecorded(players: readonly Player[], way: WayToPlay): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('nobody plays');
  const bots = Array.from({ length: way.bots ?? 0 }, () => ({ kind: 'bot', level: 'random' }));
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...bots];
  const body = { game: way.game, options: way.options, seats, settings: { clockMs: 86_400_000 } };
  const { id } = await host.call<Table>('POST', '/api/tables', body);
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  return id;
}

async function playSeat(player: Player, match: string, receiver: Receiver, seats: number): Promise<void> {
  const http = async (path: string): Promise<void> => {
    receiver.texts.push(JSON.stringify(await player.call('GET', path)));
  };
  for (let turn = 0; ; turn++) {
    const state = player.states.get(match);
    if (state?.result != null) return;
    const question = state?.questions[0];
    if (state === undefined || question === undefined) {
      await player.nextState(100);
      continue;
    }
    if (turn === 5) await http(`/api/tables/${match}`);
    if (turn === 6) await http('/api/me/tables');
    const { id } = question;
    if (seats === 1 || Math.random() < legalChance) await askLegal(player, match, id, receiver);
    const answer = player.answerTo(state, question as never) as never;
    const reply = await player.insist({ type: 'answer', match, question: id, answer, key: newKey() });
    if (reply.type !== 'accepted') await player.nextState(20);
    else if (Math.random() < undoChance) await player.insist({ type: 'undo', match, key: newKey() });
  }
}

async function askLegal(player: Player, match: string, question: number, { legal }: Receiver): Promise<void> {
  const before = player.states.get(match)?.seq ?? -1;
  const reply = await player.insist({ type: 'legal', match, question });
  const after = player.states.get(match)?.seq ?? -2;
  // Only where it is certain on which state the list stands.
  if (reply.type === 'legal' && reply.all && before === after) {
    legal.push({ seq: before, question, text: JSON.stringify(reply.answers) });
  }
}

/** Holds everything that was sent against what the log says the match was at that moment. */
export async function findLeaks(store: Store, recording: Recording, found: LeakFindings): Promise<void> {
  const { match: id, receivers } = recording;
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const table = await readTable(store, id);
  const header = JSON.parse(row.header);
  const game = gameNamed(header.game);
  if (table === null || game === null) throw new Error(`no table ${id}`);
  const log = await openLog(store).read(id, 0);
  const live = openMatch(game, { id, header: row.header, startedAt: row.started_at, over: false }, table, []);
  const random = randomFromNumber(log.length);
  const ours = receivers.map((receiver) => checkMessages(receiver, id, header.seed, found));
  for (let seq = 0; seq <= log.length; seq++) {
    const entry = log[seq - 1];
    if (entry !== undefined && applyEntry(live, entry) !== null) throw new Error(`${id}: entry ${seq} is refused`);
    for (const [index, { seat, legal }] of receivers.entries()) {
      const shuffled = withHiddenShuffled(game, live, seat, random);
      for (const sent of ours[index]?.get(seq) ?? []) {
        const allowed = stateMessage(shuffled, seat, sent.state.eventsFrom);
        const wrong = wrongPart(allowed, sent.state, live, seat);
        if (wrong !== null) found.leaks.push(`${id} seat ${seat} at ${seq}: ${wrong}`);
      }
      for (const asked of legal.filter((each) => each.seq === seq)) {
        const question = seat === null ? null : openQuestion(shuffled, seat, asked.question);
        const allowed = question === null ? null : game.enumerate(shuffled.match.state, question);
        const [here, sent] = [allowed ?? [], JSON.parse(asked.text) as unknown[]].map((list) =>
          list.map((answer) => JSON.stringify(answer)).sort(),
        );
        if (String(here) !== String(sent)) found.leaks.push(`${id} seat ${seat} at ${seq}: legal answers`);
      }
    }
  }
}

interface SentState {
  readonly state: MatchState;
}

/** The seed is nowhere; every message has its form and nothing more; states come back by their number. */
function checkMessages({ seat, texts }: Receiver, match: string, seed: string, found: LeakFindings) {
  const states = new Map<number, SentState[]>();
  let newest: MatchState | null = null;
  for (const text of texts) {
    found.messages += 1;
    found.bytes += text.length;
    if (text.includes(seed)) found.leaks.push(`${match} seat ${seat}: the seed is in ${text.slice(0, 80)}`);
    const message = JSON.parse(text) as { type?: string };
    if (message.type === undefined) continue; // a reply over HTTP
    const read = serverMessage.safeParse(message);
    const unknown = read.success ? Object.keys(message).filter((key) => !(key in read.data)) : ['its form'];
    if (unknown.length > 0) found.leaks.push(`${match} seat ${seat}: ${message.type} has ${unknown}`);
    if (!read.success || (read.data.type !== 'state' && read.data.type !== 'changes')) continue;
    if (read.data.match !== match) continue;
    const state = whole(message as MatchState | MatchChanges, newest);
    if (state === null) continue;
    newest = state;
    states.set(state.seq, [...(states.get(state.seq) ?? []), { state }]);
  }
  return states;
}

const whole = (message: MatchState | MatchChanges, before: MatchState | null): MatchState | null => {
  if (message.type === 'state') return message;
  return before === null ? null : stateAfter(before, message);
};

/** The match with everything that this seat cannot see in another order. Nothing is hidden once it is over. */
function withHiddenShuffled(game: AnyGame, live: LiveMatch, seat: Seat | null, random: Random): LiveMatch {
  const state = game.clone(live.match.state);
  if (game.outcome(state) === null) game.shuffleHidden(state, seat, random);
  return { ...live, match: { ...live.match, state } };
}

const parts = ['view', 'questions', 'asks', 'standings', 'waitedFor', 'mayUndo', 'result', 'seen'] as const;

/** Which part of a state is other than it may be; null if none. */
function wrongPart(allowed: MatchState, sent: MatchState, live: LiveMatch, seat: Seat | null): string | null {
  if (sent.seat !== seat) return 'the seat';
  if (sent.questions.some((question) => question.seat !== seat)) return 'another seat’s question';
  for (const part of parts) {
    if (JSON.stringify(sent[part]) !== JSON.stringify(allowed[part])) return part;
  }
  // An owner's face goes to its owner alone; so it is worked out here once more.
  const faces = live.match.events.slice(sent.eventsFrom).map((told) => {
    const mine = told.owner !== null && told.all.seat !== null && told.all.seat === seat;
    return { seq: told.seq, ...(mine ? told.owner : told.all) };
  });
  return JSON.stringify(sent.events) === JSON.stringify(faces) ? null : 'events';
}
