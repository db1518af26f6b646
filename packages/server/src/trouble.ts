// What goes wrong behind nobody's request is logged and counted. Some of it belongs to an upgrade node by node and is no
// trouble: a match that a newer node has taken, one that stays as it is, one that others moved or played on first. Where
// there is something to say of these, it is said once per match by whoever found it.

import { Overtaken } from './matches/versions.ts';
import { Refused } from './refusal.ts';

const expected: readonly Refused['code'][] = ['server/newer-rules', 'server/old-rules', 'server/damaged'];

export const isTrouble = (error: unknown): boolean =>
  !(error instanceof Overtaken) && !(error instanceof Refused && expected.includes(error.code));
