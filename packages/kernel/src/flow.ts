// Where a match stands: a tree of frames over procedures with named lines.
//
// A procedure is an object whose keys are the lines of a rule, in order. A frame is a position in it and plain data.
// A line runs to its end, or leaves questions, or calls: the next line reads the answers. "Everybody at once" is one
// child frame (lane) per seat. A lane writes only to its own seat; shared piles are touched between lanes in seat
// order. Procedures that must draw within a lane say so with `drawsInLane`: for these, and only for these, the order
// of accepted answers is the order of the game.

import { assert, EngineBug, must } from './bug.ts';
import type { Asked, Question, Seat } from './question.ts';

/** Locals of a frame: seats, numbers, words. Never a copy of state, never something that is changed in place. */
export type Vars = Readonly<Record<string, number | string | boolean | null | readonly number[]>>;

export interface Frame<Q extends Question = Question> {
  proc: string;
  /** The line to run next; null when the procedure is done. */
  at: string | null;
  vars: Vars;
  asked: Asked<Q>[];
  lanes: Frame<Q>[];
}

/** What the kernel needs of every game's state; a game names its own questions. */
export interface FlowState<Q extends Question = Question> {
  flow: Frame<Q>;
  /** How many questions each seat has been asked. */
  asks: number[];
  /** Rises with every new piece of information that reached anybody; undo stops there. */
  seals: number;
}

/** What the lines of a game work on: its state, and whatever the game hangs beside it (card tables, event sink). */
export interface Running<S extends FlowState = FlowState> {
  readonly state: S;
}

/** A line of a rule; it may name the line to go to, otherwise the next one follows. */
export type Line<G, V extends Vars, K extends string> = (
  game: G,
  here: Frame & { vars: V },
) => NoInfer<K> | undefined | void;

/** A line in its place. `run` is a method, so that procedures with all kinds of locals fit into one list of rules. */
interface PlacedLine<G, V extends Vars> {
  run(game: G, here: Frame & { vars: V }): ReturnType<Line<G, V, string>>;
  readonly next: string | null;
}

export interface Procedure<G, V extends Vars = Vars> {
  readonly name: string;
  readonly first: string;
  readonly drawsInLane: boolean;
  readonly lines: ReadonlyMap<string, PlacedLine<G, V>>;
}

export interface Rules<G> {
  readonly procedures: ReadonlyMap<string, Procedure<G>>;
  /** Told when the kernel's own answer is put to use, so that nobody wonders who chose. */
  forced(game: G, asked: Asked): void;
}

export function procedure<G, V extends Vars = Record<never, never>>(
  name: string,
  marks: { readonly drawsInLane?: boolean } = {},
): <K extends string>(lines: Readonly<Record<K, Line<G, V, K>>>) => Procedure<G, V> {
  return <K extends string>(lines: Readonly<Record<K, Line<G, V, K>>>): Procedure<G, V> => {
    const written = Object.entries<Line<G, V, K>>(lines);
    const names = written.map(([line]) => line);
    const first = must(names[0], `${name} has no lines`);
    return {
      name,
      first,
      drawsInLane: marks.drawsInLane ?? false,
      lines: new Map(written.map(([line, run], index) => [line, { run, next: names[index + 1] ?? null }])),
    };
  };
}

export function rulesOf<G, Q extends Question = Question>(
  procedures: readonly Procedure<G>[],
  forced: (game: G, asked: Asked<Q>) => void,
): Rules<G> {
  const byName = new Map<string, Procedure<G>>();
  for (const each of procedures) {
    assert(!byName.has(each.name), `two procedures are called ${each.name}`);
    byName.set(each.name, each);
  }
  return { procedures: byName, forced };
}

/** Every procedure with the names of its lines, in order: what states call their positions by. */
export type LineNames = Readonly<Record<string, readonly string[]>>;

export const linesOf = <G>(rules: Rules<G>): LineNames =>
  Object.fromEntries([...rules.procedures].map(([name, { lines }]) => [name, [...lines.keys()]]));

/** A frame that has not asked anything yet: it fits every game's questions. */
export function begin<G, V extends Vars>(proc: Procedure<G, V>, vars: V): Frame<never> {
  return { proc: proc.name, at: proc.first, vars, asked: [], lanes: [] };
}

/** Runs another procedure before the next line. */
export function call<G, V extends Vars>(here: Frame, proc: Procedure<G, V>, vars: V): void {
  here.lanes.push(begin(proc, vars));
}

/** Runs a procedure once for each of these locals, all at the same time, before the next line. */
export function together<G, V extends Vars>(here: Frame, proc: Procedure<G, V>, each: readonly V[]): void {
  for (const vars of each) here.lanes.push(begin(proc, vars));
}

type Fields<Q extends Question> = Q extends Question ? Omit<Q, 'id' | 'seat'> & { readonly kind: Q['kind'] } : never;

/** Leaves a question; the frame goes on when all its questions have answers. */
export function ask<Q extends Question>(state: FlowState, here: Frame, seat: Seat, fields: Fields<Q>): void {
  here.asked.push({ question: { id: nextId(state, seat), seat, ...fields }, status: 'open', answer: null });
}

/**
 * Leaves a question together with its only legal answer. To the others it looks like any other open question until
 * the last real answer of its group is in; from then on nobody is waited for, and that tells them. So this is for
 * answers of which everybody can see that there is but one. Where only the seat itself can know it, it must be asked.
 */
export function askForced<Q extends Question>(
  state: FlowState,
  here: Frame,
  seat: Seat,
  fields: Fields<Q>,
  answer: unknown,
): void {
  here.asked.push({ question: { id: nextId(state, seat), seat, ...fields }, status: 'forced', answer });
}

function nextId(state: FlowState, seat: Seat): number {
  const id = (state.asks[seat] ?? 0) + 1;
  state.asks[seat] = id;
  return id;
}

export function askedOf(here: Frame, seat: Seat): Asked {
  for (const asked of here.asked) if (asked.question.seat === seat) return asked;
  throw new EngineBug(`${here.proc} has not asked seat ${seat}`);
}

/** Something became known to somebody: what led to it cannot be taken back any more. */
export function seal(state: FlowState): void {
  state.seals += 1;
}

/**
 * Takes back lanes of a procedure, wherever they stand, with the questions that are open in them. The rules may put these
 * again, under new numbers. True if there were any: then the flow has to run on.
 */
export function withdraw<G, V extends Vars, Q extends Question>(
  here: Frame<Q>,
  proc: Procedure<G, V>,
  isMeant: (lane: Frame<Q> & { vars: V }) => boolean,
): boolean {
  const kept: Frame<Q>[] = [];
  let isAny = false;
  for (const lane of here.lanes) {
    if (isAt(lane, proc) && isMeant(lane)) {
      assert(!isAnswered(lane), `${lane.proc} is withdrawn with an answer that nothing has read`);
      isAny = true;
    } else {
      if (withdraw(lane, proc, isMeant)) isAny = true;
      kept.push(lane);
    }
  }
  here.lanes = kept;
  return isAny;
}

const isAt = <G, V extends Vars, Q extends Question>(
  frame: Frame<Q>,
  proc: Procedure<G, V>,
): frame is Frame<Q> & { vars: V } => frame.proc === proc.name;

const isAnswered = (here: Frame): boolean =>
  here.asked.some(({ status }) => status === 'given') || here.lanes.some(isAnswered);

const longestRun = 10_000;

/** Runs until the frame is done (true) or somebody must answer (false). Lanes advance in the order they were made. */
export function run<G>(rules: Rules<G>, game: G, here: Frame): boolean {
  const lines = rules.procedures.get(here.proc)?.lines;
  for (let fuel = longestRun; fuel > 0; fuel--) {
    if (here.asked.length > 0 && hasOpen(here)) return false;
    if (here.lanes.length > 0 && !runLanes(rules, game, here)) return false;
    const at = here.at;
    if (at === null) return true;
    const line = lines?.get(at);
    if (line === undefined) throw new EngineBug(`there is no line ${here.proc}.${at}`);
    here.at = line.next;
    const answered = here.asked.length;
    for (let i = 0; i < answered; i++) {
      const asked = here.asked[i];
      if (asked !== undefined && asked.status === 'forced') rules.forced(game, asked);
    }
    const next = line.run(game, here);
    if (answered > 0) here.asked = here.asked.length === answered ? [] : here.asked.slice(answered);
    if (next !== undefined) here.at = next;
  }
  throw new EngineBug(`${here.proc} does not come to an end`);
}

function runLanes<G>(rules: Rules<G>, game: G, here: Frame): boolean {
  let waiting = 0;
  const lanes = here.lanes;
  for (let i = 0; i < lanes.length; i++) {
    const lane = lanes[i];
    if (lane !== undefined && !run(rules, game, lane)) lanes[waiting++] = lane;
  }
  // To shorten a list costs as much as a line of the rules, and most often all lanes are done, or none.
  if (waiting === 0) here.lanes = [];
  else if (waiting < lanes.length) lanes.length = waiting;
  return waiting === 0;
}

function hasOpen(here: Frame): boolean {
  for (const asked of here.asked) if (asked.status === 'open') return true;
  return false;
}

export function cloneFrame<Q extends Question>(frame: Frame<Q>): Frame<Q> {
  const asked: Asked<Q>[] = [];
  for (const each of frame.asked) asked.push({ question: each.question, status: each.status, answer: each.answer });
  const lanes: Frame<Q>[] = [];
  for (const lane of frame.lanes) lanes.push(cloneFrame(lane));
  return { proc: frame.proc, at: frame.at, vars: frame.vars, asked, lanes };
}
