// The page's end of a record that is told again. The worker answers each message with one, in their order.

import type { Refusal, Seat } from '@orrery/kernel';
import type { BranchDeal, Course, Eyes } from '@orrery/table';
import type { FromReplay, ToReplay } from './messages.ts';

export type Shown = Extract<FromReplay, { readonly type: 'shown' }>;

/** A record that cannot be told again, and why. */
export class BadRecord extends Error {
  override name = 'BadRecord';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Waiting {
  readonly take: (reply: FromReplay) => void;
  readonly fail: (why: Error) => void;
}

export class Teller {
  #worker: Worker | null = null;
  #waiting: Waiting[] = [];

  async open(text: string): Promise<Course> {
    const reply = await this.#ask({ type: 'open', text });
    if (reply.type === 'refused') throw new BadRecord(reply.refusal);
    if (reply.type !== 'opened') throw new Error('the record was not opened');
    return reply.course;
  }

  async show(step: number, eyes: Eyes): Promise<Shown> {
    const reply = await this.#ask({ type: 'show', step, eyes });
    if (reply.type !== 'shown') throw new Error('the moment was not shown');
    return reply;
  }

  /** The record of a match that begins at this moment. */
  async branch(step: number, seat: Seat, level: string, deal: BranchDeal): Promise<string> {
    const reply = await this.#ask({ type: 'branch', step, seat, level, deal });
    if (reply.type === 'refused') throw new BadRecord(reply.refusal);
    if (reply.type !== 'branched') throw new Error('no match began there');
    return reply.saved;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = [];
  }

  #ask(message: ToReplay): Promise<FromReplay> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((take, fail) => {
      this.#waiting.push({ take, fail });
      worker.postMessage(message);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromReplay>) => {
      const first = this.#waiting.shift();
      if (data.type === 'broken') first?.fail(new Error(data.why));
      else first?.take(data);
    };
    worker.onerror = ({ message }) => this.#waiting.shift()?.fail(new Error(message));
    return worker;
  }
}
