// Coverage play: random games until every tile side was completed, every power fired, every question asked and every
// kind of event told. Seats prefer sides and powers not seen yet, so that it does not take long.

import { firstOpen, playInPlace, type Random, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { eventKinds, type RollEvent } from './events.ts';
import { roll } from './index.ts';
import { questionKinds, type RollQuestion } from './questions.ts';
import type { State } from './state.ts';
import { sideOnStack, sides, slugOf, tileByName } from './tiles/catalogue.ts';

interface Seen {
  readonly completed: Set<string>;
  readonly powers: Set<string>;
  readonly questions: Set<string>;
  readonly events: Set<string>;
  readonly shortages: Set<number>;
}

const allPowers = new Set(sides.flatMap(({ slug, powers }) => powers.map(({ effect }) => `${slug}/${effect}`)));

function note(seen: Seen, event: RollEvent): void {
  seen.events.add(event.kind);
  if (event.kind === 'completed') seen.completed.add(event.side);
  if (event.kind === 'powerUsed') seen.powers.add(`${event.tile}/${event.effect}`);
  if (event.kind === 'shortage') seen.shortages.add(event.level);
}

/** A legal answer that leads to something new where that is easy to see. */
function curious(state: State, question: RollQuestion, random: Random, seen: Seen): unknown {
  const answer = roll.sample(state, question, random);
  if (question.kind === 'setup.startTiles' || question.kind === 'explore.task') return answer;
  if (question.kind === 'explore.place') {
    const { tile } = answer as { tile: string };
    const isNew = (stack: 0 | 1): boolean => !seen.completed.has(slugOf(sideOnStack(tileByName(tile), stack)));
    if (isNew(0) !== isNew(1)) return { tile, side: isNew(0) ? 'development' : 'world' };
  }
  return answer;
}

function play(seats: number, game: number, seen: Seen): void {
  const state = roll.setup({}, seats, { text: `coverage ${game}`, generator: 'xoshiro128' });
  const random = randomFromNumber(game);
  const emit = (all: RollEvent): void => note(seen, all);
  roll.advance(state, emit);
  for (;;) {
    const question = firstOpen(state.flow);
    if (question === null) break;
    seen.questions.add(question.kind);
    const answer = curious(state, question, random, seen);
    const refusal = playInPlace(roll, state, question.seat, question.id, answer, emit);
    if (refusal !== null) throw new Error(`${JSON.stringify(question)} ${JSON.stringify(answer)} ${refusal.code}`);
  }
}

test('every side completed, every power fired, every question asked, every event told', { timeout: 300_000 }, () => {
  const seen: Seen = {
    completed: new Set(),
    powers: new Set(),
    questions: new Set(),
    events: new Set(),
    shortages: new Set(),
  };
  const done = (): boolean =>
    seen.completed.size === 110 &&
    seen.powers.size >= allPowers.size &&
    seen.questions.size === questionKinds.length &&
    seen.events.size === eventKinds.length;
  let games = 0;
  while (!done() && games < 2000) {
    play(2 + (games % 4), games, seen);
    games += 1;
  }
  const missing = (all: Iterable<string>, found: ReadonlySet<string>): string[] =>
    [...all].filter((each) => !found.has(each));
  expect({
    sides: missing(
      sides.slice(0, 110).map(({ slug }) => slug),
      seen.completed,
    ),
    powers: missing(allPowers, seen.powers),
    questions: missing(questionKinds, seen.questions),
    events: missing(eventKinds, seen.events),
    shortages: [...seen.shortages].sort(),
  }).toEqual({ sides: [], powers: [], questions: [], events: [], shortages: [1, 2] });
});
