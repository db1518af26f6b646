// What a table page needs of a match, wherever it comes from: played on this device, at a server's table, or told again
// from a record. The pages of both games know this and nothing else of it.

import type { Refusal, Seat } from '@orrery/kernel';
import type { Fact, Hint, Table } from '@orrery/table';

export interface TableSource {
  /** Null until there is something to show. */
  readonly table: Table | null;
  /** Everything that happened, as the seat may know it, oldest first. */
  readonly facts: readonly Fact[];
  /** After how many facts the match moved to newer rules. */
  readonly rulesChanged: readonly number[];
  /** Facts up to this number had been told before the last step. */
  readonly seenBefore: number;
  /** Rises whenever something else is to be decided: what was ticked for the decision before is forgotten. */
  readonly step: number;
  /** Whether an answer is on its way, or others must move before anything can be done. */
  readonly busy: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: Refusal | null;
  /** What went wrong inside the match, if something did. */
  readonly broken: string | null;
  /** What a bot would do in the decision that is open; null until it was asked. */
  readonly hint: Hint | null;
  /** Asks a bot what it would do and fills that in; null where no hints are given. */
  readonly askHint: (() => void) | null;
  /** Whether other people are told at once when this seat answers: then it must not show what only this seat knows. */
  readonly isWatched?: boolean;
  /** Whether every question is put to the person, even one with a single answer: in lessons. */
  readonly asksEverything?: boolean;
  /** Whether its people ended the match by agreement: it is over, and there are no scores. */
  readonly isEnded?: boolean;
  /** Whether a coach stands beside the scores and says what comes next: then it is his button that is the main one. */
  readonly isCoached?: boolean;
  /** Of those who are asked, who keeps the others waiting; left out: all of them. */
  waited?(seats: readonly Seat[]): readonly Seat[];
  answer(question: number, answer: unknown): void;
  undo(): void;
  /** The record of a match that is over, as a file holds it; null if it cannot be had. */
  record(): Promise<string | null>;
  /** Another match of the same seats by the same options; absent where that cannot be had from here. */
  again?(deal: 'new' | 'same'): void;
}
