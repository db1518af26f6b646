// Events are typed facts. One with secrets has two faces, made when it happens: one for its owner, one for the others.

import type { Seat } from './question.ts';

/** What every event says; each game has a closed set of kinds and adds what moved, from where, to where, and why. */
export interface GameEvent {
  readonly kind: string;
  readonly round: number;
  readonly phase: string;
  /** Whom it is about; null when it is about the table. */
  readonly seat: Seat | null;
}

/** An event as the match keeps it. `owner` is the face for `seat` alone, where it differs from what all may see. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly seq: number;
  readonly all: E;
  readonly owner: E | null;
}

/** Where events go; null while searching, so that no event is even made. */
export type Emit<E extends GameEvent> = ((all: E, owner: E | null) => void) | null;

/** The face of an event that this seat may see; spectators are null. */
export function faceFor<E extends GameEvent>(told: Told<E>, seat: Seat | null): E & { seq: number } {
  const face = told.owner !== null && told.all.seat === seat ? told.owner : told.all;
  return { seq: told.seq, ...face };
}

/** The face with everything in it, for records of finished matches. */
export function fullFace<E extends GameEvent>(told: Told<E>): E & { seq: number } {
  return { seq: told.seq, ...(told.owner ?? told.all) };
}
