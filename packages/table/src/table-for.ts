// The table as one seat sees it, made where the state is: its view, its questions with all that is needed to show them, and
// how everybody stands. Nothing of it depends on what the seat may not know.

import { type AnyGame, type FlowState, openQuestions, type Question, type Seat } from '@orrery/kernel';
import type { HostedGame } from './games.ts';
import type { AskOf, GameName, Hint, Table } from './table.ts';

interface Position {
  readonly game: GameName;
  readonly hosted: HostedGame;
  readonly state: FlowState;
  /** Whose eyes these are; `noSeat` for a watcher. */
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly undoMarks?: boolean;
  readonly hint: Hint | null;
}

export function tableFor({
  game: name,
  hosted,
  state,
  seat,
  names,
  canUndo,
  undoMarks = false,
  hint,
}: Position): Table {
  const { game } = hosted;
  return {
    game: name,
    seat,
    names,
    view: game.viewFor(state, seat < 0 ? null : seat),
    asks: asksFor(game, state, seat).map((ask) => hinted(ask, hint)),
    standings: hosted.standings(state),
    canUndo,
    undoMarks,
    result: game.outcome(state),
  } as Table;
}

/** The open questions of a seat, described. */
export function asksFor(game: AnyGame, state: FlowState, seat: Seat): AskOf<Question, unknown>[] {
  return openQuestions(state)
    .filter((question) => question.seat === seat)
    .map((question) => ({
      question,
      description: game.describe(state, question),
      proposal: game.propose(state, question),
      hinted: false,
    }));
}

/** What a bot would do is ticked to begin with. */
export const hinted = <Q extends Question, D>(ask: AskOf<Q, D>, hint: Hint | null): AskOf<Q, D> =>
  hint?.question === ask.question.id ? { ...ask, proposal: hint.answer, hinted: true } : ask;
