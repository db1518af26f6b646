// Two servers with the same match, what a viewer cannot see shuffled in one of them: the viewer is sent the same, byte for
// byte. And a fault of each kind, built into both of them, is found.

import { type AnyGame, type FlowState, openQuestions, playInPlace, randomFromNumber, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import { openMetrics } from '../metrics.ts';
import { type Comparison, compareTwins } from './leak-interference.ts';
import type { Fault } from './leak-twin.ts';
import { waysToPlay } from './leak-ways.ts';

const metrics = openMetrics();
const answersInSuite = 200;
const mostMatches = 10;
const isEnough = ({ messages, shuffles }: Comparison): boolean => messages > 10 && shuffles > 5;
const nothing = (): Comparison => ({ answers: 0, messages: 0, shuffles: 0, leaks: [] });
const [race, roll] = waysToPlay;

test.each(waysToPlay.map((way, index) => ({ ...way, index })))(
  '$name: what is hidden changes nothing that is sent',
  async ({ index, ...way }) => {
    const found = nothing();
    const viewer = index % 3 === 2 ? null : index % (way.seats + (way.bots ?? 0));
    // Each match is dealt anew, and some end after a few rounds: matches follow until enough was compared.
    for (let match = 0; match < mostMatches && !isEnough(found); match++) {
      await compareTwins(way, viewer, randomFromNumber(index + 100 * match), metrics, found, {}, answersInSuite);
      expect(found.leaks).toEqual([]);
    }
    expect(isEnough(found)).toBe(true);
  },
);

/** Seats that could only pass, or could only answer one thing: which they are is a secret of their hands. */
const stuck = (game: AnyGame, state: FlowState): Seat[] =>
  openQuestions(state).flatMap((question) => (game.enumerate(state, question)?.length === 1 ? [question.seat] : []));

type Message = Record<string, unknown> & { readonly type: string; readonly seat: Seat | null };

/** A fault in what is made of a state before it is sent. */
const inStates = (change: (message: Message, live: LiveMatch) => object): Fault => ({
  sends: (text, live) => {
    const message = JSON.parse(text) as Message;
    return [message.type === 'state' ? JSON.stringify({ ...message, ...change(message, live) }) : text];
  },
});

const others = ({ game, match }: LiveMatch, seat: Seat | null): Seat[] =>
  stuck(game, match.state).filter((each) => each !== seat);

/** The cards or tiles that the other seat has, as its own view shows them. */
const theirs = ({ game, match }: LiveMatch, seat: Seat | null): unknown =>
  (game.viewFor(match.state, seat === 0 ? 1 : 0) as { players: unknown[] }).players;

const faults: readonly [string, Fault][] = [
  [
    'an event for all when somebody has no choice',
    {
      game: (game) => ({
        ...game,
        advance: (state, emit) => {
          const forced = stuck(game, state);
          game.advance(state, emit);
          for (const seat of forced) emit?.({ kind: 'forced', round: 0, phase: 'settle', seat }, null);
        },
      }),
    },
  ],
  [
    'a secret pass that the rules take by themselves',
    {
      game: (game) => ({
        ...game,
        advance: (state, emit) => {
          game.advance(state, emit);
          for (;;) {
            const question = openQuestions(state).find((each) => stuck(game, state).includes(each.seat));
            if (question === undefined) return;
            playInPlace(game, state, question.seat, question.id, game.fallback(state, question), emit);
          }
        },
      }),
    },
  ],
  [
    'questions that count over all seats',
    inStates(({ questions }, live) => ({
      questions: (questions as { id: number }[]).map((each) => ({
        ...each,
        id: each.id + stuck(live.game, live.match.state).length,
      })),
    })),
  ],
  [
    'a state more when somebody has no choice',
    { sends: (text, live) => (stuck(live.game, live.match.state).length > 0 ? [text, text] : [text]) },
  ],
  [
    'who is waited for without those who have no choice',
    inStates(({ waitedFor, seat }, live) => ({
      waitedFor: (waitedFor as Seat[]).filter((each) => !others(live, seat).includes(each)),
    })),
  ],
  [
    'how long a list of what others have is',
    inStates(({ seat }, live) => ({ size: JSON.stringify(theirs(live, seat)).length })),
  ],
  ['a hint made of the whole state', { hint: ({ match }) => JSON.stringify(match.state) }],
  [
    'whether one may take back, by what others could do',
    inStates(({ seat, mayUndo }, live) => ({ mayUndo: mayUndo === true && others(live, seat).length === 0 })),
  ],
  [
    'a refusal that tells of others',
    {
      game: (game) => ({
        ...game,
        check: (state, question, answer) => {
          const refusal = game.check(state, question, answer);
          return refusal === null ? null : { ...refusal, data: { state: JSON.stringify(state) } };
        },
      }),
    },
  ],
  [
    'an event that names what others hold',
    {
      game: (game) => ({
        ...game,
        advance: (state, emit) => game.advance(state, emit === null ? null : (all, owner) => emit(owner ?? all, owner)),
      }),
    },
  ],
];

test.each(faults)('%s would be found', async (_, fault) => {
  const found = nothing();
  for (let match = 0; match < 12 && found.leaks.length === 0; match++) {
    for (const way of [race, roll]) {
      if (way !== undefined) await compareTwins(way, match % 2, randomFromNumber(match), metrics, found, fault);
    }
  }
  expect(found.leaks.length).toBeGreaterThan(0);
});
