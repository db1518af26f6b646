// One example of every message, as it goes over the wire. Tests read them through the schemas, and docs/protocol.md
// shows them: a test keeps page and examples equal.

import type { ClientMessage, ServerMessage } from './socket.ts';

const match = 'k3v9x2m4q7';

export const httpExamples: Readonly<Record<string, unknown>> = {
  'POST /api/guest': { name: 'Ada' },
  'POST /api/register': { login: 'ada', password: 'eight or more characters' },
  'DELETE /api/me': { password: 'eight or more characters' },
  'POST /api/tables': {
    game: 'race',
    options: { sets: ['base'] },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    settings: { open: true, clockMs: 120_000, standIns: true },
  },
  'POST /api/tables/{id}/join': { seat: 1 },
  'POST /api/tables/{id}/seat': { seat: 1, level: 'greedy' },
  'POST /api/tables/{id}/clock': { clockMs: 86_400_000 },
  'POST /api/tables/{id}/chat': { text: 'Good luck!' },
};

export const clientExamples: readonly ClientMessage[] = [
  { type: 'watch', ref: 1, match },
  { type: 'watch', ref: 2, match, since: { events: 17, undos: 0 } },
  { type: 'watch', ref: 11, match, changes: true },
  { type: 'answer', ref: 3, match, question: 2, answer: ['settle'], key: 'b6a1f0c2-0003' },
  { type: 'undo', ref: 4, match, key: 'b6a1f0c2-0004' },
  { type: 'here', ref: 10, match },
  { type: 'legal', ref: 5, match, question: 2 },
  { type: 'hint', ref: 6, match, question: 2 },
  { type: 'say', ref: 7, table: match, text: 'Good luck!' },
  { type: 'events', ref: 8, match, from: 0, count: 100 },
  { type: 'unwatch', ref: 9, match },
  { type: 'ping', ref: 10 },
];

export const serverExamples: readonly ServerMessage[] = [
  {
    type: 'welcome',
    protocol: 2,
    rules: { race: 3, roll: 2 },
    person: { id: 'p4t8w1z6c3', name: 'Ada', guest: true, login: null },
    now: 1_800_000_000_000,
    changes: true,
  },
  {
    type: 'state',
    match,
    seq: 4,
    seat: 0,
    seen: { events: 18, undos: 0 },
    eventsFrom: 17,
    events: [{ seq: 18, kind: 'roundStarted', round: 1, phase: 'action', seat: null }],
    view: { game: 'race', seat: 0 },
    questions: [{ id: 2, seat: 0, kind: 'chooseAction', count: 1 }],
    asks: [
      {
        question: 2,
        described: { kind: 'chooseAction', count: 1, actions: ['develop', 'settle', 'produce'], pairs: [] },
        proposal: ['explore-1-1'],
      },
    ],
    standings: { seats: [], leaders: [0, 1] },
    waitedFor: [0, 1],
    deadlines: [
      { seat: 0, at: 1_800_000_120_000 },
      { seat: 1, at: 1_800_000_120_000 },
    ],
    resting: false,
    standIns: [],
    missed: [{ seat: 1, times: 1 }],
    mayUndo: false,
    rulesChanged: [{ after: 12, rules: 2 }],
    result: null,
  },
  {
    type: 'changes',
    match,
    seq: 5,
    seat: 0,
    seen: { events: 18, undos: 0 },
    eventsFrom: 18,
    events: [],
    view: { waitedFor: [0] },
    waitedFor: [0],
    deadlines: [{ seat: 0, at: 1_800_000_120_000 }],
    resting: false,
    standIns: [],
    missed: [],
    mayUndo: false,
    result: null,
  },
  { type: 'accepted', ref: 3, match, seq: 5 },
  { type: 'refused', ref: 3, error: { code: 'kernel/not-asked', data: { seat: 0, question: 2 } } },
  { type: 'legal', ref: 5, answers: [['settle'], ['develop']], all: true },
  { type: 'hint', ref: 6, answer: ['settle'] },
  { type: 'chat', table: match, line: { id: 1, name: 'Ada', seat: 0, text: 'Good luck!', at: 1_800_000_000_000 } },
  {
    type: 'events',
    ref: 8,
    match,
    from: 0,
    events: [{ seq: 1, kind: 'roundStarted', round: 1, phase: 'action', seat: null }],
    seen: { events: 18, undos: 0 },
  },
  { type: 'done', ref: 9 },
];
