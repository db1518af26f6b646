// A record told again, whatever versions it was played under: its course, and the table at any moment for any eyes. Runs in
// the worker.

import {
  type FlowState,
  faceFor,
  fullFace,
  loadRecord,
  type MatchRecord,
  ok,
  type Question,
  type Refusal,
  type Result,
  saveRecord,
} from '@orrery/kernel';
import { anyGames, type HostedGame, hostedGames } from '../games.ts';
import type { Fact, GameName, Games, Table } from '../table.ts';
import type { Answered, Course, Eyes } from './course.ts';
import { type Moments, momentsOf, type PlayThrough, stateAt } from './moments.ts';

/** What is noted of each moment. */
interface Glance {
  readonly round: number;
  readonly phase: string;
  /** Of the round that has just been played to its end. */
  readonly points: readonly number[] | null;
  readonly robot: number | null;
}

export interface ToldMatch {
  readonly course: Course;
  readonly name: GameName;
  readonly hosted: HostedGame;
  readonly record: MatchRecord;
  readonly moments: Moments<Glance>;
}

export async function openRecord(text: string, playThrough: PlayThrough): Promise<Result<ToldMatch>> {
  const loaded = loadRecord(text, anyGames);
  if (!loaded.ok) return loaded;
  const { record } = loaded.value;
  const name = record.game as GameName;
  const hosted = hostedGames[name];
  const read = await momentsOf<Glance>(
    hosted.game,
    record,
    (state, before) => glance(hosted, state, before),
    playThrough,
  );
  if (!read.ok) return read;
  const moments = read.value;
  const { seen, result } = moments;
  const end = stateAt(moments, record.answers.length);
  const rounds = seen.flatMap(({ what }, step) => (step > 0 && what !== seen[step - 1]?.what ? [what] : []));
  const curve = rounds.flatMap(({ points }) => (points === null ? [] : [points]));
  const robotCurve = rounds.flatMap(({ robot }) => robot ?? []);
  const robot = hosted.robot(end);
  if (result !== null) {
    curve.push(pointsOf(hosted, end));
    if (robot !== null) robotCurve.push(robot.total);
  }
  const course: Course = {
    game: name,
    options: record.options,
    names: record.seats.map(({ name, bot }, seat) => name ?? `${bot ?? ''} ${seat + 1}`.trim()),
    bots: record.seats.map((seat) => seat.bot ?? null),
    seed: record.seed,
    steps: seen.map(({ what: { round, phase }, events }, step) => ({
      round,
      phase,
      events,
      seat: record.answers[step - 1]?.seat ?? null,
    })),
    takenBack: record.takenBack ?? [],
    rulesChanged: (record.moves ?? []).map(({ events }) => events),
    curve,
    robotCurve: robotCurve.length > 0 ? robotCurve : null,
    sheets: hosted.sheets(end),
    robot,
    endings: result === null ? [] : hosted.endings(end),
    result,
    record: saveRecord(withResult(record, result)),
  };
  return ok({ course, name, hosted, record, moments });
}

function withResult(record: MatchRecord, result: Course['result']): MatchRecord {
  if (result === null) return record;
  const { snapshot: _, ...rest } = record;
  return { ...rest, result };
}

const pointsOf = (hosted: HostedGame, state: FlowState): number[] => hosted.sheets(state).map(({ total }) => total);

/** The next round asks before it gives anything, so its first moment has the points of the round before. */
function glance(hosted: HostedGame, state: FlowState, before: Glance | null): Glance {
  const view = hosted.game.viewFor(state, null) as Games[GameName]['view'];
  const at = { round: view.round, phase: view.phase };
  const isNext = before !== null && before.round > 0 && at.round !== before.round;
  return {
    ...at,
    points: isNext ? pointsOf(hosted, state) : null,
    robot: isNext ? (hosted.robot(state)?.total ?? null) : null,
  };
}

/** The table after so many answers, for these eyes. Nothing can be answered at it. */
export function tableAt(told: ToldMatch, step: number, { seat, open }: Eyes): Table {
  const { hosted, name, course, moments } = told;
  const state = stateAt(moments, step);
  const view = hosted.game.viewFor(state, seat) as Games[GameName]['view'];
  return {
    game: name,
    seat,
    names: course.names,
    view: open ? { ...view, players: openPlayers(hosted, state) } : view,
    asks: [],
    standings: hosted.standings(state),
    canUndo: false,
    undoMarks: false,
    result: hosted.game.outcome(state),
  } as unknown as Table;
}

/** Everybody as he sees himself. */
function openPlayers({ game }: HostedGame, state: FlowState): unknown[] {
  const { players } = game.viewFor(state, null) as Games[GameName]['view'];
  return players.map((_, seat) => (game.viewFor(state, seat) as Games[GameName]['view']).players[seat]);
}

/** Why this moment is not shown as it was; the table is that of the last one before it which can be. */
export const whyHidden = ({ moments }: ToldMatch, step: number): Refusal | null => moments.hidden.get(step) ?? null;

export const factsFor = ({ moments: { events } }: ToldMatch, { seat, open }: Eyes): Fact[] =>
  events.map((told) => (open ? fullFace(told) : faceFor(told, seat)) as Fact);

/** The answer that led to this step. What others answered in secret is seen with everything open only. */
export function answeredAt({ record, moments }: ToldMatch, step: number, eyes: Eyes): Answered | null {
  const given = record.answers[step - 1];
  const question = moments.questions[step - 1] ?? null;
  if (given === undefined || question === null) return null;
  const known = eyes.open || given.seat === eyes.seat;
  return { seat: given.seat, question, ...(known ? { answer: given.answer } : {}) };
}

/** The question whose answer comes next, where it is put to these eyes. */
export const askedAt = ({ record, moments }: ToldMatch, step: number, { seat, open }: Eyes): Question | null =>
  open || record.answers[step]?.seat === seat ? (moments.questions[step] ?? null) : null;
