// Procedures with named lines: order, jumps, calls, lanes, forced answers, fuel.

import { describe, expect, test } from 'vitest';
import { EngineBug } from './bug.ts';
import {
  ask,
  askedOf,
  askForced,
  begin,
  call,
  cloneFrame,
  type FlowState,
  type Procedure,
  procedure,
  type Rules,
  rulesOf,
  run,
  seal,
  together,
  withdraw,
} from './flow.ts';
import { findAsked, openQuestions } from './position.ts';
import type { Question } from './question.ts';

interface Trace {
  readonly state: FlowState;
  readonly lines: string[];
}
type Word = Question & { readonly kind: 'word' };

function started(
  first: Procedure<Trace>,
  others: Procedure<Trace, never>[] = [],
): { rules: Rules<Trace>; trace: Trace } {
  const rules = rulesOf<Trace>([first, ...others], (trace, { question }) =>
    trace.lines.push(`forced ${question.seat}`),
  );
  return { rules, trace: { state: { flow: begin(first, {}), asks: [0, 0, 0], seals: 0 }, lines: [] } };
}

const resume = (rules: Rules<Trace>, trace: Trace): boolean => run(rules, trace, trace.state.flow);

function give(trace: Trace, seat: number, id: number, answer: unknown): void {
  const asked = findAsked(trace.state.flow, seat, id);
  if (asked === null) throw new Error(`seat ${seat} has no open question ${id}`);
  asked.status = 'given';
  asked.answer = answer;
}

const note =
  (line: string) =>
  ({ lines }: Trace): void => {
    lines.push(line);
  };

describe('lines', () => {
  test('run in the order in which they are written', () => {
    const { rules, trace } = started(procedure<Trace>('p')({ b: note('b'), a: note('a'), c: note('c') }));
    expect(resume(rules, trace)).toBe(true);
    expect(trace.lines).toEqual(['b', 'a', 'c']);
    expect(trace.state.flow.at).toBeNull();
  });

  test('may name the line to go to', () => {
    const loop = procedure<Trace>('p')({
      start: note('start'),
      again: ({ lines }) => (lines.length < 3 ? 'start' : undefined),
      end: note('end'),
    });
    const { rules, trace } = started(loop);
    resume(rules, trace);
    expect(trace.lines).toEqual(['start', 'start', 'start', 'end']);
  });

  test('that go round in circles are a bug, not a hang', () => {
    const { rules, trace } = started(procedure<Trace>('p')({ round: () => 'round' }));
    expect(() => resume(rules, trace)).toThrow(EngineBug);
  });

  test('that do not exist are a bug', () => {
    const { rules, trace } = started(procedure<Trace>('p')({ a: note('a') }));
    trace.state.flow.at = 'z';
    expect(() => resume(rules, trace)).toThrow('there is no line p.z');
  });

  test('belong to procedures with a name of their own, and to none without lines', () => {
    const twin = () => procedure<Trace>('twin')({ a: note('a') });
    expect(() => rulesOf<Trace>([twin(), twin()], () => undefined)).toThrow(EngineBug);
    expect(() => procedure<Trace>('empty')({})).toThrow(EngineBug);
  });
});

describe('questions', () => {
  const two = procedure<Trace>('two')({
    ask: ({ state }, here) => {
      for (const seat of [0, 1]) ask<Word>(state, here, seat, { kind: 'word' });
    },
    use: ({ lines }, here) => {
      lines.push(`${askedOf(here, 0).answer} ${askedOf(here, 1).answer}`);
    },
    look: ({ lines }, here) => {
      lines.push(`${here.asked.length} left`);
    },
  });

  test('stop the flow until all have answers, and are gone once used', () => {
    const { rules, trace } = started(two);
    expect(resume(rules, trace)).toBe(false);
    give(trace, 1, 1, 'world');
    expect(resume(rules, trace)).toBe(false);
    expect(trace.lines).toEqual([]);
    give(trace, 0, 1, 'hello');
    expect(resume(rules, trace)).toBe(true);
    expect(trace.lines).toEqual(['hello world', '0 left']);
  });

  test('count per seat', () => {
    const more = procedure<Trace>('more')({
      first: ({ state }, here) => ask<Word>(state, here, 1, { kind: 'word' }),
      second: ({ state }, here) => {
        ask<Word>(state, here, 1, { kind: 'word' });
        ask<Word>(state, here, 2, { kind: 'word' });
      },
    });
    const { rules, trace } = started(more);
    resume(rules, trace);
    give(trace, 1, 1, 'x');
    resume(rules, trace);
    expect(openQuestions(trace.state)).toEqual([
      { id: 2, seat: 1, kind: 'word' },
      { id: 1, seat: 2, kind: 'word' },
    ]);
    expect(trace.state.asks).toEqual([0, 2, 1]);
  });

  test('nobody asked have no answer', () => {
    const wrong = procedure<Trace>('wrong')({ use: (_, here) => void askedOf(here, 2) });
    const { rules, trace } = started(wrong);
    expect(() => resume(rules, trace)).toThrow('wrong has not asked seat 2');
  });

  test('with a forced answer do not stop the flow, and the game is told when it is used', () => {
    const forced = procedure<Trace>('forced')({
      ask: ({ state }, here) => {
        askForced<Word>(state, here, 0, { kind: 'word' }, null);
        ask<Word>(state, here, 1, { kind: 'word' });
      },
      use: ({ lines }, here) => {
        lines.push(`${askedOf(here, 0).answer} ${askedOf(here, 1).answer}`);
      },
      askAgain: ({ state }, here) => askForced<Word>(state, here, 2, { kind: 'word' }, 'pass'),
      useAgain: note('end'),
    });
    const { rules, trace } = started(forced);
    expect(resume(rules, trace)).toBe(false);
    expect(trace.lines).toEqual([]);
    give(trace, 1, 1, 'yes');
    expect(resume(rules, trace)).toBe(true);
    expect(trace.lines).toEqual(['forced 0', 'null yes', 'forced 2', 'end']);
  });
});

describe('calls and lanes', () => {
  const lane = procedure<Trace, { seat: number; twice: boolean }>('lane')({
    ask: ({ state }, here) => ask<Word>(state, here, here.vars.seat, { kind: 'word' }),
    use: ({ lines }, here) => {
      lines.push(`${here.vars.seat} says ${askedOf(here, here.vars.seat).answer}`);
    },
    again: (_, here) => (here.vars.twice ? 'once' : 'end'),
    once: ({ state }, here) => ask<Word>(state, here, here.vars.seat, { kind: 'word' }),
    end: ({ lines }, here) => {
      lines.push(`${here.vars.seat} done`);
    },
  });
  const all = procedure<Trace>('all')({
    together: (_, here) =>
      together(
        here,
        lane,
        [0, 1, 2].map((seat) => ({ seat, twice: seat === 1 })),
      ),
    after: note('after'),
  });

  test('a call runs before the next line', () => {
    const inner = procedure<Trace>('inner')({ x: note('x'), y: note('y') });
    const outer = procedure<Trace>('outer')({
      before: note('before'),
      call: (_, here) => call(here, inner, {}),
      after: note('after'),
    });
    const { rules, trace } = started(outer, [inner]);
    resume(rules, trace);
    expect(trace.lines).toEqual(['before', 'x', 'y', 'after']);
  });

  test('lanes go on by themselves, and the next line waits for the last', () => {
    const { rules, trace } = started(all, [lane]);
    resume(rules, trace);
    expect(openQuestions(trace.state).map((question) => question.seat)).toEqual([0, 1, 2]);
    give(trace, 1, 1, 'a');
    resume(rules, trace);
    give(trace, 2, 1, 'b');
    resume(rules, trace);
    expect(trace.lines).toEqual(['1 says a', '2 says b', '2 done']);
    give(trace, 0, 1, 'c');
    resume(rules, trace);
    expect(trace.lines.at(-1)).toBe('0 done');
    give(trace, 1, 2, 'd');
    expect(resume(rules, trace)).toBe(true);
    expect(trace.lines.slice(-2)).toEqual(['1 done', 'after']);
  });

  test('a position is plain data, goes through JSON and can be copied', () => {
    const { rules, trace } = started(all, [lane]);
    resume(rules, trace);
    give(trace, 1, 1, 'a');
    resume(rules, trace);
    const copy = cloneFrame(trace.state.flow);
    expect(copy).toEqual(trace.state.flow);
    expect(JSON.parse(JSON.stringify(copy))).toEqual(trace.state.flow);
    give(trace, 0, 1, 'b');
    resume(rules, trace);
    expect(copy).not.toEqual(trace.state.flow);
    expect(openQuestions({ ...trace.state, flow: copy }).map(({ seat, id }) => [seat, id])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('lanes can be withdrawn with their open questions, and nothing else goes', () => {
    const outer = procedure<Trace>('outer')({ inner: (_, here) => call(here, all, {}), end: note('end') });
    const { rules, trace } = started(outer, [all, lane]);
    resume(rules, trace);
    give(trace, 1, 1, 'a');
    resume(rules, trace); // seat 1 has gone on to its second question
    const { flow } = trace.state;
    expect(withdraw(flow, lane, ({ vars }) => vars.seat === 7)).toBe(false);
    expect(withdraw(flow, all, () => false)).toBe(false);
    expect(
      withdraw(flow, lane, ({ vars, asked }) => vars.seat > 0 && asked.some(({ question }) => question.id === 1)),
    ).toBe(true);
    expect(openQuestions(trace.state).map(({ seat, id }) => [seat, id])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(withdraw(flow, lane, () => true)).toBe(true);
    expect(resume(rules, trace)).toBe(true);
    expect(trace.lines).toEqual(['1 says a', 'after', 'end']);
  });

  test('a lane with an answer that no line has read cannot be withdrawn', () => {
    const { rules, trace } = started(all, [lane]);
    resume(rules, trace);
    give(trace, 2, 1, 'b');
    expect(() => withdraw(trace.state.flow, lane, ({ vars }) => vars.seat === 2)).toThrow(EngineBug);
    expect(openQuestions(trace.state).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

test('a seal counts', () => {
  const state: FlowState = { flow: begin(procedure<Trace>('p')({ a: note('a') }), {}), asks: [], seals: 4 };
  seal(state);
  expect(state.seals).toBe(5);
});
