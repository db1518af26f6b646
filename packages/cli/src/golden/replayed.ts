// Playing a golden match again under the rules of today, and making a golden file of a match that was played.

import {
  type AnyGame,
  type AnyMatch,
  type FlowState,
  type GameEvent,
  type MatchRecord,
  restart,
  resume,
  sortedJson,
  submit,
  type Told,
} from '@orrery/kernel';
import type { KnownGame } from '../games.ts';
import { sayRefusal } from '../options.ts';
import type { Golden } from './golden-file.ts';
import { hashOf } from './hash-of.ts';
import { type Sightings, seeEnd, seeState, withEar } from './manifest.ts';

export const hashOfEvents = (events: readonly Told<GameEvent>[]): string => hashOf(events);

export interface Change {
  readonly what: string;
  /** The same things happened; only states are others than before, or of another form. */
  readonly onlyStates: boolean;
}

/** What is not as it was when this match is played again; null if nothing. */
export function changeIn(known: KnownGame, golden: Golden, seen: Sightings): Change | null {
  const { game } = known;
  const { record, middle, eventsSha256, endSha256 } = golden;
  const played = playAgain(known, record, middle.answers, seen);
  const other = (what: string): Change => ({ what, onlyStates: false });
  if (typeof played === 'string') return other(played);
  const { match, middleState } = played;
  if (hashOfEvents(match.events) !== eventsSha256) return other('other events happen');
  if (sortedJson(game.outcome(match.state)) !== sortedJson(record.result ?? null))
    return other('it has another result');
  const otherState =
    hashOf(match.state) !== endSha256
      ? 'it ends in another state'
      : sortedJson(middleState) !== sortedJson(middle.state)
        ? `after ${middle.answers} answers the state is another`
        : changeFromMiddle(game, golden);
  return otherState === null ? null : { what: otherState, onlyStates: true };
}

/** Goes on from the stored state as if the program had been started anew. */
function changeFromMiddle(game: AnyGame, { record, middle, stateVersion, endSha256 }: Golden): string | null {
  const resumed = resume(game, { ...record, snapshot: { ...middle, stateVersion } });
  if (!resumed.ok) return `from its middle it cannot go on: ${sayRefusal(resumed.refusal)}`;
  return hashOf(resumed.value.state) === endSha256 ? null : 'from its middle it comes to another end';
}

interface Replayed {
  readonly match: AnyMatch;
  readonly middleState: FlowState;
}

/** A text says why it could not be played to its end. */
function playAgain(known: KnownGame, record: MatchRecord, middle: number, seen: Sightings): Replayed | string {
  const { game } = known;
  const started = restart(withEar(game, seen), record);
  if (!started.ok) return `it cannot be started: ${sayRefusal(started.refusal)}`;
  const match = started.value;
  let middleState = game.clone(match.state);
  seeState(seen, match.state, 0);
  for (const [index, { seat, question, answer }] of record.answers.entries()) {
    const refusal = trying(() => submit(match, seat, question, answer));
    if (refusal !== null) return `answer ${index + 1} is refused: ${refusal}`;
    seeState(seen, match.state, index + 1);
    if (index + 1 === middle) middleState = game.clone(match.state);
  }
  seeEnd(seen, known, match);
  return { match, middleState };
}

function trying(give: () => ReturnType<typeof submit>): string | null {
  try {
    const refusal = give();
    return refusal === null ? null : sayRefusal(refusal);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function goldenOf(known: KnownGame, record: MatchRecord, middle: number, seen: Sightings): Golden {
  const { game } = known;
  const played = playAgain(known, record, middle, seen);
  if (typeof played === 'string') throw new Error(played);
  const { match, middleState } = played;
  return {
    record,
    rulesVersion: game.rulesVersion,
    stateVersion: game.stateVersion,
    eventsSha256: hashOfEvents(match.events),
    endSha256: hashOf(match.state),
    middle: { answers: middle, state: middleState },
  };
}
