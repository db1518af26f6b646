// Who did something, with the verb that agrees: Spanish says "Robaste", without a pronoun, and "Halley robó".

import type { Seat } from '@orrery/kernel';
import type { Naming } from '../naming.ts';
import { capital } from './numbers.ts';

export function did({ seat }: { readonly seat: Seat | null }, say: Naming, you: string, other: string): string {
  if (seat === null) return `La mesa ${other}`;
  return seat === say.you ? capital(you) : `${say.seat(seat)} ${other}`;
}
