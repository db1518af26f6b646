// The door of rules at a table: which page a decision or a term opens, and the numbers of this very table that belong to it.
// It is fetched with the first rule that somebody opens.

import type { Speaker } from '@orrery/words';
import {
  pagesOf,
  type RacePage,
  type RollPage,
  type RuleBook,
  type RulePage,
  racePageOf,
  rollPageOf,
  termPage,
} from '@orrery/words/rules';
import type { GameName, RaceTable, RollTable, Table } from '../table.ts';
import { raceNow } from './race-now.ts';
import { rollNow } from './roll-now.ts';

const racePages: readonly RulePage[] = pagesOf.race;
const rollPages: readonly RulePage[] = pagesOf.roll;
const isOfRace = (page: RulePage): page is RacePage => racePages.includes(page);
const isOfRoll = (page: RulePage): page is RollPage => rollPages.includes(page);

/** What a game knows of its rules at a table. */
interface Ruled<T extends Table = Table> {
  /** Of the decision that is open; the aim of the game while there is none. */
  pageOf(table: T, say: Speaker): RulePage;
  now(table: T, page: RulePage, say: Speaker, around: RuleBook['around']): string[];
}

const ruledRace: Ruled<RaceTable> = {
  pageOf: ({ asks: [ask] }, say) => (ask === undefined ? 'race-aim' : racePageOf(ask.question, say)),
  now: (table, page, say, around) => (isOfRace(page) ? raceNow(table, page, say, around) : []),
};

const ruledRoll: Ruled<RollTable> = {
  pageOf: ({ asks: [ask] }) => (ask === undefined ? 'roll-aim' : rollPageOf(ask.question)),
  now: (table, page, say, around) => (isOfRoll(page) ? rollNow(table, page, say, around) : []),
};

const ruled: { readonly [G in GameName]: Ruled } = { race: ruledRace, roll: ruledRoll };

/** `term` null: the decision. A refusal without a page of its own is about the decision. Null: nothing is to be read. */
export function pageFor(table: Table, term: string | null, say: Speaker): RulePage | null {
  const { pageOf } = ruled[table.game];
  if (term === null) return pageOf(table, say);
  return termPage(table.game, term) ?? (term.startsWith('refusal:') ? pageOf(table, say) : null);
}

/** Lines in the language of the speaker; empty where the page has no numbers. */
export const ruleNow = (table: Table, page: RulePage, say: Speaker, around: RuleBook['around']): string[] =>
  ruled[table.game].now(table, page, say, around).filter((line) => line !== '');
