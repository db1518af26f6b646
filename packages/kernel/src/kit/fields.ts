// The fields of a player, each declared once with who may know what of it. The game's clone, view, determinize and
// shuffleHidden are held against that on real positions, and whichever forgets a field is named together with it.

import type { FlowState } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { submit } from '../match.ts';
import type { Seat } from '../question.ts';
import { type Random, randomFor } from '../random/random.ts';
import { equal, throughJson } from './plain.ts';
import { begun, type KitSettings, playGame } from './random-play.ts';

/** What of a field is known to whom; where nothing is said, all of it. Methods, so that every type of field fits. */
export interface Field<T = unknown, S = FlowState> {
  /** To its own seat. */
  own?(value: T, state: S): unknown;
  /** To everybody else. */
  others?(value: T, state: S): unknown;
  /** A list whose order plays no part. */
  readonly anyOrder?: true;
}

/** One entry for each field: the compiler names the one that is missing. */
export type FieldsOf<P, S> = { readonly [F in keyof P]-?: Field<P[F], S> };

export interface FieldCheck {
  /** By seat. */
  players(state: FlowState): readonly object[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly settings: readonly KitSettings[];
  /** Matches of each setting. */
  readonly games: number;
  readonly seed: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** In how many positions to look at each field. */
const showsOfEach = 12;

/** What is forgotten, a line each. A field that never changed shows nothing, and is told of as well. */
export function forgottenFields(game: AnyGame, check: FieldCheck): string[] {
  const random = randomFor({ text: check.seed, generator: 'xoshiro128' }, 'kit/fields');
  const findings = new Set<string>();
  const shuffled = new Set<string>();
  const shows = new Map<string, number>();
  for (const state of statesOf(game, check, shows)) {
    const players = fieldsIn(check, state);
    const copies = fieldsIn(check, game.clone(state));
    for (const [seat, player] of players.entries()) {
      for (const [name, value] of Object.entries(player)) {
        if (!equal(value, copies[seat]?.[name])) findings.add(`clone forgets ${name}`);
      }
    }
    for (const viewer of [null, ...players.keys()]) {
      for (const finding of seenBy(game, check, state, viewer, random, shuffled)) findings.add(finding);
    }
  }
  for (const [name, times] of shows) {
    const field = check.fields[name];
    if (field === undefined) findings.add(`nothing says who may know ${name}`);
    else if (field.others !== undefined && !shuffled.has(name)) findings.add(`shuffleHidden forgets ${name}`);
    if (times === 0) findings.add(`${name} is always the same in these matches`);
  }
  return [...findings].sort();
}

/** Holds what a viewer knows of each player against what it would know in a made-up and in a shuffled state. */
function* seenBy(
  game: AnyGame,
  check: FieldCheck,
  state: FlowState,
  viewer: Seat | null,
  random: Random,
  shuffled: Set<string>,
): Generator<string> {
  const guess = game.determinize(game.viewFor(state, viewer), random);
  const other = throughJson(state);
  game.shuffleHidden(other, viewer, random);
  const [guessed, moved] = [fieldsIn(check, guess), fieldsIn(check, other)];
  for (const [seat, player] of fieldsIn(check, state).entries()) {
    const [by, who] = seat === viewer ? (['own', 'its own seat'] as const) : (['others', 'the others'] as const);
    for (const [name, value] of Object.entries(player)) {
      const field = check.fields[name];
      const known = (of: unknown, from: FlowState): unknown => {
        if (field?.anyOrder === true && Array.isArray(of)) return of.toSorted();
        return field?.[by] === undefined ? of : field[by](of, from);
      };
      const after = moved[seat]?.[name];
      if (!equal(value, after)) shuffled.add(name);
      if (guessed[seat]?.[name] === undefined || !equal(known(value, state), known(guessed[seat][name], guess))) {
        yield `view or determinize forgets ${name} for ${who}`;
      }
      if (!equal(known(value, state), known(after, other))) {
        yield `shuffleHidden changes ${name}, though it is known to ${who}`;
      }
    }
  }
}

const fieldsIn = ({ players }: FieldCheck, state: FlowState): Fields[] =>
  players(state).map((player) => Object.fromEntries(Object.entries(player)));

/**
 * Some states of random matches, as the rules left them: copied by JSON, which forgets nothing. Taken are those in which
 * some field is another than the first that was seen, each a few times; `shows` counts how often.
 */
function* statesOf(game: AnyGame, check: FieldCheck, shows: Map<string, number>): Generator<FlowState> {
  const first: Record<string, unknown> = {};
  for (const settings of check.settings) {
    for (let index = 0; index < check.games; index++) {
      const played = playGame(game, settings, check.seed, index);
      if ('check' in played) throw new Error(played.detail);
      const match = begun(game, settings, played.seed);
      for (const [name, value] of fieldsIn(check, throughJson(match.state)).flatMap(Object.entries)) {
        if (name in first) continue;
        first[name] = value;
        shows.set(name, 0);
      }
      for (const { seat, question, answer } of played.answers) {
        submit(match, seat, question, answer);
        const rare = rareIn(fieldsIn(check, match.state), first, shows);
        if (rare.length > 0) yield throughJson(match.state);
        for (const name of rare) shows.set(name, (shows.get(name) ?? 0) + 1);
      }
    }
  }
}

/** Fields that are not as they were at first, and were seldom seen so. */
const rareIn = (players: readonly Fields[], first: Fields, shows: ReadonlyMap<string, number>): string[] =>
  [...shows].flatMap(([name, times]) =>
    times < showsOfEach && players.some((player) => !equal(player[name], first[name])) ? [name] : [],
  );
