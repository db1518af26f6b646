// What is agreed on before a solo game: how strong the robot is, and the printed facts that nobody could read for
// certain (faces of the dice, robot symbols). These stand in cards/solo.ts; a match takes its own copy, so that a later
// correction of the table changes no match that is on record.

import { ok, type ReadOptions, refused } from '@orrery/kernel';
import { solo } from '../cards/solo.ts';
import type { DieFace, Difficulty, RobotAction } from '../cards/solo-tables.ts';
import type { SetName } from '../powers/vocabulary.ts';
import type { Slug } from '../questions.ts';

export interface SoloOptions {
  readonly level: Difficulty;
  /** With both expansions: the player chooses between a red and a blue start world. @rule race-11.2.2 */
  readonly startChoice: boolean;
  /** The six faces of each of the two dice. @rule race-11.4.1 */
  readonly dice: readonly (readonly DieFace[])[];
  /** Per start world, by its id, what the robot symbol stands for at first. */
  readonly symbols: { readonly [world: Slug]: RobotAction };
}

/** @rule race-11.1.4 */
export const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];
export const robotActions: readonly RobotAction[] = [
  'explore',
  'develop',
  'settle',
  'consumeTrade',
  'consumeX2',
  'produce',
];
const dieFaces: readonly DieFace[] = [...robotActions, 'robot', 'match'];
const fields = ['level', 'startChoice', 'dice', 'symbols'];

/** A level alone, or an object with a level and whatever is agreed on besides. */
export function readSolo(raw: unknown, sets: readonly SetName[]): ReadOptions<SoloOptions> {
  const given = typeof raw === 'string' ? { level: raw } : raw;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('solo', levels.join(', '));
  const { level, startChoice = false, dice, symbols } = given as Record<string, unknown>;
  const unknown = Object.keys(given).find((field) => !fields.includes(field));
  if (unknown !== undefined) return bad(`solo.${unknown}`, 'there is no such option');
  if (!sets.includes('gs')) return bad('solo', 'the robot comes with gs');
  if (!levels.includes(level as Difficulty)) return bad('solo.level', levels.join(', '));
  if (typeof startChoice !== 'boolean') return bad('solo.startChoice', 'true or false');
  if (startChoice && !sets.includes('rvi')) return bad('solo.startChoice', 'the choice of start worlds comes with rvi');
  const wrong = wrongDice(dice ?? null) ?? wrongSymbols(symbols ?? null);
  if (wrong !== null) return wrong;
  return ok({
    level: level as Difficulty,
    startChoice,
    // @rule race-11.4.2
    dice: ((dice ?? solo.dice.faces.value) as DieFace[][]).map((die) => die.slice()),
    symbols: allSymbols((symbols ?? {}) as Record<Slug, RobotAction>),
  });
}

const bad = (field: string, problem: string): ReadOptions<never> => refused('kernel/bad-options', { field, problem });

function wrongDice(raw: unknown): ReadOptions<never> | null {
  if (raw === null) return null;
  if (!Array.isArray(raw) || raw.length !== 2) return bad('solo.dice', 'two dice of six faces');
  for (const [index, die] of raw.entries()) {
    const field = `solo.dice[${index}]`;
    if (!Array.isArray(die) || die.length !== 6) return bad(field, 'six faces');
    const at = die.findIndex((face) => !dieFaces.includes(face));
    if (at >= 0) return bad(`${field}[${at}]`, dieFaces.join(', '));
  }
  return null;
}

function wrongSymbols(raw: unknown): ReadOptions<never> | null {
  if (raw === null) return null;
  if (typeof raw !== 'object' || Array.isArray(raw)) return bad('solo.symbols', 'an action per start world');
  for (const [world, action] of Object.entries(raw)) {
    if (!solo.robots.some((robot) => robot.world === world)) return bad('solo.symbols', `no start world ${world}`);
    if (!robotActions.includes(action)) return bad(`solo.symbols.${world}`, robotActions.join(', '));
  }
  return null;
}

function allSymbols(given: Readonly<Record<Slug, RobotAction>>): Record<Slug, RobotAction> {
  const of = (world: Slug): RobotAction | undefined => (Object.hasOwn(given, world) ? given[world] : undefined);
  return Object.fromEntries(solo.robots.map(({ world, robotSymbol }) => [world, of(world) ?? robotSymbol.value]));
}

/** What this match plays by although nobody could read it off the printed parts. */
export function reconstructedFacts(options: SoloOptions, world: Slug): ('dice' | 'symbol')[] {
  const facts: ('dice' | 'symbol')[] = [];
  const { faces } = solo.dice;
  if (faces.from === 'reconstructed' && sameDice(options.dice, faces.value)) facts.push('dice');
  const symbol = solo.robots.find((robot) => robot.world === world)?.robotSymbol;
  if (symbol?.from === 'reconstructed' && options.symbols[world] === symbol.value) facts.push('symbol');
  return facts;
}

const sameDice = (a: readonly (readonly DieFace[])[], b: readonly (readonly DieFace[])[]): boolean =>
  a.map((die) => die.join()).join('/') === b.map((die) => die.join()).join('/');
