// The page's end of a match on this device: sends what the person does, holds what the worker showed last.

import type { Refusal } from '@orrery/kernel';
import type { TableSource } from '../table-source.ts';
import type { Fact, FromWorker, GameName, NewMatch, Table, ToWorker } from './messages.ts';
import { matchLike } from './rematch.ts';
import { forgetMatch, keepMatch, keptMatch } from './saved-match.ts';

export class MatchClient implements TableSource {
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  /** Facts up to this number had been told before the last step. */
  seenBefore = $state(0);
  /** Rises whenever the worker shows the table anew. */
  step = $state(0);
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** What went wrong inside the match, if something did. */
  broken: string | null = $state(null);

  #worker: Worker | null = null;
  #game: GameName | null = null;
  #saved: string | null = null;

  /** Takes up the kept match of a game; false if there is none. */
  resume(game: GameName): boolean {
    const saved = keptMatch(game);
    if (saved === null) return false;
    this.putAway();
    this.#game = game;
    this.#send({ type: 'resume', saved });
    return true;
  }

  start(match: NewMatch): void {
    this.putAway();
    this.#game = match.game;
    this.#send({ type: 'start', match });
  }

  answer(question: number, answer: unknown): void {
    if (!this.busy) this.#send({ type: 'answer', question, answer });
  }

  undo(): void {
    if (!this.busy) this.#send({ type: 'undo' });
  }

  record(): Promise<string | null> {
    return Promise.resolve(this.#saved);
  }

  again(deal: 'new' | 'same'): void {
    if (this.#saved !== null) this.start(matchLike(this.#saved, deal));
  }

  /** Closes the table; the match stays kept and can be taken up again. */
  putAway(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.busy = false;
    this.table = null;
    this.facts = [];
    this.refusal = null;
    this.broken = null;
  }

  /** Puts the match away for good. */
  giveUp(): void {
    this.putAway();
    if (this.#game !== null) forgetMatch(this.#game);
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
      if (message.what === 'resume' && this.#game !== null) forgetMatch(this.#game);
    }
    if (message.type !== 'table') return;
    this.refusal = null;
    this.seenBefore = Math.min(this.facts.length, message.from);
    this.facts = [...this.facts.slice(0, message.from), ...message.facts];
    this.table = message.table;
    this.#saved = message.saved;
    this.step += 1;
    const { game, names, seat, view, result } = message.table;
    const rivals = names.filter((_, other) => other !== seat);
    keepMatch(game, message.saved, { round: view.round, rivals, over: result !== null });
  }
}
