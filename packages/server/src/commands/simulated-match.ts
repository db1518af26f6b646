// A match among simulated people and bots, from the table to the result, through whatever happens to the server. Notes
// every entry that was acknowledged, and how long that took.

import type { MatchState, Table } from '@orrery/protocol';
import { newKey, type Player } from './player.ts';

export interface Acknowledged {
  readonly match: string;
  readonly key: string;
  readonly seq: number;
  readonly ms: number;
}

export interface Play {
  readonly game: string;
  readonly bots: number;
  /** How often, per answer, somebody takes it back. */
  readonly undoChance: number;
  readonly acknowledged: (entry: Acknowledged) => void;
  /** Waits until one may send, for those who hold a certain pace. */
  readonly pace: () => Promise<void>;
  readonly stop: () => boolean;
  /** What somebody would rather do than answer by hand, if anything. */
  readonly rather?: (player: Player, state: MatchState) => Promise<'wait' | 'undo' | null>;
}

export async function openTable(
  people: readonly Player[],
  game: string,
  bots: number,
  settings: Readonly<Partial<Table['settings']>> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
  ];
  const { id } = await host.call<Table>('POST', '/api/tables', { game, seats, settings: { open: false, ...settings } });
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  try {
    await host.call('POST', `/api/tables/${id}/start`, {});
  } catch (error) {
    // The server may have died between doing it and saying so.
    const table = await host.call<Table>('GET', `/api/tables/${id}`);
    if (table.status === 'waiting') throw error;
  }
  return id;
}

/** Plays to the end, or until told to stop. */
export async function playThrough(people: readonly Player[], match: string, play: Play): Promise<void> {
  await Promise.all(people.map((player) => playSeat(player, match, play)));
}

async function playSeat(player: Player, match: string, play: Play): Promise<void> {
  await player.watch(match);
  let answeredAt = -1;
  for (;;) {
    const state = player.states.get(match);
    if (state?.result != null || play.stop()) return;
    const question = state?.questions[0];
    const isNew = state !== undefined && state.seq > answeredAt;
    const rather = isNew ? ((await play.rather?.(player, state)) ?? null) : null;
    if (rather === 'undo') await send(player, match, play, { type: 'undo' });
    if (!isNew || question === undefined || rather !== null) {
      await player.nextState(250);
      continue;
    }
    await play.pace();
    const seq = await answerByHand(player, state, question, play);
    // An answer that came too late is asked for again with a newer state.
    if (seq === null) await player.nextState(50);
    else answeredAt = seq - 1;
    if (seq !== null && Math.random() < play.undoChance) await send(player, match, play, { type: 'undo' });
  }
}

/** Some legal answer, sent until it is acknowledged; null where it was refused. */
export function answerByHand(
  player: Player,
  state: MatchState,
  question: MatchState['questions'][number],
  play: Pick<Play, 'acknowledged'>,
): Promise<number | null> {
  const answer = player.answerTo(state, question) as never;
  return send(player, state.match, play, { type: 'answer', question: question.id, answer });
}

type Entry = { type: 'answer'; question: number; answer: never } | { type: 'undo' };

async function send(
  player: Player,
  match: string,
  play: Pick<Play, 'acknowledged'>,
  entry: Entry,
): Promise<number | null> {
  const key = newKey();
  const startedAt = performance.now();
  const reply = await player.insist({ ...entry, match, key });
  if (reply.type !== 'accepted') return null;
  play.acknowledged({ match, key, seq: reply.seq, ms: performance.now() - startedAt });
  return reply.seq;
}
