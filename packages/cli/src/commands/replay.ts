// `replay`: shows a recorded match step by step: each answer, what it led to, what is asked next, what all can see.

import { playThrough } from '@orrery/capsules';
import {
  type AnyGame,
  type CapsulePosition,
  faceFor,
  fullFace,
  type GameEvent,
  type MatchRecord,
  migrateState,
  openQuestions,
  type Question,
  type RecordedAnswer,
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
  /** Another answer stood there, and its outcome had been seen. */
  readonly anew?: true;
  readonly events: readonly GameEvent[];
  readonly questions: readonly Question[];
  readonly waitedFor: readonly number[];
  /** What a spectator sees; null where a state of an earlier version cannot be shown any more. */
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
  async run({ values, files }) {
    const opened = openRecord(files, 'replay');
    if (!opened.ok) return complain(opened.refusal);
    const { game, record } = opened.value;
    const to = Math.min(countOf(values, 'to', 0, record.answers.length), record.answers.length);
    const steps: Step[] = [];
    let told = 0;
    const played = await playThrough(game, upTo(record, to), (position, version) => {
      if (steps.at(-1)?.answers === position.answers.length) return; // at a change of the rules it comes twice
      const isAnew = record.takenBack?.includes(position.answers.length) ?? false;
      steps.push({ ...stepOf(game, position, version, told), ...(isAnew ? { anew: true } : {}) });
      told = position.events.length;
    });
    const result = played.ok ? played.value.result : null;
    const { options, seats, seed } = record;
    if (isSet(values, 'events')) {
      const events = played.ok ? played.value.events.map(fullFace) : [];
      if (isSet(values, 'json')) printJson({ game: game.name, options, seed, seats, events, result });
      else for (const event of events) printLine(sayEvent(event));
    } else if (isSet(values, 'json')) printJson({ game: game.name, options, seed, seats, steps, result });
    else {
      for (const step of steps) printStep(step);
      if (result !== null)
        printLine(`result: ${result.map(({ seat, score, rank }) => `seat ${seat} ${score} (${rank}.)`).join(', ')}`);
    }
    return played.ok ? 0 : complain(played.refusal);
  },
};

function complain(refusal: Parameters<typeof sayRefusal>[0]): 1 {
  note(sayRefusal(refusal));
  return 1;
}

/** The record as of so many answers. */
function upTo(record: MatchRecord, to: number): MatchRecord {
  const { moves = [], result: _, ...rest } = record;
  return { ...rest, moves: moves.filter((move) => move.answers <= to), answers: record.answers.slice(0, to) };
}

/** What a state of an earlier version shows is what today's rules show of it, migrated. */
function stepOf(game: AnyGame, position: CapsulePosition, stateVersion: number, eventsBefore: number): Step {
  const { answers, events, state } = position;
  const migrated = migrateState(game, state, stateVersion);
  return {
    answers: answers.length,
    given: answers.at(-1) ?? null,
    events: events.slice(eventsBefore).map((told) => faceFor(told, null)),
    questions: openQuestions(state),
    waitedFor: waitedFor(state),
    view: migrated.ok ? game.viewFor(migrated.value, null) : null,
  };
}

function printStep({ answers, given, anew, events, questions }: Step): void {
  if (given !== null) {
    const how = anew === true ? 'answers anew' : 'answers';
    printLine(`#${answers} seat ${given.seat} ${how} question ${given.question}: ${JSON.stringify(given.answer)}`);
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
