// How a table page answers: for the person, or alone where nothing is left to choose, which leaves a trace. After an undo
// nothing is answered alone until the person has decided again: else the same answer would be given at once.

import type { TableSource } from '../table-source.ts';
import { words } from '../words/wording.ts';
import { forgetDraft } from './draft.ts';
import type { AutomaticKind } from './preferences.ts';

export class Answering {
  readonly #source: () => TableSource;
  #kinds: readonly AutomaticKind[] = $state.raw([]);
  #waits = $state(false);
  #tookBack = $state(false);

  /** The source may change while the page stands. */
  constructor(source: () => TableSource) {
    this.#source = source;
  }

  /** What was answered alone since the last answer of the person, and whether it took one back that the record tells of. */
  get traces(): string[] {
    const { did, didOnly, didAlike, didRecall, didPay, didConsume, tookBack } = words.flow;
    const texts = { only: didOnly, alike: didAlike, recall: didRecall, pay: didPay, consume: didConsume };
    return [...(this.#tookBack ? [tookBack] : []), ...this.#kinds.map((kind) => did(texts[kind]))];
  }

  get mayAnswerAlone(): boolean {
    return !this.#waits && this.#source().asksEverything !== true;
  }

  answer(question: number, given: unknown): void {
    this.#kinds = [];
    this.#waits = false;
    this.#tookBack = false;
    forgetDraft();
    this.#source().answer(question, given);
  }

  answerAlone(question: number, kind: AutomaticKind, given: unknown): void {
    this.#kinds = [...this.#kinds, kind];
    this.#source().answer(question, given);
  }

  readonly undo = (): void => {
    this.#kinds = [];
    this.#waits = true;
    const { canUndo, undoMarks } = this.#source().table ?? { canUndo: false, undoMarks: false };
    this.#tookBack = canUndo && undoMarks;
    forgetDraft();
    this.#source().undo();
  };
}
