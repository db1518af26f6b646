// Who did it, in Hungarian: the verb agrees with the reader or with a name, and the reader goes without saying.

import type { Seat } from '@orrery/kernel';
import type { Naming } from '../naming.ts';
import { capital } from './numbers.ts';

/** The third person for a name, the second for the reader. */
type Verb = (third: string, second: string) => string;

/** "Halley 2 lapot húzott."; to Halley "2 lapot húztál." The full stop is added. */
export function tell(seat: Seat | null, say: Naming, rest: (verb: Verb) => string): string {
  const mine = seat === say.you;
  const text = rest((third, second) => (mine ? second : third));
  if (mine) return `${capital(text)}.`;
  return `${seat === null ? 'Az asztal' : say.seat(seat)} ${text}.`;
}
