// A seat of the load generator: one real socket that plays whatever is legal, as cheaply as can be, so that on a small
// machine the generator does not measure itself. It watches as the page does, and reads a state, and the changes after
// it, only when it is to answer from them.

import { type Question, type Random, randomFromNumber } from '@orrery/kernel';
import { type MatchChanges, type MatchState, type ServerMessage, stateAfter } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { gameNamed } from '../games.ts';

export interface SeatEvents {
  /** There is something to answer; call `answer` when it is time. */
  ready(seat: LoadSeat): void;
  accepted(ms: number): void;
  refused(code: string): void;
  over(): void;
}

const welcomeStart = '{"type":"welcome"';
const offersChanges = '"changes":true';
const stateStart = '{"type":"state"';
const changesStart = '{"type":"changes"';
const acceptedStart = '{"type":"accepted"';
const refusedStart = '{"type":"refused"';
const anyQuestions = '"questions":[';
const noQuestions = '"questions":[]';
const notOver = '"result":null}';

const isA = (data: Buffer, start: string): boolean => data.toString('latin1', 0, start.length) === start;

export class LoadSeat {
  readonly #game: NonNullable<ReturnType<typeof gameNamed>>;
  readonly #events: SeatEvents;
  readonly #random: Random;
  #socket: WebSocket | null = null;
  #match = '';
  /** Servers of before tell whole states only, and know no other wish. */
  #mayChange = false;
  /** The last whole state, and the changes since. */
  #unread: Buffer[] = [];
  #read: MatchState | null = null;
  #isAsked = false;
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
    this.#unread = [];
    this.#read = null;
    this.#isAsked = false;
    this.#answered = -1;
    this.#sentAt = null;
    this.#waits = false;
    this.#send(`{"type":"watch","ref":0,"match":"${match}"${this.#mayChange ? ',"changes":true' : ''}}`);
  }

  /** Answers the first open question of the newest state; false if there is none any more. */
  answer(): boolean {
    this.#waits = false;
    if (this.#sentAt !== null) return false;
    const state = this.#newest();
    const question = state?.questions[0] as Question | undefined;
    if (state === null || question === undefined || question.id === this.#answered) return false;
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
    if (isA(data, stateStart) || isA(data, changesStart)) this.#hearState(data);
    else if (isA(data, welcomeStart)) this.#mayChange = data.lastIndexOf(offersChanges) >= 0;
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
    if (isA(data, stateStart)) this.#unread = [];
    this.#unread.push(data);
    if (data.lastIndexOf(anyQuestions) >= 0) this.#isAsked = data.lastIndexOf(noQuestions) < 0;
    if (data.toString('latin1', data.length - notOver.length) === notOver) this.#look();
    else this.#events.over();
  }

  #newest(): MatchState | null {
    for (const data of this.#unread.splice(0)) {
      const message = JSON.parse(data.toString()) as MatchState | MatchChanges;
      if (message.type === 'state') this.#read = message;
      else if (this.#read !== null) this.#read = stateAfter(this.#read, message);
    }
    return this.#read;
  }

  /** Whether a question waits is seen from the text alone: everything secret in it comes before. */
  #look(): void {
    if (this.#waits || this.#sentAt !== null || !this.#isAsked) return;
    this.#waits = true;
    this.#events.ready(this);
  }
}
