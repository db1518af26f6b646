// The schemas take what the examples show and nothing malformed, oversized or with markup in it.

import { describe, expect, test } from 'vitest';
import { personName } from './common.ts';
import { endpoints, openApi } from './endpoints.ts';
import { clientExamples, httpExamples, serverExamples } from './examples.ts';
import { createTableRequest } from './http.ts';
import { clientMessage, serverMessage } from './socket.ts';

describe('examples', () => {
  test.each(clientExamples.map((each) => [each.type, each]))('a client may send %s', (_, message) => {
    expect(clientMessage.parse(message)).toEqual(message);
  });
  test.each(serverExamples.map((each) => [each.type, each]))('a server may send %s', (_, message) => {
    expect(serverMessage.parse(message)).toEqual(message);
  });
  test.each(Object.entries(httpExamples))('the body of %s is read', (name, body) => {
    const [method, path] = name.split(' ');
    const endpoint = endpoints.find((each) => each.method === method?.toLowerCase() && each.path === path);
    expect(endpoint?.body?.safeParse(body).success).toBe(true);
  });
  test('every kind of message has an example', () => {
    const shown = new Set([...clientExamples, ...serverExamples].map((each) => each.type));
    const kinds = [...clientMessage.options, ...serverMessage.options].map((each) => each.shape.type.value);
    expect(kinds.filter((kind) => !shown.has(kind) && kind !== 'table')).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    [{ type: 'answer', ref: 1, match: 'short', question: 1, answer: null }],
    [{ type: 'answer', ref: 1, match: 'k3v9x2m4q7', question: 1.5, answer: null }],
    [{ type: 'answer', ref: 1, match: 'k3v9x2m4q7', question: 1, answer: null, seat: 2 }],
    [{ type: 'say', ref: 1, table: 'k3v9x2m4q7', text: 'x'.repeat(501) }],
    [{ type: 'sing', ref: 1 }],
    [null],
    [[]],
  ])('%j is no message', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });
  test.each(['<b>', 'a\u0000', 'a\u202eb', ' ', 'x'.repeat(31), 'a\nb'])('%j is no name', (name) => {
    expect(personName.safeParse(name).success).toBe(false);
  });
});

test.each([{ cards: [{ name: '<b>' }] }, { x: { '<i>': 1 } }, { cards: ['a\u0000'] }])(
  '%j are no options',
  (options) => {
    const table = { game: 'race', seats: [{ kind: 'me' }], options };
    expect(createTableRequest.safeParse(table).success).toBe(false);
  },
);

test('settings left out get their defaults', () => {
  const read = createTableRequest.parse({ game: 'race', seats: [{ kind: 'me' }] });
  expect(read.settings).toEqual({ open: true, clockMs: null, standIns: true, hints: false, spectators: true });
});

test('the OpenAPI page names every endpoint', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, unknown>> };
  for (const { method, path } of endpoints) expect(paths[path]?.[method]).toBeDefined();
});
