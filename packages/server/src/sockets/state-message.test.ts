// What those who watch are sent, as text, whole or as changes, says what the match says.

import { openQuestions, type Question, randomFromNumber, type Seat, startMatch } from '@orrery/kernel';
import { type MatchState, stateAfter } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { waysToPlay } from '../commands/leak-ways.ts';
import { gameNamed } from '../games.ts';
import { applyEntry, type LiveMatch, openMatch } from '../matches/live-match.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { changesText, onlyNoted, saysLess, stateMessage, stateText } from './state-message.ts';

const table = {
  id: 'm',
  row: { clock_since: 0 },
  settings: { clockMs: 10_000 },
  seats: [],
  holidays: new Map(),
} as unknown as FullTable;
const mostAnswers = 150;

function opened({ game: name, seats, bots = 0, options }: (typeof waysToPlay)[number]): LiveMatch {
  const game = gameNamed(name)!;
  const started = startMatch(game, { options, seats: Array.from({ length: seats + bots }, () => ({})), seed: 'kept' });
  if (!started.ok) throw new Error(started.refusal.code);
  const header = JSON.stringify(started.value.header);
  return openMatch(game, { id: 'm', header, startedAt: 1000, over: false }, table, []);
}

function enter(live: LiveMatch, kind: 'answer' | 'undo', seat: Seat, question = 0, answer: unknown = null): boolean {
  const seq = live.seq + 1;
  const entry: LogEntry = {
    match_id: 'm',
    seq,
    kind,
    seat,
    question,
    answer: JSON.stringify(answer),
    once_key: null,
    at: 1000 + seq,
    by: 'person',
    rules: live.game.rulesVersion,
    before: null,
  };
  return applyEntry(live, entry) === null;
}

/** Random answers of whoever is asked, now and then one taken back; `look` sees every state. */
function played(live: LiveMatch, look: () => void): void {
  const { game, match } = live;
  const random = randomFromNumber(5);
  for (let answers = 0; answers < mostAnswers && game.outcome(match.state) === null; answers++) {
    const open = openQuestions(match.state);
    const { seat, id, ...question } = open[answers % open.length] as Question;
    enter(live, 'answer', seat, id, game.sample(match.state, { seat, id, ...question }, random));
    look();
    if (answers % 7 === 0 && enter(live, 'undo', seat)) look();
  }
}

const viewersOf = ({ seats, bots = 0 }: (typeof waysToPlay)[number]): (Seat | null)[] => [
  null,
  ...Array.from({ length: seats + bots }, (_, seat) => seat),
];

const whole = (live: LiveMatch, seat: Seat | null, held: number): MatchState =>
  JSON.parse(JSON.stringify(stateMessage(live, seat, held)));

test.each(waysToPlay)('$name: what goes over the wire is the state, whole or put together from changes', (way) => {
  const live = opened(way);
  const viewers = viewersOf(way);
  const told = new Map<Seat | null, MatchState>(viewers.map((seat) => [seat, whole(live, seat, 0)]));
  let held = live.match.events.length;
  let noted = 0;
  let samePoints = 0;
  played(live, () => {
    const from = Math.min(held, live.match.events.length);
    for (const seat of viewers) {
      const state = JSON.parse(stateText(live, seat, from));
      expect(state).toEqual(whole(live, seat, from));
      if (saysLess(live, live.seq - 1)) {
        if (onlyNoted(live)) noted += 1;
        else samePoints += 1;
        expect(stateAfter(told.get(seat)!, JSON.parse(changesText(live, seat, from)))).toEqual(state);
      }
      told.set(seat, state);
    }
    held = live.match.events.length;
  });
  expect(held).toBeGreaterThan(20);
  if (way.seats > 1) expect(noted).toBeGreaterThan(viewers.length * 5);
  expect(samePoints).toBeGreaterThan(viewers.length * 5);
});

test('to who has only to wait nothing is described anew', () => {
  const live = opened(waysToPlay[0]!);
  let described = 0;
  const { describe } = live.game;
  const game = {
    ...live.game,
    describe: (...args: Parameters<typeof describe>) => {
      described += 1;
      return describe(...args);
    },
  };
  const counting: LiveMatch = { ...live, game };
  const [question] = openQuestions(live.match.state);
  enter(counting, 'answer', 0, question!.id, live.game.fallback(live.match.state, question!));
  const changes = JSON.parse(changesText(counting, 1, 0));
  expect(described).toBe(0);
  expect(changes).toMatchObject({ type: 'changes', waitedFor: [1], view: { waitedFor: [1] } });
  expect(Object.keys(changes)).not.toContain('asks');
});
