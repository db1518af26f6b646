// The kit passes a sound game and finds each mistake made on purpose.

import { describe, expect, test } from 'vitest';
import { showFinding } from './finding.ts';
import { allChecks, runKit } from './run-kit.ts';
import { type Toy, toy, toyGame } from './testing/toy-game.ts';
import type { ToyState } from './testing/toy-rules.ts';

const settings = { options: {}, seats: 3 };
const titlesFor = (game: Toy, games = 10): string[] => {
  const { findings } = runKit(game, settings, { games, seed: 'flawed' });
  return [...new Set(findings.map((finding) => finding.check))];
};

describe('a sound game', () => {
  for (const seats of [2, 3, 4]) {
    test(`passes with ${seats} seats`, () => {
      const progress: number[] = [];
      const report = runKit(
        toy,
        { options: { rounds: 5 }, seats },
        {
          games: 60,
          seed: 'sound',
          onProgress: (done) => progress.push(done),
        },
      );
      expect(report.findings.map(showFinding)).toEqual([]);
      expect(Object.keys(report.questions).sort()).toEqual(['draw', 'lay', 'trim']);
      expect(Object.keys(report.events).sort()).toEqual(['drew', 'forced', 'laid', 'round', 'scored', 'trimmed']);
      expect(progress).toHaveLength(60);
    });
  }

  test('gives the same report for the same seed', () => {
    const run = () => runKit(toy, settings, { games: 5, seed: 'again' });
    expect(run()).toEqual(run());
  });

  test('passes every check called alone', () => {
    for (const check of allChecks) expect(check(toy, settings, 3, 'alone')).toEqual([]);
  });
});

describe('a mistake made on purpose is found', () => {
  const cases: [title: string, game: Toy, games?: number][] = [
    ['any arrival order gives the same end', toyGame({ sharedPileInLane: true })],
    ['any arrival order gives the same end', toyGame({ unmarked: true })],
    ['conservation', toyGame({ losesCards: true })],
    ['nothing seen depends on what is hidden', toyGame({ asksAtOnce: true })],
    ['nothing seen depends on what is hidden', toyGame({ skipsForced: true }), 30],
    ['nothing seen depends on what is hidden', toyGame({ neverSeals: true })],
    ['the same record replays to the same events', toyGame({ remembers: true })],
    ['JSON after every answer gives the same end', { ...toy, setup: withoutPlainData }],
    ['clone is a JSON trip', { ...toy, clone: (state) => ({ ...toy.clone(state), pile: state.pile }) }],
    ['clone is a JSON trip', { ...toy, clone: (state) => ({ ...toy.clone(state), round: 1 }) }],
    [
      'undo and redo of every answer gives the same end',
      { ...toy, clone: (state) => ({ ...toy.clone(state), seats: state.seats }) },
    ],
    ['an undo is offered exactly where it is not refused', { ...toy, check: fickle() }],
    ['every game ends', toyGame({ endless: true }), 1],
    [
      'every game ends',
      { ...toy, outcome: (state) => toy.outcome(state)?.map((each) => ({ ...each, rank: 2 })) ?? null },
    ],
    ['kinds belong to their lists', { ...toy, eventKinds: ['round', 'laid', 'drew', 'trimmed'] }],
    ['kinds belong to their lists', { ...toy, questionKinds: ['lay', 'trim'] }],
    ['wrong answers are refused and change nothing', { ...toy, refusalCodes: ['toy/malformed'] }],
    [
      'wrong answers are refused and change nothing',
      {
        ...toy,
        check: (state, question, answer) => (answer === undefined ? null : toy.check(state, question, answer)),
      },
    ],
    ['wrong answers are refused and change nothing', { ...toy, check: throwing }],
    ['sample, enumerate and fallback are accepted', { ...toy, fallback: () => 23 }],
    ['sample, enumerate and fallback are accepted', { ...toy, enumerate: () => [0] }],
    ['the proposal is legal and dominated by nothing', { ...toy, propose: () => 23 }],
    ['the proposal is legal and dominated by nothing', { ...toy, propose: toy.fallback }],
    ['the proposal is legal and dominated by nothing', { ...toy, propose: changing() }],
    ['the proposal is legal and dominated by nothing', { ...toy, dominates: () => true }],
    [
      'the proposal is legal and dominated by nothing',
      { ...toy, dominates: (_state, _question, better, worse) => better !== worse },
    ],
    [
      'determinize agrees with the view',
      { ...toy, determinize: (view, random) => ({ ...toy.determinize(view, random), round: 9 }) },
    ],
    [
      'determinize agrees with the view',
      { ...toy, determinize: (view, random) => ({ ...toy.determinize(view, random), deck: [] }) },
    ],
    [
      'nothing seen depends on what is hidden',
      { ...toy, viewFor: (state, seat) => ({ ...toy.viewFor(state, seat), hand: state.seats[0]?.hand ?? [] }) },
    ],
    ['nothing seen depends on what is hidden', { ...toy, check: tattling }],
    [
      'nothing seen depends on what is hidden',
      {
        ...toy,
        sample: (state, question, random) =>
          question.kind === 'draw' ? (state.deck[0] ?? 0) % 2 : toy.sample(state, question, random),
      },
    ],
    [
      'nothing seen depends on what is hidden',
      { ...toy, describe: (state, question) => ({ ...toy.describe(state, question), most: state.deck[0] ?? 0 }) },
    ],
    [
      'nothing seen depends on what is hidden',
      {
        ...toy,
        propose: (state, question) =>
          question.kind === 'draw' ? (state.deck[0] ?? 0) % 2 : toy.propose(state, question),
      },
    ],
    ['nothing seen depends on what is hidden', { ...toy, dominates: (state) => (state.deck[0] ?? 0) % 2 === 0 }],
    [
      'nothing seen depends on what is hidden',
      { ...toy, standings: (state) => [...toy.standings(state), state.deck[0] ?? 0] },
    ],
    ['nothing seen depends on what is hidden', { ...toy, shuffleHidden: () => undefined }],
  ];
  for (const [index, [title, game, games]] of cases.entries()) {
    test(`${title} (${index + 1})`, () => expect(titlesFor(game, games)).toContain(title));
  }
});

function withoutPlainData(...args: Parameters<Toy['setup']>): ToyState {
  const state = toy.setup(...args);
  return { ...state, options: { rounds: state.options.rounds, toJSON: () => ({ rounds: 2 }) } as ToyState['options'] };
}

function throwing(...[state, question, answer]: Parameters<Toy['check']>): ReturnType<Toy['check']> {
  if (typeof answer === 'string') throw new TypeError('no string');
  return toy.check(state, question, answer);
}

/** Accepts an answer to the same question twice, and never again. */
function fickle(): Toy['check'] {
  const accepted = new WeakMap<object, number>();
  return (state, question, answer) => {
    const refusal = toy.check(state, question, answer);
    if (refusal !== null) return refusal;
    const times = (accepted.get(question) ?? 0) + 1;
    accepted.set(question, times);
    return times > 2 ? { code: 'toy/malformed', data: {} } : null;
  };
}

/** Proposes to draw, and not to draw, by turns. */
function changing(): Toy['propose'] {
  let times = 0;
  return (state, question) => {
    times += 1;
    return question.kind === 'draw' ? question.most * (times % 2) : toy.propose(state, question);
  };
}

/** Refuses a card in an opponent's hand otherwise than one in the deck. */
function tattling(...[state, question, answer]: Parameters<Toy['check']>): ReturnType<Toy['check']> {
  const refusal = toy.check(state, question, answer);
  if (refusal?.code !== 'toy/not-in-hand' || question.kind !== 'lay') return refusal;
  return state.deck.includes(answer as number) ? { code: 'toy/too-low', data: { bar: 0 } } : refusal;
}
