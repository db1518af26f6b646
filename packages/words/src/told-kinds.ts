// Which facts have a sentence of their own. All others are summed up by the line of the story they belong to, or begin or
// end something that has a heading.

import type { EventKind as RaceKind } from '@orrery/race';
import type { EventKind as RollKind } from '@orrery/roll';

type SummedUpInRace =
  | 'startRevealed'
  | 'drew'
  | 'kept'
  | 'discarded'
  | 'placed'
  | 'passed'
  | 'paid'
  | 'leftTableau'
  | 'strengthAdded'
  | 'powerUsed'
  | 'goodAdded'
  | 'goodRemoved'
  | 'sold'
  | 'gainedChips'
  | 'goalClaimed'
  | 'goalLost'
  | 'roundStarted'
  | 'phaseStarted';

export type ToldInRace = Exclude<RaceKind, SummedUpInRace>;

export type ToldInRoll = Extract<
  RollKind,
  'phasesActive' | 'extraDie' | 'shortage' | 'abandonedReturned' | 'matchEnded'
>;
