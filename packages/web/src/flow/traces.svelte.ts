// What was answered without asking since the last own answer. After an undo nothing is answered alone until the person
// has decided again: else the same answer would be given at once.

import { words } from '../words/wording.ts';
import type { AutomaticKind } from './settings.svelte.ts';

export class Traces {
  #kinds: readonly AutomaticKind[] = $state.raw([]);
  #waits = $state(false);

  get lines(): string[] {
    const texts = { only: words.flow.didOnly, alike: words.flow.didAlike, recall: words.flow.didRecall };
    return this.#kinds.map((kind) => texts[kind]);
  }

  get mayAnswer(): boolean {
    return !this.#waits;
  }

  leave(kind: AutomaticKind): void {
    this.#kinds = [...this.#kinds, kind];
  }

  answered(): void {
    this.#kinds = [];
    this.#waits = false;
  }

  undone(): void {
    this.#kinds = [];
    this.#waits = true;
  }
}
