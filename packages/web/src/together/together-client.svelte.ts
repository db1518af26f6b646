// The page's end of a match that is looked at together: the moment that all of them see, who is there, what is pointed at and
// what was written. Whoever moves takes everybody along.

import type { Refusal } from '@orrery/kernel';
import type { Gathered, Moment, Remark, Someone } from '@orrery/protocol';
import { Line, type News } from '../online/line.svelte.ts';
import { me } from '../online/me.svelte.ts';

export interface Pointed {
  readonly piece: string;
  readonly name: string;
}

/** Pointing follows the mouse; nobody needs it more often. */
const leastBetweenMs = 250;

export class TogetherClient {
  people: readonly Someone[] = $state.raw([]);
  remarks: readonly Remark[] = $state.raw([]);
  pointed: Pointed | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  line: Line | null = $state.raw(null);

  readonly #match: string;
  readonly #onmoved: (moment: Moment) => void;
  /** What all of them see, as this page knows it; null until somebody has moved. */
  #shared: Moment | null = null;
  #piece: string | null = null;
  #wanted: { readonly moment: Moment; readonly piece: string | null } | null = null;
  /** Came while this page was sending. */
  #heard: Gathered | null = null;
  #isSending = false;
  #isClosed = false;

  constructor(match: string, onmoved: (moment: Moment) => void) {
    this.#match = match;
    this.#onmoved = onmoved;
    void this.#open();
  }

  async #open(): Promise<void> {
    this.refusal = await me.beSomebody();
    if (this.refusal !== null || this.#isClosed) return;
    this.line = new Line(
      () => void this.#gather(),
      (news) => this.#hear(news),
    );
  }

  async #gather(): Promise<void> {
    const reply = await this.line?.ask({ type: 'gather', match: this.#match });
    this.refusal = reply?.type === 'refused' ? reply.error : null;
  }

  close(): void {
    this.#isClosed = true;
    this.line?.close();
  }

  /** This page shows another moment. */
  move(moment: Moment): void {
    if (isSame(moment, this.#shared)) return;
    this.#want(moment, null);
  }

  point(moment: Moment, piece: string | null): void {
    if (piece !== this.#piece) this.#want(moment, piece);
  }

  async write(step: number, text: string): Promise<boolean> {
    const reply = await this.line?.ask({ type: 'remark', match: this.#match, step, text });
    this.refusal = reply?.type === 'refused' ? reply.error : null;
    return reply?.type === 'done';
  }

  #want(moment: Moment, piece: string | null): void {
    this.#shared = moment;
    this.#piece = piece;
    this.#wanted = { moment, piece };
    if (!this.#isSending) void this.#send();
  }

  /** While one is on its way only the latest wish is remembered; and what is heard meanwhile is older than it. */
  async #send(): Promise<void> {
    this.#isSending = true;
    for (let wish = this.#wanted; wish !== null && !this.#isClosed; wish = this.#wanted) {
      this.#wanted = null;
      await this.line?.ask({ type: 'point', match: this.#match, ...wish });
      await new Promise((resolve) => setTimeout(resolve, leastBetweenMs));
    }
    this.#isSending = false;
    if (this.#heard !== null) this.#follow(this.#heard);
  }

  #hear(news: News): void {
    if (news.type === 'remarked' && news.match === this.#match) {
      const { remark } = news;
      this.remarks = [...this.remarks.filter(({ id }) => id !== remark.id), remark].sort((a, b) => a.at - b.at);
    }
    if (news.type === 'gathered' && news.match === this.#match) this.#take(news);
  }

  #take(news: Gathered): void {
    const { people, remarks, piece, by } = news;
    this.people = people;
    if (remarks !== undefined) this.remarks = remarks;
    const name = people.find(({ id }) => id === by)?.name;
    this.pointed = piece === null || by === me.person?.id || name === undefined ? null : { piece, name };
    if (this.#isSending) this.#heard = news;
    else this.#follow(news);
  }

  #follow({ moment, piece }: Gathered): void {
    this.#heard = null;
    if (moment === null) return;
    this.#shared = moment;
    this.#piece = piece;
    this.#onmoved(moment);
  }
}

const isSame = (one: Moment, other: Moment | null): boolean =>
  other !== null && one.step === other.step && one.seat === other.seat && one.open === other.open;
