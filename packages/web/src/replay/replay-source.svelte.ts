// A record as a source for the table pages: the table at one moment, as one seat knew it or with everything open.
// Nothing can be answered; whoever moves through the match goes on from step to step.

import type { Question, Refusal, Seat } from '@orrery/kernel';
import type { Answered, BranchDeal, Course, Eyes, Fact, Table } from '@orrery/table';
import { quickLevel } from '../home/quick-match.ts';
import { keepMatch, newMatchKey } from '../local/saved-match.ts';
import type { Replayed } from '../route.ts';
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
  /** What the seat that is looked through is asked here. */
  asked: Question | null = $state.raw(null);
  readonly busy = false;
  readonly hint = null;
  readonly askHint = null;

  #teller = new Teller();
  #all: readonly Fact[] = [];
  #wanted: { readonly step: number; readonly eyes: Eyes } | null = null;
  #isAsking = false;

  /** Through the eyes of this seat; without one, of the first person. */
  async open(text: string, step: number | null, seat: Seat | null = null): Promise<void> {
    try {
      const course = await this.#teller.open(text);
      const person = course.bots.indexOf(null);
      this.course = course;
      await this.#want(this.#within(step ?? 0), { seat: seat ?? Math.max(0, person), open: false });
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

  get seats(): number {
    return this.course?.names.length ?? 1;
  }

  go(step: number, eyes: Eyes = this.eyes): void {
    void this.#want(this.#within(step), { ...eyes, seat: Math.min(eyes.seat, this.seats - 1) });
  }

  /** A moment as this seat knew it. */
  visit(step: number, seat: Seat): void {
    void this.#want(this.#within(step), { ...this.eyes, seat });
  }

  look(eyes: Eyes): void {
    void this.#want(this.#wanted?.step ?? this.at, eyes);
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

  #within(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }

  /** While the worker is at one moment, only the latest wish is remembered. */
  async #want(step: number, eyes: Eyes): Promise<void> {
    this.#wanted = { step, eyes };
    if (!this.#isAsking) await this.#follow();
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
        this.asked = shown.asked;
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

  /**
   * Keeps a match that begins at the moment shown, for the seat that is looked through, under the match it leaves; says under
   * which key. Null: there is no room.
   */
  async branch(of: Replayed | null, as: BranchDeal['as']): Promise<string | null> {
    const { course, at, eyes } = this;
    if (course === null) return null;
    const { game, names } = course;
    const { seat } = eyes;
    const deal: BranchDeal = as === 'same' ? { as } : { as, seed: crypto.randomUUID() };
    const saved = await this.#teller.branch(at, seat, quickLevel, deal);
    const rivals = names.filter((_, other) => other !== seat);
    const { round = 0, phase = '' } = course.steps[at] ?? {};
    const key = newMatchKey();
    const left = of === null ? {} : { from: { of, step: at, seat, name: names[seat] ?? '', deal: as, round, phase } };
    const about = { key, game, at: Date.now(), round, rivals, shared: false, over: false, ...left };
    return keepMatch(about, saved, 0) === 'kept' ? key : null;
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
