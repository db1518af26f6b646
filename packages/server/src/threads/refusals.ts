// What somebody is told whose job a pool of threads did not do.

import { Refused } from '../refusal.ts';
import { PoolIsClosed, QueueIsFull, TookTooLong } from './pool.ts';

/** For `catch`: a refusal where it is one, else the error itself. */
export function refuseJob(error: unknown): never {
  if (error instanceof TookTooLong) throw new Refused('server/took-too-long');
  if (error instanceof QueueIsFull) throw new Refused('server/too-many');
  if (error instanceof PoolIsClosed) throw new Refused('server/unavailable');
  throw error;
}
