// A refusal on its way out of the server's inner functions: thrown, caught at the edge (HTTP or socket) and sent as a
// code with data. Answers of a match are refused with the codes of the kernel and the games instead.

import type { Refusal, RefuseArguments } from '@orrery/kernel';
import type { ServerRefusal, ServerRefusalData } from '@orrery/protocol';

const statusOf: Partial<Record<ServerRefusal, number>> = {
  'server/malformed': 400,
  'server/unknown': 404,
  'server/too-large': 413,
  'server/too-many': 429,
  'server/not-you': 401,
  'server/no-such-table': 404,
  'server/not-seated': 403,
  'server/not-host': 403,
  'server/not-allowed': 403,
  'server/foreign-origin': 403,
  'server/wrong-login': 401,
  'server/no-such-person': 404,
  'server/address-refused': 400,
  'server/day-not-over': 403,
  'server/damaged': 503,
  'server/newer-rules': 503,
  'server/took-too-long': 503,
  'server/unavailable': 503,
};

export class Refused extends Error {
  override name = 'Refused';
  readonly code: ServerRefusal;
  readonly data: Refusal['data'];

  constructor(...[code, data = {}]: RefuseArguments<ServerRefusalData>) {
    super(code);
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return statusOf[this.code] ?? 409;
  }
}
