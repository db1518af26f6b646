// How much may be said: so many lines a minute by one person, wherever; so many are kept at a table.

import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';

export interface ChatLimits {
  readonly linesPerTable: number;
  /** Refuses who has said too much. */
  check(person: string): void;
}

export function openChatLimits(linesPerMinute: number, linesPerTable: number): ChatLimits {
  const said = new PerMinute(linesPerMinute);
  return {
    linesPerTable,
    check: (person) => {
      if (!said.take(person)) throw new Refused('server/too-many', { lines: linesPerMinute });
    },
  };
}
