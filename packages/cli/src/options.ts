// Options of a match, the same for every command: which game, how many seats, which rules, who plays, which seed.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Bot, type Budget, makeBot } from '@orrery/bots';
import { frozenNames, makeFrozen } from '@orrery/bots/frozen';
import { botWithWeights, type SavedPair } from '@orrery/bots/node';
import type { AnyGame, Refusal, Result } from '@orrery/kernel';
import { gameNamed, games, type KnownGame } from './games.ts';
import { openOwnCards, sayMistake } from './own-card-file.ts';
import { countOf, isSet, type OptionSpecs, type OptionValues, textOf, UsageError } from './usage.ts';

const gameNames = games.map((each) => each.game.name);

export const matchOptions: OptionSpecs = {
  game: { type: 'string', value: gameNames.join('|'), help: 'which game' },
  seats: { type: 'string', value: 'N', help: 'number of seats (2)' },
  sets: { type: 'string', value: 'base,gs,rvi', help: 'Race: which sets (base)' },
  goals: { type: 'boolean', help: 'Race: with goals (on where gs is in)' },
  'no-goals': { type: 'boolean', help: 'Race: without goals' },
  takeovers: { type: 'boolean', help: 'Race: with takeovers (off)' },
  'no-takeovers': { type: 'boolean', help: 'Race: without takeovers' },
  experienced: { type: 'boolean', help: 'Race, 2 seats: two actions a round' },
  preset: { type: 'string', value: '1,2,-', help: 'Race: preset hand per seat, - = dealt' },
  solo: { type: 'string', value: 'easy|medium|hard', help: 'Race: one seat against the robot' },
  draft: { type: 'boolean', help: 'Race: drafting variant' },
  scenario: { type: 'string', value: 'NAME', help: 'Race: a scenario' },
  cards: { type: 'string', value: 'FILE', help: 'Race: add own cards' },
};

export const playerOptions: OptionSpecs = {
  bots: {
    type: 'string',
    value: 'NAME,…',
    help: 'one bot for all seats, or one per seat (random); NAME@MS thinks so many milliseconds, NAME#N simulates N times, weights:FILE is master with these weights',
  },
  think: { type: 'string', value: 'MS', help: 'budget of the bots per decision, by time' },
  sims: { type: 'string', value: 'N', help: 'budget of the bots per decision, by simulations' },
  seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same matches (drawn, and printed)' },
};

/** What the match is played with, as read by the game. */
export interface MatchChoice {
  readonly game: AnyGame;
  readonly raw: unknown;
  readonly options: unknown;
  readonly seats: number;
}

export function readMatch(values: OptionValues): MatchChoice {
  const name = textOf(values, 'game');
  if (name === null) throw new UsageError(`--game is missing: ${gameNames.join(' or ')}`);
  const entry = gameNamed(name);
  if (entry === null) throw new UsageError(`there is no game "${name}", only ${gameNames.join(' and ')}`);
  const { game } = entry;
  const raw = rawOptions(values, entry);
  const options = orRefuse(game.readOptions(raw));
  const preset = (raw as { presetHands?: readonly unknown[] }).presetHands;
  const usual = 'solo' in raw ? 1 : (preset?.length ?? 2);
  const seats = countOf(values, 'seats', 1, usual);
  const [min, max] = game.seats(options);
  if (seats < min || seats > max) {
    throw new UsageError(`kernel/bad-seats: ${seats} seats, but these options allow ${min} to ${max}`);
  }
  return { game, raw, options, seats };
}

/** True when some option names a particular setting, so that a command does not go through all of them. */
export const namesSetting = (values: OptionValues): boolean =>
  Object.keys(matchOptions).some((name) => name !== 'game' && values[name] !== undefined);

function rawOptions(values: OptionValues, { game, flags }: KnownGame): object {
  for (const other of games) {
    const foreign = other.flags.find((name) => values[name] !== undefined && !flags.includes(name));
    if (foreign !== undefined) {
      throw new UsageError(`--${foreign} is an option of ${other.game.name}, not of ${game.name}`);
    }
  }
  const raw: Record<string, unknown> = {};
  const sets = textOf(values, 'sets');
  if (sets !== null) raw.sets = sets.split(',');
  for (const name of ['goals', 'takeovers']) {
    if (isSet(values, name) && isSet(values, `no-${name}`)) throw new UsageError(`--${name} and --no-${name} at once`);
    if (isSet(values, name)) raw[name] = true;
    if (isSet(values, `no-${name}`)) raw[name] = false;
  }
  for (const name of ['experienced', 'draft']) if (isSet(values, name)) raw[name] = true;
  for (const name of ['solo', 'scenario']) if (textOf(values, name) !== null) raw[name] = textOf(values, name);
  const preset = textOf(values, 'preset');
  if (preset !== null) raw.presetHands = preset.split(',').map(presetHand);
  const cards = textOf(values, 'cards');
  if (cards !== null) raw.cards = ownCards(cards);
  return raw;
}

function ownCards(file: string): unknown {
  const { cards, mistakes } = openOwnCards(file);
  const [first] = mistakes;
  if (first !== undefined) throw new UsageError(sayMistake(first));
  return cards;
}

function presetHand(text: string): number | null {
  if (text === '-') return null;
  if (!/^\d+$/.test(text)) throw new UsageError(`--preset takes numbers and -, not "${text}"`);
  return Number(text);
}

/** Text of a file named on the command line. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Nets and what belongs to them, as `train` and `distill` write them. */
export const readWeights = (file: string): SavedPair => JSON.parse(readText(file));

export const seedOf = (values: OptionValues): string => textOf(values, 'seed') ?? randomBytes(16).toString('hex');

/** One bot per seat. */
export function readBots(values: OptionValues, game: AnyGame, seats: number): Bot[] {
  const budget = budgetOf(values);
  return botsOf(values, seats).map((name) => readBot(name, game, budget));
}

/** `NAME`, `NAME@MS` with a time or `NAME#N` with a number of simulations of its own per decision, or `weights:FILE`. */
export function readBot(text: string, game: AnyGame, budget: Budget): Bot {
  const [, name = text, unit, count] = /^(.+)([@#])(\d+)$/.exec(text) ?? [];
  const own = unit === '@' ? { think: Number(count) } : unit === '#' ? { sims: Number(count) } : budget;
  return { ...named(name, game, own), name: text };
}

const weightsPrefix = 'weights:';

function named(name: string, game: AnyGame, budget: Budget): Bot {
  if (name.startsWith(weightsPrefix)) return botFromFile(name.slice(weightsPrefix.length), game, budget);
  const make = frozenNames.includes(name) ? makeFrozen : makeBot;
  return orRefuse(make(name, game, budget));
}

/** Files are read once: an arena makes its bots anew for every deal. */
const weightFiles = new Map<string, string>();

/** The strongest level with the nets of a file. */
function botFromFile(file: string, game: AnyGame, budget: Budget): Bot {
  const text = weightFiles.get(file) ?? readText(file);
  weightFiles.set(file, text);
  try {
    return botWithWeights(JSON.parse(text), game, budget);
  } catch (error) {
    throw new UsageError(`${file} has no weights for ${game.name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** One name per seat. */
export function botsOf(values: OptionValues, seats: number): string[] {
  const names = (textOf(values, 'bots') ?? 'random').split(',');
  if (names.length !== 1 && names.length !== seats) {
    throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  }
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0] ?? '');
}

export function budgetOf(values: OptionValues): Budget {
  const think = countOf(values, 'think', 1, null);
  const sims = countOf(values, 'sims', 1, null);
  return { ...(think === null ? {} : { think }), ...(sims === null ? {} : { sims }) };
}

export function orRefuse<T>(result: Result<T>): T {
  if (!result.ok) throw new UsageError(sayRefusal(result.refusal));
  return result.value;
}

export function sayRefusal({ code, data }: Refusal): string {
  const details = Object.entries(data).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return details.length === 0 ? code : `${code}: ${details.join(', ')}`;
}
