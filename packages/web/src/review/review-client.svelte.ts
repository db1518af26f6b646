// The page's end of a review: shares the answers out among workers, first a quick pass over all, then as closely as was
// chosen; can be stopped, goes on, and keeps what was found.

import { type Depth, depths, type Part, type Review, type ReviewPlan, reviewOf } from '@orrery/bots/review';
import type { Refusal } from '@orrery/kernel';
import { read, write } from '../local/saved-match.ts';
import { keepPart, keptParts } from './kept-parts.ts';
import type { Decision, FromReviewer, ToReviewer } from './messages.ts';
import { nextPortion, passesTo } from './portions.ts';

/** `idle`: nothing was opened. `silent`: forecasts of this table may not be told, so there is nothing to look for. */
export type Doing = 'idle' | 'planning' | 'looking' | 'stopped' | 'done' | 'silent' | 'failed';

type Planned = Extract<FromReviewer, { readonly type: 'planned' }>;

const mostWorkers = 2;
const depthKey = 'orrery/review-depth';

const keptDepth = (): Depth => depths.find((each) => each === read(depthKey)) ?? 'usual';

export class ReviewClient {
  doing: Doing = $state('idle');
  refusal: Refusal | null = $state.raw(null);
  plan: ReviewPlan | null = $state.raw(null);
  /** By answer, the first one at 0. */
  decisions: readonly Decision[] = $state.raw([]);
  depth: Depth = $state('quick');
  /** By depth and number of the answer. */
  #found: Readonly<Record<Depth, ReadonlyMap<number, Part>>> = $state.raw({
    quick: new Map(),
    usual: new Map(),
    deep: new Map(),
  });
  /** The closest look so far at each answer, by its number. */
  readonly parts: ReadonlyMap<number, Part> = $derived(
    new Map(passesTo(this.depth).flatMap((pass) => [...this.#found[pass]])),
  );
  readonly review: Review | null = $derived.by(() =>
    this.plan === null ? null : reviewOf(this.plan, [...this.parts.values()], this.plan.rounds[0]?.shares.length ?? 0),
  );
  /** How many answers were looked at as closely as was chosen. */
  readonly done: number = $derived(this.#found[this.depth].size);

  #text = '';
  #key = '';
  #workers: Worker[] = [];
  /** What workers are at, so that nobody else is given it. */
  #given = new Set<string>();

  /** Without a depth, the one that was chosen last. */
  constructor(depth: Depth = keptDepth()) {
    this.depth = depth;
  }

  open(text: string): void {
    this.#text = text;
    this.doing = 'planning';
    this.#send(this.#start(), { type: 'plan' });
  }

  choose(depth: Depth): void {
    this.depth = depth;
    write(depthKey, depth);
    if (['looking', 'stopped', 'done'].includes(this.doing)) this.goOn();
  }

  stop(): void {
    this.#end();
    this.doing = 'stopped';
  }

  goOn(): void {
    this.#end();
    this.#look(null);
  }

  close(): void {
    this.#end();
  }

  /** With as many workers as there are cores; one may be there already. */
  #look(first: Worker | null): void {
    this.doing = 'looking';
    const amount = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency));
    for (let at = 0; at < amount; at++) this.#employ(at === 0 ? first : null);
  }

  #end(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.#given = new Set();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => void this.#take(worker, data);
    worker.onerror = () => this.#fail(null);
    this.#workers.push(worker);
    this.#send(worker, { type: 'open', text: this.#text });
    return worker;
  }

  #send(worker: Worker, message: ToReviewer): void {
    worker.postMessage(message);
  }

  async #take(worker: Worker, message: FromReviewer): Promise<void> {
    if (!this.#workers.includes(worker)) return; // it was stopped with this on its way
    if (message.type === 'part') this.#note(message.depth, [message.part], true);
    else if (message.type === 'looked') this.#employ(worker);
    else if (message.type === 'planned') await this.#begin(worker, message);
    else this.#fail(message.type === 'refused' ? message.refusal : null);
  }

  async #begin(worker: Worker, { key, plan, decisions }: Planned): Promise<void> {
    this.#key = key;
    this.decisions = decisions;
    this.plan = plan;
    if (!plan.calibrated) {
      this.#end();
      this.doing = 'silent';
      return;
    }
    const kept = await keptParts(key);
    for (const depth of depths) {
      this.#note(
        depth,
        kept.filter((each) => each.depth === depth).map(({ part }) => part),
        false,
      );
    }
    if (this.#workers.includes(worker)) this.#look(worker);
  }

  #note(depth: Depth, parts: readonly Part[], isNew: boolean): void {
    const all = new Map(this.#found[depth]);
    for (const part of parts) {
      all.set(part.answerNo, part);
      if (isNew) void keepPart(this.#key, { depth, part });
    }
    this.#found = { ...this.#found, [depth]: all };
  }

  /** Gives the next answers to a worker, or to a new one; with nothing left to give, he goes. */
  #employ(worker: Worker | null): void {
    const portion = nextPortion(this.plan?.answers ?? 0, this.depth, this.#found, this.#given);
    if (portion !== null) {
      for (const answerNo of portion.answers) this.#given.add(`${portion.depth}/${answerNo}`);
      this.#send(worker ?? this.#start(), { type: 'look', ...portion });
      return;
    }
    worker?.terminate();
    this.#workers = this.#workers.filter((each) => each !== worker);
    if (this.#workers.length === 0) this.doing = 'done';
  }

  #fail(refusal: Refusal | null): void {
    this.#end();
    this.refusal = refusal;
    this.doing = 'failed';
  }
}
