// At a learner's table everything that happened is told step by step before the next decision. Each step waits for "Go on";
// all of them can be left at once, and the log has them all.

import {
  type Fact,
  type GameName,
  noSteps,
  type Steps,
  toldSteps,
  withFacts,
  withoutAll,
  withoutFirst,
} from '@orrery/table';
import type { Speaker } from '@orrery/words';
import { settings } from './settings.svelte.ts';

export class StepByStep {
  #steps: Steps = noSteps;
  /** The same, for whoever shows them: it changes only where there are any. */
  #waiting: Steps['waiting'] = $state.raw([]);
  /** How many there were, those gone through among them. */
  #of = $state(0);

  get now() {
    return this.#waiting.length > 0 && this.isOn ? (this.#waiting[0] ?? null) : null;
  }

  /** Which one it is. */
  get at(): number {
    return this.#of - this.#waiting.length + 1;
  }

  get of(): number {
    return this.#of;
  }

  get isOn(): boolean {
    return settings.now.mode === 'learner' && settings.now.steps;
  }

  /** To be called whenever the table is shown anew. `isTold`: not where a coach or a replay tells it. */
  take(game: GameName, facts: readonly Fact[], say: Speaker, isTold: boolean): void {
    const waited = this.#waiting.length;
    const isOn = this.isOn && isTold;
    const all = withFacts(this.#steps, facts, (fresh) => (isOn ? toldSteps(game, fresh, say) : []));
    this.#set(isOn ? all : withoutAll(all));
    const { length } = this.#waiting;
    this.#of = waited === 0 ? length : this.#of + length - waited;
  }

  readonly goOn = (): void => {
    this.#set(withoutFirst(this.#steps));
  };

  readonly leave = (): void => {
    this.#set(withoutAll(this.#steps));
  };

  /** While steps are told a voice says them one by one, and then what is to be decided. */
  announced(news: string, todo: string | null): string {
    if (this.#of === 0) return news;
    return this.now === null ? (todo ?? '') : `${this.now.title}. ${this.now.text}`;
  }

  #set(steps: Steps): void {
    this.#steps = steps;
    if (steps.waiting.length > 0 || this.#waiting.length > 0) this.#waiting = steps.waiting;
  }
}
