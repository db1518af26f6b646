// The page's end of a lesson: sends what the learner does, holds what the worker showed last, keeps it after every step.

import type { Refusal } from '@orrery/kernel';
import type { Fact, Table } from '@orrery/table';
import type { Coaching } from '@orrery/table/lessons';
import type { FromWorker, ToWorker } from '../local/messages.ts';
import { keepMatch, newMatchKey } from '../local/saved-match.ts';
import type { TableSource } from '../table-source.ts';
import { keepLesson, leftLesson, markDone } from './kept-lessons.ts';
import type { FromLesson, ToLesson } from './messages.ts';

export class LessonClient implements TableSource {
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  readonly rulesChanged = [];
  seenBefore = $state(0);
  step = $state(0);
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  broken: string | null = $state(null);
  readonly hint = null;
  readonly askHint = null;
  readonly asksEverything = true;
  readonly isCoached = true;
  coaching: Coaching | null = $state.raw(null);

  readonly #worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  #record = '';
  #position = '';

  constructor(lesson: string, you: string) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'lesson') this.#take(data.reply);
      if (data.type === 'broken') this.#take(data);
    };
    this.#worker.onerror = ({ message }) => this.#take({ type: 'broken', why: message });
    this.#send({ type: 'open', lesson, you, saved: leftLesson(lesson)?.saved ?? null });
  }

  answer(question: number, answer: unknown): void {
    if (!this.busy) this.#send({ type: 'answer', question, answer });
  }

  undo(): void {
    this.say('back');
  }

  say(type: 'goOn' | 'back' | 'skip' | 'quiet'): void {
    if (!this.busy) this.#send({ type });
  }

  choose(choice: string): void {
    if (!this.busy) this.#send({ type: 'choose', choice });
  }

  record(): Promise<string | null> {
    return Promise.resolve(this.#record);
  }

  /** Keeps the match of the lesson among the others, without the coach; says under which key. */
  playAlone(): string | null {
    if (this.table === null) return null;
    const { game, names, seat, view, result } = this.table;
    const key = newMatchKey();
    const rivals = names.filter((_, other) => other !== seat);
    const about = { key, game, at: Date.now(), round: view.round, rivals, shared: false, over: result !== null };
    return keepMatch(about, this.#record, 0) === 'kept' ? key : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToLesson): void {
    this.busy = true;
    this.#worker.postMessage({ type: 'lesson', message } satisfies ToWorker);
  }

  #take(message: FromLesson): void {
    this.busy = false;
    if (message.type === 'broken') this.broken = message.why;
    if (message.type === 'refused') this.refusal = message.refusal;
    if (message.type !== 'lesson') return;
    const { table, facts, seen, coaching, position, saved, record } = message;
    this.refusal = null;
    this.facts = facts;
    this.seenBefore = seen;
    this.coaching = coaching;
    this.#record = record;
    if (position !== this.#position) {
      this.table = table; // what is ticked stays while only the coach speaks
      this.step += 1;
    }
    this.#position = position;
    if (coaching.wants === 'end') markDone(coaching.lesson);
    else keepLesson(coaching.lesson, coaching, saved);
  }
}
