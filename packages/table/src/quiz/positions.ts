// Positions to ask about: a match of a numbered seed, played by what the game proposes and, where it proposes nothing, by
// chance, until a question is open about which something can be asked.

import { type GameDefinition, type GameTypes, playInPlace, type Random, randomFromNumber } from '@orrery/kernel';

const mostAnswers = 600;
const seats = 2;

interface Search<G extends GameTypes, T> {
  readonly game: GameDefinition<G>;
  readonly options: G['options'];
  readonly open: (state: G['state']) => readonly G['question'][];
  /** Null: on to the next question. */
  readonly find: (state: G['state'], question: G['question'], random: Random) => T | null;
}

/** Null: the match of this number comes to none that fits. */
export function findPosition<G extends GameTypes, T>(
  { game, options, open, find }: Search<G, T>,
  number: number,
): T | null {
  const random = randomFromNumber(number);
  const choosing = randomFromNumber(number + 1); // what is asked does not change how the match goes on
  const state = game.setup(options, seats, { text: `quiz ${number}`, generator: 'chacha8' });
  game.advance(state, null);
  for (let answers = 0; answers < mostAnswers; answers++) {
    const [question] = open(state);
    if (question === undefined) return null;
    const found = find(state, question, choosing);
    if (found !== null) return found;
    const answer = game.propose(state, question) ?? game.sample(state, question, random);
    if (playInPlace(game, state, question.seat, question.id, answer, null) !== null) return null;
  }
  return null;
}
