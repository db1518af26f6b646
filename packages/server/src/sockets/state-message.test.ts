// What is kept of a state for those who watch says the same as what is worked out anew.

import { openQuestions, type Question, randomFromNumber, type Seat, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { waysToPlay } from '../commands/leak-ways.ts';
import { gameNamed } from '../games.ts';
import { applyEntry, type LiveMatch, openMatch } from '../matches/live-match.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { seatTexts } from './seat-texts.ts';
import { stateMessage, stateText } from './state-message.ts';

const table = { id: 'm', row: { clock_since: 0 }, settings: { clockMs: 10_000 }, seats: [] } as unknown as FullTable;
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

test.each(waysToPlay)('$name: what is kept is what would be worked out anew', (way) => {
  const live = opened(way);
  const viewers: (Seat | null)[] = [null, ...Array.from({ length: way.seats + (way.bots ?? 0) }, (_, seat) => seat)];
  let held = 0;
  played(live, () => {
    for (const seat of viewers) {
      expect(JSON.parse(stateText(live, seat, held))).toEqual(
        JSON.parse(JSON.stringify(stateMessage(live, seat, held))),
      );
    }
    held = live.match.events.length;
  });
  expect(held).toBeGreaterThan(20);
});

test('to who has only to wait nothing is described anew; with another state in its place everything is', () => {
  const live = opened(waysToPlay[0]!);
  let described = 0;
  const counting: LiveMatch = {
    ...live,
    game: {
      ...live.game,
      describe: (state, question) => {
        described += 1;
        return live.game.describe(state, question);
      },
    },
  };
  const first = seatTexts(counting, 1);
  const [question] = openQuestions(live.match.state);
  enter(counting, 'answer', 0, question!.id, live.game.fallback(live.match.state, question!));
  const second = seatTexts(counting, 1);
  expect(described).toBe(1);
  expect([second.asks, second.standings]).toEqual([first.asks, first.standings]);
  expect(second.view.get('waitedFor')).toBe('[1]');
  counting.match.state = live.game.clone(live.match.state);
  seatTexts(counting, 1);
  expect(described).toBe(2);
});
