// Takes up a saved match, whatever version saved it. Where the rules of its time are kept it is played again under them, so
// that the whole story is told too; otherwise it goes on from its snapshot.

import { type AnyGame, type AnyMatch, type MatchRecord, moveOn, ok, type Result, resume } from '@orrery/kernel';
import type { KeptCapsule } from './kept-capsule.ts';
import { playThrough } from './stretches.ts';

export async function takeUp(
  game: AnyGame,
  record: MatchRecord,
  kept?: readonly KeptCapsule[],
): Promise<Result<AnyMatch>> {
  const { moves = [], rulesVersion } = record;
  if (rulesVersion === game.rulesVersion && moves.length === 0) return resume(game, record);
  const played = await playThrough(game, record, undefined, kept);
  if (!played.ok) return resume(game, record);
  const { answers: _answers, takenBack, snapshot: _snapshot, result: _result, moves: _moves, ...header } = record;
  const marks = takenBack === undefined ? {} : { takenBack };
  const { state, stateVersion, answers, events } = played.value;
  const last = moves.at(-1)?.rulesVersion ?? rulesVersion;
  if (last !== game.rulesVersion) {
    return moveOn(game, header, { state, stateVersion, answers, events: events.slice(), moves, ...marks });
  }
  return ok({ game, header, moves, state, answers: answers.slice(), events: events.slice(), trail: [], ...marks });
}
