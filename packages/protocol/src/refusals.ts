// Codes that the server itself gives, over HTTP and over the socket; answers of a match are refused with the codes of
// the kernel and of its game. docs/protocol.md explains each.

export const serverRefusals = [
  'server/malformed',
  'server/unknown',
  'server/too-large',
  'server/too-many',
  'server/not-you',
  'server/no-such-table',
  'server/not-seated',
  'server/seat-taken',
  'server/no-seat',
  'server/not-host',
  'server/already-started',
  'server/not-started',
  'server/not-over',
  'server/not-allowed',
  'server/login-taken',
  'server/wrong-login',
  'server/foreign-origin',
  'server/damaged',
  'server/old-rules',
  'server/newer-rules',
  'server/took-too-long',
  'server/unavailable',
] as const;

export type ServerRefusal = (typeof serverRefusals)[number];
