// The page's end of a match on this device: sends what the person does, holds what the worker showed last, keeps it. One
// tab writes a match; another one only shows it, follows what the first one writes, and may take over.

import type { Refusal } from '@orrery/kernel';
import type { Curtain, Fact, Hint, NewMatch, Table } from '@orrery/table';
import { matchLike } from '@orrery/table';
import type { TableSource } from '../table-source.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { becomeWriter, type WriterLock } from './one-writer.ts';
import { type Kept, type KeptMatch, keepMatch, markStuck, newMatchKey, recordKey, savedRecord } from './saved-match.ts';

/** `elsewhere`: another tab plays this match. The others: why it is not kept as it stands here. */
export type Trouble = 'elsewhere' | 'gone' | Exclude<Kept, 'kept'>;

export class MatchClient implements TableSource {
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  rulesChanged: readonly number[] = $state.raw([]);
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
  trouble: Trouble | null = $state(null);
  /** Why a kept match cannot go on here. */
  stuck: Refusal | null = $state.raw(null);

  #worker: Worker | null = null;
  #saved: string | null = null;
  /** How often the match had been written when this tab last read or wrote it. */
  #revision = 0;
  #lock: WriterLock | null = null;

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (this.key !== null && key === recordKey(this.key) && this.trouble === 'elsewhere') this.#readAgain();
    });
  }

  /** Takes up a kept match; false if there is none. */
  resume(key: string): boolean {
    if (savedRecord(key) === null) return false;
    this.putAway();
    this.key = key;
    this.#readAgain();
    this.#beWriter(false);
    return true;
  }

  start(match: NewMatch): void {
    this.putAway();
    this.key = newMatchKey();
    this.#send({ type: 'start', match });
    this.#beWriter(false);
  }

  /** Goes on here with a match that another tab plays. */
  takeOver(): void {
    this.#beWriter(true);
  }

  /** Somebody came for a match that is not kept here. */
  miss(): void {
    this.trouble = 'gone';
  }

  /** The person has read what the trouble is. */
  dismiss(): void {
    if (this.trouble !== 'elsewhere') this.trouble = null;
  }

  answer(question: number, answer: unknown): void {
    if (this.#mayPlay()) this.#send({ type: 'answer', question, answer });
  }

  undo(): void {
    if (this.#mayPlay()) this.#send({ type: 'undo' });
  }

  readonly askHint = (): void => {
    const question = this.table?.asks[0]?.question.id;
    if (question !== undefined && this.#mayPlay()) this.#send({ type: 'hint', question });
  };

  record(): Promise<string | null> {
    return Promise.resolve(this.#saved);
  }

  again(deal: 'new' | 'same'): void {
    if (this.#saved !== null) this.start(matchLike(this.#saved, deal));
  }

  /** The next person has the device. */
  reveal(): void {
    if (this.#mayPlay()) this.#send({ type: 'reveal' });
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
    this.trouble = null;
    this.stuck = null;
    this.#revision = 0;
    this.#lock?.release();
    this.#lock = null;
  }

  #mayPlay(): boolean {
    return !this.busy && this.trouble !== 'elsewhere';
  }

  #beWriter(takeOver: boolean): void {
    if (this.key === null) return;
    this.#lock?.release();
    this.#lock = becomeWriter(this.key, takeOver, {
      writes: () => {
        if (this.trouble !== 'elsewhere') return;
        this.trouble = null;
        this.#readAgain();
      },
      shows: () => {
        this.trouble = 'elsewhere';
      },
    });
  }

  /** Shows the match as it is kept now. */
  #readAgain(): void {
    const saved = this.key === null ? null : savedRecord(this.key);
    if (saved === null) return;
    this.#revision = saved.revision;
    this.#send({ type: 'resume', saved: saved.record });
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
    if (message.type !== 'table' || !message.unasked) this.busy = false;
    if (message.type === 'broken') this.broken = message.why;
    if (message.type === 'refused') {
      this.refusal = message.refusal;
      if (message.what === 'resume' && this.key !== null) {
        this.stuck = message.refusal;
        markStuck(this.key, message.refusal.code);
      }
    }
    if (message.type === 'curtain') this.#cover(message.curtain, message.saved);
    if (message.type === 'table') this.#show(message);
    if (message.type === 'hint') {
      this.hint = message.hint;
      this.refusal = null; // what was refused before would stand in its place
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

  #show(message: Extract<FromWorker, { type: 'table' }>): void {
    const { table, from, facts, seen, rulesChanged, shared, saved, unasked } = message;
    // The same decision, shown again because bots came late, keeps what was ticked.
    const isSame = unasked && sameAsks(this.table, table);
    this.rulesChanged = rulesChanged;
    if (!isSame) {
      this.refusal = null;
      this.hint = null;
    }
    this.curtain = null;
    this.seenBefore = seen;
    this.facts = [...this.facts.slice(0, from), ...facts];
    this.table = table;
    this.#saved = saved;
    if (!isSame) this.step += 1;
    const { game, names, seat, view, result } = table;
    const rivals = shared ? names : names.filter((_, other) => other !== seat);
    const scores = result?.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
    const ended = scores === undefined ? {} : { scores };
    this.#keep({ game, round: view.round, rivals, shared, over: result !== null, ...ended });
  }

  /** Writes what is new, and only on what this tab has seen. */
  #keep(about: Omit<KeptMatch, 'key' | 'at'>): void {
    const { key } = this;
    const record = this.#saved;
    if (key === null || record === null || this.trouble === 'elsewhere') return;
    if (savedRecord(key)?.record === record) return; // it has only been read
    const kept = keepMatch({ ...about, key, at: Date.now() }, record, this.#revision);
    if (kept !== 'kept') this.trouble = kept;
    else if (this.trouble !== 'stale') this.trouble = null; // that one stays until it has been read
    if (kept === 'kept') this.#revision += 1;
    if (kept === 'stale') this.#readAgain();
  }
}

function sameAsks(before: Table | null, after: Table): boolean {
  const idsOf = ({ seat, asks }: Table): string => `${seat}/${asks.map(({ question }) => question.id).join()}`;
  return before !== null && idsOf(before) === idsOf(after);
}
