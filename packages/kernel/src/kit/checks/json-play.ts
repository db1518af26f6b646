// Saving and loading after every answer leads to the same end, with the same events on the way.

import type { GameEvent } from '../../event.ts';
import { playInPlace } from '../../play.ts';
import { checkOf } from '../check.ts';
import { brief, difference, equal, throughJson } from '../plain.ts';

export const jsonAfterEveryAnswer = checkOf('JSON after every answer gives the same end', (played, report) => {
  const { game, answers, end, events } = played;
  let state = throughJson(played.start);
  const seen: { all: GameEvent; owner: GameEvent | null }[] = [];
  for (const [index, given] of answers.entries()) {
    const emit = (all: GameEvent, owner: GameEvent | null): void => void seen.push({ all, owner });
    const refusal = playInPlace(game, state, given.seat, given.question, throughJson(given.answer), emit);
    if (refusal !== null) return report(index, `after a JSON trip ${brief(given)} gets ${brief(refusal)}`);
    state = throughJson(state);
  }
  if (!equal(state, end)) report(answers.length, `another end: ${difference(end, state)}`);
  const told = events.slice(events.length - seen.length).map(({ all, owner }) => ({ all, owner }));
  if (!equal(told, seen)) report(null, `other events: ${difference(told, seen)}`);
});
