// The door of a capsule: the rules of one version, compiled into one file and kept for the matches that were begun under
// them. It takes and gives plain JSON, so that it can be asked from another thread and by any later version of the
// program. What stands here never changes for capsules of format 1; a new door is a new format.

import type { GameEvent, Told } from './event.ts';
import type { FlowState } from './flow.ts';
import type { AnyGame, Placing } from './game.ts';
import { type AnyMatch, submit } from './match.ts';
import type { Seat } from './question.ts';
import type { RecordedAnswer, RecordHeader } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';
import { restart } from './replay.ts';
import { undo } from './undo.ts';

export const capsuleFormat = 1;

/** A step of a match: an answer, or a seat's last answer taken back. */
export type CapsuleStep =
  | ({ readonly kind: 'answer' } & RecordedAnswer)
  | { readonly kind: 'undo'; readonly seat: Seat };

/** Where a match stands, with nothing left out. */
export interface CapsulePosition {
  readonly state: FlowState;
  readonly answers: readonly RecordedAnswer[];
  readonly events: readonly Told<GameEvent>[];
}

export interface CapsuleRequest {
  readonly header: RecordHeader;
  /** A state of this version to go on from; null: from the deal. */
  readonly from: CapsulePosition | null;
  readonly steps: readonly CapsuleStep[];
}

export type CapsuleReply =
  | ({ readonly ok: true; readonly result: readonly Placing[] | null } & CapsulePosition)
  /** This step was refused under the rules it was once accepted by: the log is damaged, or this is the wrong capsule. */
  | { readonly ok: false; readonly step: number; readonly refusal: Refusal };

export interface Capsule {
  readonly format: typeof capsuleFormat;
  readonly game: string;
  readonly rulesVersion: number;
  readonly stateVersion: number;
  /** Plays these steps. `watch` is told of the position after the deal (or `from`) and after every step. */
  play(request: CapsuleRequest, watch?: (position: CapsulePosition) => void): CapsuleReply;
}

/** The rules of today as a capsule; this is what is compiled and kept. */
export function capsuleOf(game: AnyGame): Capsule {
  return {
    format: capsuleFormat,
    game: game.name,
    rulesVersion: game.rulesVersion,
    stateVersion: game.stateVersion,
    play: (request, watch) => play(game, request, watch),
  };
}

function play(
  game: AnyGame,
  { header, from, steps }: CapsuleRequest,
  watch: (position: CapsulePosition) => void = () => {},
): CapsuleReply {
  if (header.game !== game.name || (from === null && header.rulesVersion !== game.rulesVersion)) {
    return {
      ok: false,
      step: 0,
      refusal: refuse('kernel/bad-record', { field: 'rulesVersion', problem: 'not of this capsule' }),
    };
  }
  const started = restart(game, { ...header, answers: [] });
  if (!started.ok) return { ok: false, step: 0, refusal: started.refusal };
  const match = started.value;
  if (from !== null) takeUp(match, from);
  watch(positionOf(match));
  for (const [step, each] of steps.entries()) {
    const refusal =
      each.kind === 'undo' ? undo(match, each.seat) : submit(match, each.seat, each.question, each.answer);
    if (refusal !== null) return { ok: false, step, refusal };
    watch(positionOf(match));
  }
  return { ok: true, result: game.outcome(match.state), ...positionOf(match) };
}

function takeUp(match: AnyMatch, { state, answers, events }: CapsulePosition): void {
  match.state = match.game.clone(state);
  match.answers = answers.slice();
  match.events = events.slice();
  match.trail = [];
}

const positionOf = ({ state, answers, events }: AnyMatch): CapsulePosition => ({ state, answers, events });
