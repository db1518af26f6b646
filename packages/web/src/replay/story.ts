// A record told again: played once from the deal to its end, with a copy of the state kept every so many answers, so
// that any moment of a long match is a few answers away. Runs in the worker.

import {
  assert,
  type FlowState,
  faceFor,
  fullFace,
  type GameEvent,
  loadRecord,
  type MatchRecord,
  ok,
  openQuestions,
  playInPlace,
  type Question,
  type Result,
  recordOf,
  refused,
  restart,
  saveRecord,
  submit,
  type Told,
} from '@orrery/kernel';
import { anyGames, type HostedGame, hostedGames } from '../local/hosted-games.ts';
import type { Fact, GameName, Games, Table } from '../local/messages.ts';
import type { Answered, Eyes, Step, Story } from './messages.ts';
import { endingsOf, pointsOf, robotSheetOf, sheetsOf } from './score-sheets.ts';

const answersPerCheckpoint = 16;

export interface ToldMatch {
  readonly story: Story;
  readonly name: GameName;
  readonly hosted: HostedGame;
  readonly record: MatchRecord;
  readonly events: readonly Told<GameEvent>[];
  /** The state after every `answersPerCheckpoint` answers. */
  readonly checkpoints: readonly FlowState[];
  /** What was asked, by answer. */
  readonly questions: readonly Question[];
}

export function openStory(text: string): Result<ToldMatch> {
  const loaded = loadRecord(text, anyGames);
  if (!loaded.ok) return loaded;
  const { record } = loaded.value;
  const name = record.game as GameName;
  const hosted = hostedGames[name];
  const { game } = hosted;
  if (record.rulesVersion !== game.rulesVersion) return refused('kernel/bad-record', { field: 'rulesVersion' });
  const started = restart(game, record);
  if (!started.ok) return started;
  const match = started.value;

  const checkpoints = [game.clone(match.state)];
  const steps: Step[] = [stepAt(hosted, match.state, match.events.length, null)];
  const questions: Question[] = [];
  const curve: number[][] = [];
  const robotCurve: number[] = [];
  const endRound = (): void => {
    curve.push(pointsOf(name, match.state));
    const robot = robotSheetOf(name, match.state);
    if (robot !== null) robotCurve.push(robot.total);
  };
  for (const [index, given] of record.answers.entries()) {
    const asked = openQuestions(match.state).find(({ seat, id }) => seat === given.seat && id === given.question);
    const refusal = submit(match, given.seat, given.question, given.answer);
    if (refusal !== null || asked === undefined) {
      return refused('kernel/bad-record', { field: `answers[${index}]`, problem: refusal });
    }
    questions.push(asked);
    const before = steps[index]?.round ?? 0;
    const step = stepAt(hosted, match.state, match.events.length, given.seat);
    steps.push(step);
    if (before > 0 && step.round !== before) endRound(); // the next round asks before it gives anything
    if ((index + 1) % answersPerCheckpoint === 0) checkpoints.push(game.clone(match.state));
  }
  const result = game.outcome(match.state);
  if (result !== null) endRound();
  const story: Story = {
    game: name,
    options: record.options,
    names: record.seats.map(({ name, bot }, seat) => name ?? `${bot ?? ''} ${seat + 1}`.trim()),
    bots: record.seats.map((seat) => seat.bot ?? null),
    seed: record.seed,
    steps,
    curve,
    robotCurve: robotCurve.length > 0 ? robotCurve : null,
    sheets: sheetsOf(name, match.state),
    robot: robotSheetOf(name, match.state),
    endings: result === null ? [] : endingsOf(name, match.state),
    result,
    record: saveRecord({ ...recordOf(match), seats: record.seats }),
  };
  return ok({ story, name, hosted, record, events: match.events, checkpoints, questions });
}

function stepAt({ game }: HostedGame, state: FlowState, events: number, seat: number | null): Step {
  const view = game.viewFor(state, null) as Games[GameName]['view'];
  return { round: view.round, phase: 'moment' in view ? view.moment : view.phase, events, seat };
}

/** The state after so many answers, on a copy. */
function stateAt({ hosted: { game }, record, checkpoints }: ToldMatch, step: number): FlowState {
  const at = Math.min(Math.floor(step / answersPerCheckpoint), checkpoints.length - 1);
  const kept = checkpoints[at];
  assert(kept !== undefined, `nothing is kept for step ${step}`);
  const state = game.clone(kept);
  for (const given of record.answers.slice(at * answersPerCheckpoint, step)) {
    const refusal = playInPlace(game, state, given.seat, given.question, given.answer, null);
    assert(refusal === null, `an answer of the record is refused the second time: ${refusal?.code}`);
  }
  return state;
}

/** The table after so many answers, for these eyes. Nothing can be answered at it. */
export function tableAt(told: ToldMatch, step: number, { seat, open }: Eyes): Table {
  const { hosted, name, story } = told;
  const state = stateAt(told, step);
  const view = hosted.game.viewFor(state, seat) as Games[GameName]['view'];
  return {
    game: name,
    seat,
    names: story.names,
    view: open ? { ...view, players: openPlayers(hosted, state) } : view,
    asks: [],
    standings: hosted.standings(state),
    canUndo: false,
    result: hosted.game.outcome(state),
  } as unknown as Table;
}

/** Everybody as he sees himself. */
function openPlayers({ game }: HostedGame, state: FlowState): unknown[] {
  const { players } = game.viewFor(state, null) as Games[GameName]['view'];
  return players.map((_, seat) => (game.viewFor(state, seat) as Games[GameName]['view']).players[seat]);
}

export const factsFor = ({ events }: ToldMatch, { seat, open }: Eyes): Fact[] =>
  events.map((told) => (open ? fullFace(told) : faceFor(told, seat)) as Fact);

/** The answer that led to this step. What others answered in secret is seen with everything open only. */
export function answeredAt({ record, questions }: ToldMatch, step: number, eyes: Eyes): Answered | null {
  const given = record.answers[step - 1];
  const question = questions[step - 1];
  if (given === undefined || question === undefined) return null;
  const known = eyes.open || given.seat === eyes.seat;
  return { seat: given.seat, question, ...(known ? { answer: given.answer } : {}) };
}
