// The page's end of a match on this device: sends what the person does, holds what the worker showed last.

import type { Refusal } from '@orrery/kernel';
import type { TableSource } from '../table-source.ts';
import type { Curtain, Fact, FromWorker, Hint, NewMatch, Table, ToWorker } from './messages.ts';
import { matchLike } from './rematch.ts';
import { forgetMatch, keepMatch, keptMatch, newMatchKey } from './saved-match.ts';

export class MatchClient implements TableSource {
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  seenBefore = $state(0);
  step = $state(0);
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  broken: string | null = $state(null);
  hint: Hint | null = $state.raw(null);
  /** Up while the device goes from one person to the next. */
  curtain: Curtain | null = $state.raw(null);
  /** Under which the match is kept. */
  key: string | null = $state(null);

  #worker: Worker | null = null;
  #saved: string | null = null;

  /** Takes up a kept match; false if there is none. */
  resume(key: string): boolean {
    const saved = keptMatch(key);
    if (saved === null) return false;
    this.putAway();
    this.key = key;
    this.#send({ type: 'resume', saved });
    return true;
  }

  start(match: NewMatch): void {
    this.putAway();
    this.key = newMatchKey();
    this.#send({ type: 'start', match });
  }

  answer(question: number, answer: unknown): void {
    if (!this.busy) this.#send({ type: 'answer', question, answer });
  }

  undo(): void {
    if (!this.busy) this.#send({ type: 'undo' });
  }

  readonly askHint = (): void => {
    const question = this.table?.asks[0]?.question.id;
    if (question !== undefined && !this.busy) this.#send({ type: 'hint', question });
  };

  record(): Promise<string | null> {
    return Promise.resolve(this.#saved);
  }

  again(deal: 'new' | 'same'): void {
    if (this.#saved !== null) this.start(matchLike(this.#saved, deal));
  }

  /** The next person has the device. */
  reveal(): void {
    if (!this.busy) this.#send({ type: 'reveal' });
  }

  /** Closes the table; the match stays kept and can be taken up again. */
  putAway(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.busy = false;
    this.table = null;
    this.curtain = null;
    this.facts = [];
    this.refusal = null;
    this.broken = null;
    this.hint = null;
    this.#saved = null;
    this.key = null;
  }

  #send(message: ToWorker): void {
    this.busy = true;
    this.#worker ??= this.#open();
    this.#worker.postMessage(message);
  }

  #open(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    worker.onerror = ({ message }) => this.#take({ type: 'broken', why: message });
    return worker;
  }

  #take(message: FromWorker): void {
    this.busy = false;
    if (message.type === 'broken') this.broken = message.why;
    if (message.type === 'refused') {
      this.refusal = message.refusal;
      if (message.what === 'resume' && this.key !== null) forgetMatch(this.key);
    }
    if (message.type === 'curtain') this.#cover(message.curtain, message.saved);
    if (message.type === 'table') this.#show(message);
    if (message.type === 'hint') {
      this.hint = message.hint;
      this.table = message.table;
      this.seenBefore = this.facts.length;
      this.step += 1;
    }
  }

  #cover(curtain: Curtain, saved: string): void {
    this.refusal = null;
    this.table = null;
    this.facts = [];
    this.curtain = curtain;
    this.#saved = saved;
    const { game, names, round } = curtain;
    this.#keep({ game, round, rivals: names, shared: true, over: false });
  }

  #show({ table, from, facts, seen, shared, saved }: Extract<FromWorker, { type: 'table' }>): void {
    this.refusal = null;
    this.hint = null;
    this.curtain = null;
    this.seenBefore = seen;
    this.facts = [...this.facts.slice(0, from), ...facts];
    this.table = table;
    this.#saved = saved;
    this.step += 1;
    const { game, names, seat, view, result } = table;
    const rivals = shared ? names : names.filter((_, other) => other !== seat);
    this.#keep({ game, round: view.round, rivals, shared, over: result !== null });
  }

  #keep(about: Omit<Parameters<typeof keepMatch>[0], 'key' | 'at'>): void {
    if (this.key !== null && this.#saved !== null) keepMatch({ ...about, key: this.key, at: Date.now() }, this.#saved);
  }
}
