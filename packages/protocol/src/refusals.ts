// Codes that the server itself gives, over HTTP and over the socket, with what their data says; answers of a match are
// refused with the codes of the kernel and of its game. docs/protocol.md explains each.

import { type DataOf, refusalsOf, says, saysNothing } from '@orrery/kernel';

/** Why a match is not there: which, from which entry of its log on, and the code of what went wrong. */
interface Trouble {
  match?: string;
  entry?: number;
  game?: string;
  why?: string;
}

const server = refusalsOf({
  /** Which field, and what is wrong with it. */
  'server/malformed': says<{
    field?: string;
    problem?: string;
    seats?: number;
    min?: number;
    max?: number;
    known?: readonly string[];
  }>(),
  'server/unknown': says<{ question?: number }>(),
  'server/too-large': says<{ bytes: number }>(),
  /** Which limit was reached, or after how many seconds there is room again. */
  'server/too-many': says<{
    lines?: number;
    tables?: number;
    waiting?: number;
    watched?: number;
    sockets?: number;
    people?: number;
    channels?: number;
    messagesPerSecond?: number;
    seconds?: number;
  }>(),
  'server/not-you': saysNothing,
  'server/no-such-table': says<{ table?: string }>(),
  'server/not-seated': says<{ match?: string }>(),
  'server/seat-taken': saysNothing,
  'server/no-seat': says<{ why?: string }>(),
  'server/not-host': saysNothing,
  'server/already-started': saysNothing,
  'server/not-started': says<{ match: string }>(),
  'server/not-over': says<{ match?: string }>(),
  'server/not-allowed': says<{ why: string }>(),
  'server/login-taken': says<{ login: string }>(),
  'server/wrong-login': saysNothing,
  'server/foreign-origin': saysNothing,
  'server/no-such-person': saysNothing,
  /** Nobody proposes this any more. */
  'server/no-such-proposal': saysNothing,
  /** A push service, webhook or mail address that nothing is sent to: why. */
  'server/address-refused': says<{ why: string }>(),
  /** It was read before somebody changed it; which version there is now. */
  'server/changed-meanwhile': says<{ version: number }>(),
  /** A daily deal: nothing of it is told before its day is over. */
  'server/day-not-over': says<{ day: string }>(),
  'server/played-already': says<{ day: string }>(),
  /** Which entry of the log it is, and what is wrong with it. */
  'server/damaged': says<{ match: string; entry: number; what: string }>(),
  'server/old-rules': says<{ rules: number; why: string }>(),
  'server/newer-rules': says<{ rules: number }>(),
  'server/took-too-long': saysNothing,
  'server/unavailable': says<Trouble>(),
});

export type ServerRefusalData = DataOf<typeof server>;
export type ServerRefusal = keyof ServerRefusalData;
export const { codes: serverRefusals, refuse: refuseRequest } = server;
