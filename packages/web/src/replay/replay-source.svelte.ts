// A record as a source for the table pages: the table at one moment, as one seat knew it or with everything open.
// Nothing can be answered; whoever moves through the match goes on from step to step.

import type { Refusal, Seat } from '@orrery/kernel';
import type { Answered, Course, Eyes, Fact, Table } from '@orrery/table';
import type { TableSource } from '../table-source.ts';
import { BadRecord, Teller } from './teller.ts';

export class ReplaySource implements TableSource {
  course: Course | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  facts: readonly Fact[] = $state.raw([]);
  seenBefore = $state(0);
  step = $state(0);
  refusal: Refusal | null = $state.raw(null);
  broken: string | null = $state(null);
  /** After how many answers the table is shown. */
  at = $state(0);
  eyes: Eyes = $state.raw({ seat: 0, open: false });
  answered: Answered | null = $state.raw(null);
  /** Why the table is not that of this very moment. */
  hidden: Refusal | null = $state.raw(null);
  next: Seat | null = $state(null);
  readonly busy = false;
  readonly hint = null;
  readonly askHint = null;

  #teller = new Teller();
  #all: readonly Fact[] = [];
  #wanted: { readonly step: number; readonly eyes: Eyes } | null = null;
  #isAsking = false;

  async open(text: string, step: number | null): Promise<void> {
    try {
      const course = await this.#teller.open(text);
      const person = course.bots.indexOf(null);
      this.course = course;
      this.eyes = { seat: Math.max(0, person), open: false };
      this.go(step ?? 0);
    } catch (bug) {
      if (bug instanceof BadRecord) this.refusal = bug.refusal;
      else this.broken = String(bug);
    }
  }

  get rulesChanged(): readonly number[] {
    return this.course?.rulesChanged ?? [];
  }

  get last(): number {
    return (this.course?.steps.length ?? 1) - 1;
  }

  go(step: number): void {
    this.#want(Math.max(0, Math.min(this.last, step)), this.eyes);
  }

  look(eyes: Eyes): void {
    this.#want(this.#wanted?.step ?? this.at, eyes);
  }

  /** Where the round or phase before or after this moment begins. */
  jump(by: 'phase' | 'round', forward: boolean): void {
    const steps = this.course?.steps ?? [];
    const begins = (at: number): boolean => {
      const [here, before] = [steps[at], steps[at - 1]];
      if (here === undefined || before === undefined) return true;
      return here.round !== before.round || (by === 'phase' && here.phase !== before.phase);
    };
    let at = this.#wanted?.step ?? this.at;
    do at += forward ? 1 : -1;
    while (at > 0 && at < this.last && !begins(at));
    this.go(at);
  }

  /** While the worker is at one moment, only the latest wish is remembered. */
  #want(step: number, eyes: Eyes): void {
    this.#wanted = { step, eyes };
    if (!this.#isAsking) void this.#follow();
  }

  async #follow(): Promise<void> {
    this.#isAsking = true;
    try {
      for (let wish = this.#wanted; wish !== null; wish = this.#wanted) {
        this.#wanted = null;
        const shown = await this.#teller.show(wish.step, wish.eyes);
        const events = this.course?.steps[shown.step]?.events ?? 0;
        if (shown.facts !== null) this.#all = shown.facts;
        this.seenBefore = this.course?.steps[shown.step - 1]?.events ?? 0;
        this.facts = this.#all.slice(0, events);
        this.table = shown.table;
        this.answered = shown.answered;
        this.hidden = shown.hidden;
        this.next = shown.next;
        this.at = shown.step;
        this.eyes = shown.eyes;
        this.step += 1;
      }
    } catch (bug) {
      this.broken = String(bug);
    } finally {
      this.#isAsking = false;
    }
  }

  answer(): void {}

  undo(): void {}

  record(): Promise<string | null> {
    return Promise.resolve(this.course?.record ?? null);
  }

  close(): void {
    this.#teller.close();
  }
}
