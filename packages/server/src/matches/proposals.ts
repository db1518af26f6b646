// What the people of a match have proposed to each other, as the log tells it: to pause, to go on, to end it.

import type { Seat } from '@orrery/kernel';
import { type Wish, wish as wishForm } from '@orrery/protocol';
import type { LogEntry } from '../storage/log.ts';

export interface OpenProposal {
  readonly number: number;
  readonly wish: Wish;
  readonly by: Seat;
  readonly at: number;
  readonly agreed: ReadonlySet<Seat>;
}

/** As the log tells it. */
export interface Proposals {
  open: OpenProposal | null;
  /** How many were made. */
  made: number;
  /** No deadline runs: until then, or until they agree to go on. */
  paused: { readonly until: number | null } | null;
  /** By agreement, without a result. */
  ended: boolean;
}

export function noteProposal(proposals: Proposals, { kind, seat, answer, at }: LogEntry): void {
  if (kind === 'propose') {
    proposals.made += 1;
    proposals.open = {
      number: proposals.made,
      wish: wishForm.parse(JSON.parse(answer)),
      by: seat,
      at,
      agreed: new Set([seat]),
    };
  }
  if (kind === 'agree' && proposals.open !== null)
    proposals.open = { ...proposals.open, agreed: new Set([...proposals.open.agreed, seat]) };
  if (kind === 'decline') proposals.open = null;
  if (kind === 'pause') proposals.paused = JSON.parse(answer);
  if (kind === 'resume') proposals.paused = null;
  if (kind === 'end') proposals.ended = true;
  if (kind === 'pause' || kind === 'resume' || kind === 'end') proposals.open = null;
}
