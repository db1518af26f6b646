// Every game ends, not before its last answer, and its ranks make sense: every seat once, somebody first, ties share.

import type { Placing } from '../../game.ts';
import { openQuestions, waitedFor } from '../../position.ts';
import { checkOf } from '../check.ts';
import { brief, notPlain } from '../plain.ts';

export const everyGameEnds = checkOf('every game ends', (played, report) => {
  const { game, positions, end, settings } = played;
  for (const [index, { state }] of positions.entries()) {
    if (game.outcome(state) !== null) report(index, 'there is an outcome while questions are open');
  }
  if (openQuestions(end).length > 0 || waitedFor(end).length > 0) report(null, 'somebody is still waited for');
  const outcome = game.outcome(end);
  if (outcome === null) return report(positions.length, 'nobody is asked, but the game is not over');
  const wrong = notPlain(outcome) ?? wrongRanks(outcome, settings.seats);
  if (wrong !== null) report(null, `outcome ${brief(outcome)}: ${wrong}`);
});

function wrongRanks(outcome: readonly Placing[], seats: number): string | null {
  for (let seat = 0; seat < seats; seat++) {
    if (outcome.filter((placing) => placing.seat === seat).length !== 1) return `seat ${seat} is not there once`;
  }
  if (outcome.length !== seats) return 'there are seats nobody has';
  for (const { seat, score, rank } of outcome) {
    const ahead = outcome.filter((other) => other.rank < rank).length;
    const lostAlone = seats === 1 && rank === 2; // to an opponent without a seat
    if (rank !== ahead + 1 && !lostAlone) return `seat ${seat} has rank ${rank} behind ${ahead}`;
    if (outcome.some((other) => other.score > score && other.rank >= rank))
      return `seat ${seat} is ahead of more points`;
  }
  return null;
}
