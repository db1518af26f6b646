// Positions for tests: a match played by the quick player up to some question.

import { firstOpen, playInPlace } from '@orrery/kernel';
import { type RaceOptions, type RaceQuestion, type RaceState, race } from '@orrery/race';
import { quickAnswer } from '../race/quick.ts';

export function optionsFor(raw: object): RaceOptions {
  const read = race.readOptions(raw);
  if (!read.ok) throw new Error(`no options: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

export interface Position {
  readonly state: RaceState;
  readonly question: RaceQuestion;
}

/** Every question of a match in turn, with the state in which it is asked; the quick player answers. */
export function* positionsOf(raw: object, seats: number, seed: string): Generator<Position> {
  const state = race.setup(optionsFor(raw), seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    yield { state, question };
    const refusal = playInPlace(race, state, question.seat, question.id, quickAnswer(state, question), null);
    if (refusal !== null) throw new Error(`${question.kind}: ${JSON.stringify(refusal)}`);
  }
}
