// The games that are measured: played with chance answers, from seeds that are always the same. It hangs on nothing but the
// kernel and the games, so that it can be built with those of another commit as well.

import { type AnyGame, type FlowState, firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';

export interface Setting {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly gamesPerSecond: number;
  readonly cloneUs: number;
}

export const settings: readonly Setting[] = [
  { name: 'race base, 2 seats', game: race, options: {}, seats: 2, gamesPerSecond: 1000, cloneUs: 3 },
  {
    name: 'race rvi, 4 seats',
    game: race,
    options: { sets: ['base', 'gs', 'rvi'], takeovers: true },
    seats: 4,
    gamesPerSecond: 400,
    cloneUs: 3,
  },
  { name: 'roll, 2 seats', game: roll, options: {}, seats: 2, gamesPerSecond: 1000, cloneUs: 2 },
];

/** Events off, answers as the game proposes them. */
export function playRandomGame(game: AnyGame, options: unknown, seats: number, index: number, most: number) {
  const state = game.setup(options, seats, { text: `bench/${index}`, generator: 'xoshiro128' });
  const random = randomFromNumber(index);
  game.advance(state, null);
  let answers = 0;
  for (; answers < most; answers++) {
    const question = firstOpen(state.flow);
    if (question === null) break;
    playInPlace(game, state, question.seat, question.id, game.sample(state, question, random), null);
  }
  return { state, answers };
}

export function midGame(game: AnyGame, options: unknown, seats: number, index: number): FlowState {
  const { answers } = playRandomGame(game, options, seats, index, Number.POSITIVE_INFINITY);
  return playRandomGame(game, options, seats, index, Math.floor(answers / 2)).state;
}
