// Input that nobody who means well sends: malformed, oversized, replayed, foreign and out-of-order messages and requests,
// made at random from a seed. None of them is legal, so none may change anything.

import { below, pick, type Random } from '@orrery/kernel';

/** What an attacker knows of the match under attack. */
export interface Target {
  readonly match: string;
  /** A match of other people. */
  readonly otherMatch: string;
  /** The open question of the attacked seat and an answer to it that would be legal from that seat. */
  readonly question: number;
  readonly answer: unknown;
  /** An answer that was accepted before, as it was sent. */
  readonly accepted: { readonly question: number; readonly answer: unknown };
}

export const kindsOfMessage = ['malformed', 'oversized', 'replayed', 'foreign', 'outOfOrder'] as const;
export type HostileKind = (typeof kindsOfMessage)[number];

export interface HostileMessage {
  readonly kind: HostileKind;
  readonly data: string | Buffer;
}

const largest = 64 * 1024;

/** Values that break those who expect another type. */
const odd = (random: Random): unknown =>
  pick(random, [
    null,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    'x',
    [],
    {},
    true,
    '__proto__',
    'constructor',
    '\u0000\uffff\ud800',
    '<script>alert(1)</script>',
    "'; drop table log; --",
    '../../etc/passwd',
    '{{7*7}}',
    'a'.repeat(3000),
    [[[[[[[[1]]]]]]]],
    { toString: 'x', length: -1 },
    JSON.parse('{"then":"y"}'),
    JSON.parse('{"__proto__":{"seat":1,"isAdmin":true}}'),
    deep(2000),
  ]);

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** `seated` says whether the sender plays in the match: then nothing that would be legal is made. */
export function hostileMessage(random: Random, target: Target, seated: boolean): HostileMessage {
  const kind = pick(random, ['malformed', 'malformed', 'replayed', 'foreign', 'outOfOrder', 'outOfOrder'] as const);
  if (below(random, 400) === 0) return { kind: 'oversized', data: `{"type":"ping","ref":"${'x'.repeat(largest)}"}` };
  if (kind === 'malformed') return { kind, data: malformed(random, target) };
  const ref = below(random, 1000);
  return { kind, data: JSON.stringify({ ref, ...wellFormed(random, kind, target, seated) }) };
}

function wellFormed(random: Random, kind: HostileKind, target: Target, seated: boolean): Record<string, unknown> {
  const { match, otherMatch, question, answer, accepted } = target;
  const elsewhere = pick(random, [otherMatch, 'zzzzzzzzzzzzzzzzzzzz', '0123456789']);
  if (kind === 'replayed') return { type: 'answer', match, ...accepted };
  if (kind === 'foreign') {
    return pick(random, [
      { type: 'answer', match: seated ? elsewhere : match, question, answer },
      { type: 'undo', match: seated ? elsewhere : match },
      { type: 'legal', match: seated ? elsewhere : match, question },
      { type: 'hint', match: seated ? elsewhere : match, question },
      { type: 'watch', match: 'zzzzzzzzzzzzzzzzzzzz' },
      { type: 'gather', match },
      { type: 'point', match, moment: { step: 1, seat: 0, open: true }, piece: null },
      { type: 'remark', match, step: 1, text: 'not yet' },
    ]);
  }
  return pick(random, [
    { type: 'answer', match, question: question + 1 + below(random, 1000), answer },
    { type: 'answer', match, question, answer: odd(random) },
    { type: 'legal', match, question: question + 1 + below(random, 1000) },
    { type: 'undo', match },
    { type: 'watch', match, since: { events: below(random, 1e9), undos: below(random, 1e9) } },
    { type: 'unwatch', match: elsewhere },
  ]);
}

function malformed(random: Random, { match, question }: Target): string | Buffer {
  const message: Record<string, unknown> = {
    type: pick(random, [
      'watch',
      'answer',
      'undo',
      'hint',
      'legal',
      'say',
      'point',
      'remark',
      'sing',
      'ping',
      odd(random),
    ]),
    ref: pick(random, [1, 'r', odd(random)]),
    match: pick(random, [match, odd(random)]),
    question: pick(random, [question, odd(random)]),
    answer: odd(random),
    key: odd(random),
    seat: below(random, 3), // nobody says who he is
  };
  for (const field of ['ref', 'match', 'question', 'key'] as const) {
    if (below(random, 4) === 0) delete message[field];
  }
  const text = JSON.stringify(below(random, 8) === 0 ? odd(random) : message);
  const way = below(random, 10);
  if (way === 0) return text.slice(0, below(random, text.length));
  if (way === 1) return Buffer.from(text); // as a binary message
  if (way === 2) return Buffer.from(Array.from({ length: 40 }, () => below(random, 256))).toString('latin1');
  return text;
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same address as others would not write it: encoded, with a host, with detours. Some of these lead nowhere. */
function disguised(random: Random, path: string): string {
  const encoded = path.replaceAll(/[a-z]/g, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return below(random, 4) === 0 ? `%${below(random, 2) === 0 ? hex : hex.toUpperCase()}` : letter;
  });
  return pick(random, [
    path,
    path,
    encoded,
    encoded,
    `http://localhost${path}`,
    `http://evil.example${encoded}`,
    `/${path}`,
    `/assets/..${path}`,
    `/.${path}`,
    path.toUpperCase(),
    `${path}?/assets/x.js`,
  ]);
}

/** What proxies say of those behind them, said by the sender himself. */
const claims = (random: Random): Record<string, string> =>
  pick(random, [
    {},
    {},
    { 'x-forwarded-for': `${below(random, 256)}.0.0.1` },
    { 'x-forwarded-for': Array.from({ length: 50 }, () => '10.0.0.1').join(', ') },
    { 'x-forwarded-for': 'unknown, , ::1, nonsense', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'evil.example', forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
    { 'x-forwarded-proto': 'javascript', 'x-real-ip': '127.0.0.1', 'x-http-method-override': 'DELETE' },
  ]);

/** A request in nobody's name, a forged one, or that of somebody who has no seat at the table. */
export function hostileRequest(random: Random, { match, otherMatch }: Target, cookie: string): HostileRequest {
  const table = pick(random, [match, match, otherMatch, 'zzzzzzzzzzzzzzzzzzzz', '%00', '..%2f..', 'x']);
  const doing = pick(random, ['join', 'leave', 'return', 'seat', 'start', 'rematch', 'clock', 'chat', 'record', '']);
  const path = pick(random, [
    `/api/tables/${table}/${doing}`,
    `/api/tables/${table}/${doing}`,
    `/api/matches/${table}/${pick(random, ['record', 'verify'])}`,
    '/api/me/password',
    '/api/login',
    '/api/tables',
    '/api/socket',
    pick(random, [
      '/%',
      '/..%2f',
      '//',
      '/api/%ff',
      '/api/tables/?x=%00',
      '/metrics/../api/me',
      '/.env',
      '/api/nothing',
    ]),
  ]);
  const value = JSON.stringify(odd(random));
  const field = pick(random, ['seat', 'level', 'clockMs', 'text', 'login', 'game', 'seats', 'old', '__proto__']);
  const bodies = ['', '{', '[]', 'null', value, `{"${field}":${value}}`, `{"seat":0,"level":"random","x":${value}}`];
  const body = below(random, 200) === 0 ? `"${'x'.repeat(3 * largest)}"` : pick(random, bodies);
  const type = pick(random, ['application/json', 'application/json', 'text/plain', 'nonsense', 'application/xml']);
  const forged = { cookie: `orrery=${pick(random, ['', 'x', 'y'.repeat(below(random, 300)), '%00', '../..'])}` };
  const foreign = {
    cookie,
    origin: pick(random, ['https://evil.example', 'null', 'file://', 'http://127.0.0.1.evil']),
  };
  const stranger = path.includes(match) ? { cookie } : {};
  return {
    method: pick(random, ['GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    path: disguised(random, path),
    body,
    headers: {
      'content-type': type,
      ...claims(random),
      ...pick(random, [{}, forged, forged, foreign, { cookie: `${cookie}x` }, stranger]),
    },
  };
}
