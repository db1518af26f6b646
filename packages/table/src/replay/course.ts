// The course of a match that is told again: its steps, its points round by round, and what ended it.

import type { Placing, Question, Seat } from '@orrery/kernel';
import type { GameName, Games } from '../table.ts';

/** Whose knowledge is shown; `open` lays everybody's hidden things on the table as well. */
export interface Eyes {
  readonly seat: Seat;
  readonly open: boolean;
}

/** Where the match stands after so many answers; step 0 is the deal. */
export interface Step {
  readonly round: number;
  /** As views name it. */
  readonly phase: string;
  /** How many events had happened by then. */
  readonly events: number;
  /** Whose answer led here; null for the deal. */
  readonly seat: Seat | null;
}

/** An answer with the question it was given to. */
export interface Answered {
  readonly seat: Seat;
  readonly question: Question;
  /** Undefined where these eyes may not see it. */
  readonly answer?: unknown;
}

/** The opponent of a solo game. */
export interface RobotSheet {
  readonly cards: number;
  readonly chips: number;
  readonly sixes: number;
  readonly total: number;
  readonly tieBreak: number;
}

/** Where the points of a seat come from. */
export type Sheet = Games[GameName]['sheet'];

/** What brought the end about, and which seats did. */
export interface Ending {
  readonly why: 'pool' | 'tableau';
  readonly seats: readonly Seat[];
  /** The robot of a solo game did. */
  readonly robot?: boolean;
}

export interface Course {
  readonly game: GameName;
  readonly options: unknown;
  readonly names: readonly string[];
  /** By seat; null is a person. */
  readonly bots: readonly (string | null)[];
  readonly seed: string;
  readonly steps: readonly Step[];
  /** Which answers, counted from one, were given anew by somebody who had seen what would come. */
  readonly takenBack: readonly number[];
  /** After how many events the match moved to newer rules. */
  readonly rulesChanged: readonly number[];
  /** Points by seat after each round that was played to its end. */
  readonly curve: readonly (readonly number[])[];
  /** The same for the robot of a solo game. */
  readonly robotCurve: readonly number[] | null;
  readonly sheets: readonly Sheet[];
  readonly robot: RobotSheet | null;
  readonly endings: readonly Ending[];
  /** Null if the record breaks off before the end. */
  readonly result: readonly Placing[] | null;
  /** The whole record with its result, as files hold it. */
  readonly record: string;
}
