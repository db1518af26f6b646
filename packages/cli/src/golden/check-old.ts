// A golden match of a released version: its capsule replays it to the same events and the same end, or its middle is
// migrated and played on under the rules of today. One of the two must hold, and where there is a capsule, the first.

import { type AnyGame, type Capsule, firstOpen, migrateState, playInPlace, randomFromNumber } from '@orrery/kernel';
import { sayRefusal } from '../options.ts';
import type { Golden } from './golden-file.ts';
import { hashOf } from './hash-of.ts';
import { hashOfEvents } from './replayed.ts';

const mostAnswers = 20_000;

export function changeInOld(game: AnyGame, golden: Golden, capsule: Capsule | null): string | null {
  if (capsule !== null) return changeInCapsule(golden, capsule);
  const stuck = stuckFromMiddle(game, golden);
  return stuck === null
    ? null
    : `${stuck}: keep the capsule of rules ${golden.rulesVersion}, or add a migration from state ${golden.stateVersion} to packages/games/${game.name}`;
}

function changeInCapsule({ record, eventsSha256, endSha256 }: Golden, capsule: Capsule): string | null {
  const { answers, result: _, snapshot: __, ...header } = record;
  const steps = answers.map((answer) => ({ kind: 'answer' as const, ...answer }));
  const reply = capsule.play({ header, from: null, steps });
  if (!reply.ok) return `its capsule refuses step ${reply.step + 1}: ${sayRefusal(reply.refusal)}`;
  if (hashOfEvents(reply.events) !== eventsSha256) return 'other events happen in its capsule';
  return hashOf(reply.state) === endSha256 ? null : 'in its capsule it ends in another state';
}

/** Why the state from the middle cannot be played to an end under the rules of today; null if it can. */
function stuckFromMiddle(game: AnyGame, { middle, stateVersion }: Golden): string | null {
  const migrated = migrateState(game, middle.state, stateVersion);
  if (!migrated.ok) return `its middle cannot go on: ${sayRefusal(migrated.refusal)}`;
  const state = migrated.value;
  const random = randomFromNumber(middle.answers);
  for (let answers = 0; answers < mostAnswers; answers++) {
    const wrong = game.broken(state);
    if (wrong !== null) return `its middle is broken after migration and ${answers} answers: ${wrong}`;
    const question = firstOpen(state.flow);
    if (question === null)
      return game.outcome(state) === null ? 'from its middle nothing is asked and nothing ends' : null;
    const refusal = playInPlace(game, state, question.seat, question.id, game.sample(state, question, random), null);
    if (refusal !== null) return `from its middle an answer is refused: ${sayRefusal(refusal)}`;
  }
  return 'from its middle it does not end';
}
