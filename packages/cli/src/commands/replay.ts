// `replay`: shows a recorded match step by step: each answer, what it led to, what is asked next, what all can see.

import {
  type AnyMatch,
  faceFor,
  fullFace,
  type GameEvent,
  openQuestions,
  type Question,
  type RecordedAnswer,
  type Result,
  refused,
  restart,
  submit,
  waitedFor,
} from '@orrery/kernel';
import { sayRefusal } from '../options.ts';
import { note, printJson, printLine } from '../print.ts';
import { openRecord } from '../record-file.ts';
import { type Command, countOf, isSet } from '../usage.ts';

interface Step {
  /** How many answers so far. */
  readonly answers: number;
  /** The answer that led here; null at the start. */
  readonly given: RecordedAnswer | null;
  readonly events: readonly GameEvent[];
  readonly questions: readonly Question[];
  readonly waitedFor: readonly number[];
  /** What a spectator sees. */
  readonly view: unknown;
}

export const replay: Command = {
  name: 'replay',
  summary: 'Shows a recorded match step by step: answers, events, questions, the spectator’s view.',
  operands: 'FILE',
  options: {
    events: { type: 'boolean', help: 'all events with their full faces, and nothing else' },
    to: { type: 'string', value: 'N', help: 'stop after N answers' },
    json: { type: 'boolean', help: 'print it as JSON' },
  },
  run({ values, files }) {
    const opened = openRecord(files, 'replay');
    if (!opened.ok) return complain(opened.refusal);
    const { game, record } = opened.value;
    const started = restart(game, record);
    if (!started.ok) return complain(started.refusal);
    if (record.rulesVersion !== game.rulesVersion) {
      note(`recorded under rules ${record.rulesVersion}, these are ${game.rulesVersion}: it may go another way`);
    }
    const match = started.value;
    const to = Math.min(countOf(values, 'to', 0, record.answers.length), record.answers.length);
    const steps = [stepOf(match, null, 0)];
    const failed = playSteps(match, record.answers.slice(0, to), steps);
    const result = game.outcome(match.state);
    const { options, seats, seed } = record;
    if (isSet(values, 'events')) {
      const events = match.events.map(fullFace);
      if (isSet(values, 'json')) printJson({ game: game.name, options, seed, seats, events, result });
      else for (const event of events) printLine(sayEvent(event));
    } else if (isSet(values, 'json')) printJson({ game: game.name, options, seed, seats, steps, result });
    else {
      for (const step of steps) printStep(step);
      if (result !== null)
        printLine(`result: ${result.map(({ seat, score, rank }) => `seat ${seat} ${score} (${rank}.)`).join(', ')}`);
    }
    return failed.ok ? 0 : complain(failed.refusal);
  },
};

function complain(refusal: Parameters<typeof sayRefusal>[0]): 1 {
  note(sayRefusal(refusal));
  return 1;
}

function playSteps(match: AnyMatch, answers: readonly RecordedAnswer[], steps: Step[]): Result<null> {
  for (const [index, given] of answers.entries()) {
    const before = match.events.length;
    const refusal = submit(match, given.seat, given.question, given.answer);
    if (refusal !== null) return refused('kernel/bad-record', { field: `answers[${index}]`, problem: refusal });
    steps.push(stepOf(match, given, before));
  }
  return { ok: true, value: null };
}

function stepOf(match: AnyMatch, given: RecordedAnswer | null, eventsBefore: number): Step {
  return {
    answers: match.answers.length,
    given,
    events: match.events.slice(eventsBefore).map((told) => faceFor(told, null)),
    questions: openQuestions(match.state),
    waitedFor: waitedFor(match.state),
    view: match.game.viewFor(match.state, null),
  };
}

function printStep({ answers, given, events, questions }: Step): void {
  if (given !== null) {
    printLine(`#${answers} seat ${given.seat} answers question ${given.question}: ${JSON.stringify(given.answer)}`);
  }
  for (const event of events) printLine(`  ${sayEvent(event)}`);
  const asked = questions.map(({ seat, id, kind }) => `seat ${seat} ${kind} (${id})`);
  if (asked.length > 0) printLine(`  asked: ${asked.join(', ')}`);
}

/** An event as `round phase seat kind key=value …`. */
function sayEvent(event: GameEvent): string {
  const { kind, round, phase, seat, ...rest } = event as GameEvent & { seq?: number };
  delete rest.seq;
  const details = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [`r${round}`, phase, seat === null ? 'table' : `seat ${seat}`, kind, ...details].join(' ');
}
