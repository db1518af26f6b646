// A seat of the load generator: one real socket that plays whatever is legal, as cheaply as can be, so that on a small
// machine the generator does not measure itself. It reads a state only when it is to answer from it.

import { type Question, type Random, randomFromNumber } from '@orrery/kernel';
import type { MatchState, ServerMessage } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { gameNamed } from '../games.ts';

export interface SeatEvents {
  /** There is something to answer; call `answer` when it is time. */
  ready(seat: LoadSeat): void;
  accepted(ms: number): void;
  refused(code: string): void;
  over(): void;
}

const stateStart = '{"type":"state"';
const acceptedStart = '{"type":"accepted"';
const refusedStart = '{"type":"refused"';
const noQuestions = '"questions":[]';
const notOver = '"result":null}';

const isA = (data: Buffer, start: string): boolean => data.toString('latin1', 0, start.length) === start;

export class LoadSeat {
  readonly #game: NonNullable<ReturnType<typeof gameNamed>>;
  readonly #events: SeatEvents;
  readonly #random: Random;
  #socket: WebSocket | null = null;
  #match = '';
  #newest: Buffer | null = null;
  #sentAt: number | null = null;
  #answered = -1;
  #waits = false;
  #refs = 0;

  constructor(seed: number, game: string, events: SeatEvents) {
    const found = gameNamed(game);
    if (found === null) throw new Error(`no game ${game}`);
    this.#game = found;
    this.#events = events;
    this.#random = randomFromNumber(seed);
  }

  connect(address: string, cookie: string): Promise<void> {
    const mask = Buffer.from([7, 77, 177, 27]);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
      generateMask: (into) => mask.copy(into),
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(data as Buffer));
    return new Promise((resolve, reject) => socket.once('open', () => resolve()).once('error', reject));
  }

  play(match: string): void {
    this.#match = match;
    this.#newest = null;
    this.#answered = -1;
    this.#sentAt = null;
    this.#waits = false;
    this.#send(`{"type":"watch","ref":0,"match":"${match}"}`);
  }

  /** Answers the first open question of the newest state; false if there is none any more. */
  answer(): boolean {
    this.#waits = false;
    if (this.#newest === null || this.#sentAt !== null) return false;
    const state = JSON.parse(this.#newest.toString()) as MatchState;
    const question = state.questions[0] as Question | undefined;
    if (question === undefined || question.id === this.#answered) return false;
    const answer = this.#game.sample(this.#game.determinize(state.view, this.#random), question, this.#random);
    const key = `${this.#match}-${state.seat}-${question.id}-${++this.#refs}`;
    const { id } = question;
    this.#answered = id;
    this.#sentAt = performance.now();
    this.#send(
      `{"type":"answer","ref":${this.#refs},"match":"${this.#match}","question":${id},"answer":${JSON.stringify(answer)},"key":"${key}"}`,
    );
    return true;
  }

  close(): void {
    this.#socket?.terminate();
  }

  #send(text: string): void {
    this.#socket?.send(text);
  }

  #hear(data: Buffer): void {
    if (isA(data, stateStart)) this.#hearState(data);
    else if (isA(data, acceptedStart)) {
      if (this.#sentAt !== null) this.#events.accepted(performance.now() - this.#sentAt);
      this.#sentAt = null;
      this.#look();
    } else if (isA(data, refusedStart)) {
      const message = JSON.parse(data.toString()) as Extract<ServerMessage, { type: 'refused' }>;
      this.#events.refused(message.error.code);
      this.#sentAt = null;
      this.#answered = -1;
      this.#look();
    }
  }

  #hearState(data: Buffer): void {
    if (!data.includes(this.#match, 0, 'latin1')) return; // of the match before
    this.#newest = data;
    if (data.toString('latin1', data.length - notOver.length) === notOver) this.#look();
    else this.#events.over();
  }

  /** Whether a question waits is seen from the text alone: everything secret in it comes before. */
  #look(): void {
    if (this.#waits || this.#sentAt !== null || this.#newest === null) return;
    if (this.#newest.lastIndexOf(noQuestions) >= 0) return;
    this.#waits = true;
    this.#events.ready(this);
  }
}
