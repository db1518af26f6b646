// What the rules of a game are made of, as a list that a person can read and compare. Kinds and lines come from the
// game's own lists; streams and fields from the matches that were replayed.

import { type AnyGame, type AnyMatch, type FlowState, type LineNames, openQuestions } from '@orrery/kernel';
import type { KnownGame } from '../games.ts';
import { addStateFields, type Fields, listFields } from './state-fields.ts';

const answersBetweenLooks = 3;

export interface Manifest {
  readonly rulesVersion: number;
  readonly stateVersion: number;
  readonly randomStreams: readonly string[];
  readonly procedures: LineNames;
  readonly questions: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Ways in which the golden matches end. */
  readonly endings: readonly string[];
  /** Kinds that do not come up in any golden match. */
  readonly unseen: { readonly questions: readonly string[]; readonly events: readonly string[] };
  readonly fields: Readonly<Record<string, string>>;
}

/** What replays show that the game does not list itself. */
export interface Sightings {
  readonly streams: Set<string>;
  readonly fields: Fields;
  readonly questions: Set<string>;
  readonly events: Set<string>;
  readonly endings: Set<string>;
}

export const noSightings = (): Sightings => ({
  streams: new Set(),
  fields: new Map(),
  questions: new Set(),
  events: new Set(),
  endings: new Set(),
});

/** The game itself, with an ear for the random streams that it makes. */
export const withEar = (game: AnyGame, { streams }: Sightings): AnyGame => ({
  ...game,
  setup: (options, seats, seed) => game.setup(options, seats, { ...seed, heard: (purpose) => streams.add(purpose) }),
});

/** Looks at the form of a state now and then, and wherever something is asked for the first time. */
export function seeState({ fields, questions }: Sightings, state: FlowState, answers: number): void {
  const known = questions.size;
  for (const { kind } of openQuestions(state)) questions.add(kind);
  if (questions.size > known || answers % answersBetweenLooks === 0) addStateFields(fields, state);
}

export function seeEnd({ events, endings }: Sightings, known: KnownGame, match: AnyMatch): void {
  for (const { all } of match.events) events.add(all.kind);
  for (const ending of known.endings(match)) endings.add(ending);
}

export const manifestOf = ({ game }: KnownGame, { streams, fields, ...seen }: Sightings): Manifest => ({
  ...listsOf(game),
  randomStreams: [...streams].sort(),
  endings: [...seen.endings].sort(),
  unseen: {
    questions: game.questionKinds.filter((kind) => !seen.questions.has(kind)),
    events: game.eventKinds.filter((kind) => !seen.events.has(kind)),
  },
  fields: listFields(fields),
});

/** The parts that a game lists itself. */
const listsOf = (game: AnyGame) => ({
  rulesVersion: game.rulesVersion,
  stateVersion: game.stateVersion,
  procedures: game.lines,
  questions: game.questionKinds,
  events: game.eventKinds,
  refusals: game.refusalCodes,
});

export interface ManifestChange {
  readonly version: 'rulesVersion' | 'stateVersion';
  readonly what: string;
}

/** Changes of these parts change what a stored state means; those of the others what happens in a match. */
const partsOfStates: readonly string[] = ['procedures', 'fields'];

/** Changes of the parts that a game lists itself; nothing has to be played to see them. */
export const listChanges = (before: Manifest, game: AnyGame): ManifestChange[] =>
  changesIn(before, listsOf(game), ['procedures', 'questions', 'events', 'refusals']);

/** Changes of the parts that show when the matches are played. */
export const sightingChanges = (before: Manifest, after: Manifest): ManifestChange[] =>
  changesIn(before, after, ['randomStreams', 'endings', 'fields']);

function changesIn<K extends keyof Manifest>(
  before: Manifest,
  after: Pick<Manifest, K>,
  parts: readonly K[],
): ManifestChange[] {
  return parts.flatMap((part) => {
    const differences = differencesIn(linesIn(before[part]), linesIn(after[part]));
    if (differences.length === 0) return [];
    const version = partsOfStates.includes(part) ? 'stateVersion' : 'rulesVersion';
    return [{ version, what: `${part}: ${differences.join(', ')}` }];
  });
}

function linesIn(part: Manifest[keyof Manifest]): string[] {
  if (Array.isArray(part)) return part.map(String);
  return Object.entries(part).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((line, index) => `${key}.${line} (line ${index + 1})`) : [`${key}: ${value}`],
  );
}

const mostShown = 6;

function differencesIn(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  const come = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const all = [...gone, ...come];
  if (all.length === 0 && before.join('\n') !== after.join('\n')) return ['another order'];
  return all.length > mostShown ? [...all.slice(0, mostShown), `and ${all.length - mostShown} more`] : all;
}
