// From a view to the table the page shows: questions with all that is needed to show them, and the points as they stand.
// It knows no more than the view, so it does for matches on this device and for those of a server.

import { type FlowState, type Question, randomFor } from '@orrery/kernel';
import { type HostedGame, hostedGames } from './games.ts';
import type { AskOf, GameName, Games, SeenMatch, Table } from './table.ts';

export function tableOfView({ game, seat, names, view, canUndo, result, hint }: SeenMatch): Table {
  const hosted = hostedGames[game];
  const questions: readonly Question[] = (view as Games[GameName]['view']).questions;
  const asks = questions.map((question) => {
    const ask = askFor(hosted, view, question);
    return hint?.question === question.id ? { ...ask, proposal: hint.answer, hinted: true } : ask;
  });
  return {
    game,
    seat,
    names,
    view,
    asks,
    standings: hosted.standings(imagine(hosted, view)),
    canUndo,
    result,
  } as Table;
}

/** Some full state that agrees with the view: whatever is read from it, the seat could have known. */
function imagine({ game }: HostedGame, view: unknown): FlowState {
  return game.determinize(view, randomFor({ text: 'view', generator: 'xoshiro128' }, 'imagine'));
}

export function askFor(hosted: HostedGame, view: unknown, question: Question): AskOf<Question, unknown> {
  return {
    question,
    description: hosted.game.describe(view, question),
    proposal: hosted.game.fallback(imagine(hosted, view), question),
    hinted: false,
  };
}
