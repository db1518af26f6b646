// What the two halves of the upgrade drill tell each other: who sat where, and what was acknowledged.

import { once } from 'node:events';
import type { Acknowledged } from './simulated-match.ts';

export interface DrillMatch {
  readonly id: string;
  readonly way: string;
  /** The cookies of its people, by seat. */
  readonly people: readonly string[];
}

export interface DrillPlan {
  readonly port: number;
  readonly matches: readonly DrillMatch[];
  readonly acknowledged: readonly Acknowledged[];
}

/** So that a whole town can play from one address. */
export const drillLimits = {
  REQUESTS_PER_MINUTE: '10000000',
  MESSAGES_PER_SECOND: '10000',
  TABLES_PER_PERSON: '1000',
  BOT_THREADS: '1',
} as const;

/** Somebody who looks on from outside says when the drill may go on, by a line on standard input. */
export async function toldToGoOn(): Promise<void> {
  await once(process.stdin, 'data');
  process.stdin.pause();
}
