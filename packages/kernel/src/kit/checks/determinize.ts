// From what a seat sees, a full state can be made in which it sees the same, nothing is broken, and play goes on.

import type { FlowState } from '../../flow.ts';
import { openQuestions, waitedFor } from '../../position.ts';
import type { Seat } from '../../question.ts';
import type { Random } from '../../random/random.ts';
import { checkOf, type Report } from '../check.ts';
import { brief, difference, notPlain, throughJson } from '../plain.ts';
import { generatorOf, type PlayedGame, playOut, somePositions } from '../random-play.ts';

const looks = 3;

export const determinizeAgrees = checkOf('determinize agrees with the view', (played, report) => {
  const random = generatorOf(played, 'determinize');
  for (const index of somePositions(played, random, looks)) {
    const position = played.positions[index];
    if (position === undefined) continue;
    for (let seat = 0; seat < played.settings.seats; seat++) {
      const guess = guessFor(played, position.state, seat, random, index, report);
      if (guess === null || seat !== index % played.settings.seats) continue;
      const ended = playOut(played.game, guess, random);
      if (typeof ended === 'string') report(index, `seat ${seat}'s guess cannot be played out: ${ended}`);
      else if (played.game.outcome(guess) === null) report(index, `seat ${seat}'s guess stops without an outcome`);
      const broken = played.game.broken(guess);
      if (broken !== null) report(index, `seat ${seat}'s guess breaks in play: ${broken}`);
    }
  }
});

function guessFor(
  { game }: PlayedGame,
  state: FlowState,
  seat: Seat,
  random: Random,
  index: number,
  report: Report,
): FlowState | null {
  const view = game.viewFor(state, seat);
  const lost = notPlain(view);
  if (lost !== null) report(index, `seat ${seat}'s view is not plain: ${lost}`);
  const kept = throughJson(view);
  const guess = game.determinize(view, random);
  const changed = difference(kept, view);
  if (changed !== null) report(index, `determinize changed its view: ${changed}`);
  const wrong =
    notPlain(guess) ??
    game.broken(guess) ??
    difference(view, game.viewFor(guess, seat)) ??
    difference(ownQuestions(state, seat), ownQuestions(guess, seat), 'questions') ??
    difference(waitedFor(state), waitedFor(guess), 'waitedFor');
  if (wrong === null) return guess;
  report(index, `seat ${seat}'s guess is wrong: ${brief(wrong)}`);
  return null;
}

const ownQuestions = (state: FlowState, seat: Seat) =>
  openQuestions(state).filter((question) => question.seat === seat);
