// What can be agreed on before a match: sets, seats, goals, takeovers, the experienced game, first-game hands, and the
// other ways to play: solo, drafting, a scenario, own cards.

import { ok, type ReadOptions, refused } from '@orrery/kernel';
import { takeOwnCards } from './cards/own-card-flaws.ts';
import { presetHands } from './cards/preset-hands.ts';
import type { CardFace } from './cards/printed.ts';
import { scenarios } from './cards/scenarios.ts';
import { choicesFor, explainFixed, type RaceWay, seatsOfExperienced, seatsOfWay } from './option-choices.ts';
import { type SetName, setNames } from './powers/vocabulary.ts';
import { readSolo, type SoloOptions } from './solo/solo-options.ts';

export interface RaceOptions {
  /** In the order of the boxes; base is always among them. */
  readonly sets: readonly SetName[];
  readonly goals: boolean;
  readonly takeovers: boolean;
  /** Two actions a round: for two seats, and always in the solo game. */
  readonly experienced: boolean;
  /** Per seat the number of a first-game hand, or null for dealt cards; null when nobody has one. */
  readonly presetHands: readonly (number | null)[] | null;
  /** One seat against the robot. */
  readonly solo: SoloOptions | null;
  /** Everybody drafts a deck of his own first. */
  readonly draft: boolean;
  readonly scenario: string | null;
  /** Per seat which side of the scenario it has; null leaves it to chance. */
  readonly sides: readonly number[] | null;
  /** Own designs, shuffled into the deck. */
  readonly cards: readonly CardFace[] | null;
}

type Given = Readonly<Record<string, unknown>>;
type Way = Pick<RaceOptions, 'solo' | 'draft' | 'scenario' | 'sides'>;
type Switches = Pick<RaceOptions, 'goals' | 'takeovers' | 'experienced'>;

const fields = [
  'sets',
  'goals',
  'takeovers',
  'experienced',
  'presetHands',
  'solo',
  'draft',
  'scenario',
  'sides',
  'cards',
];

export function readOptions(raw: unknown): ReadOptions<RaceOptions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('', 'an object is needed');
  const given = raw as Given;
  for (const field of Object.keys(given)) if (!fields.includes(field)) return bad(field, 'there is no such option');
  const sets = readSets(given.sets ?? ['base']);
  if (sets === null) return bad('sets', `base, and any of ${setNames.slice(1).join(', ')}`);
  const way = readWay(given, sets);
  if (!way.ok) return way;
  const switches = readSwitches(given, sets, way.value);
  if (!switches.ok) return switches;
  const cards = readCards(given.cards ?? null);
  if (!cards.ok) return cards;
  const options = { sets, ...switches.value, presetHands: null, ...way.value, cards: cards.value };
  const hands = given.presetHands ?? null;
  if (hands === null) return ok(options);
  const wrongHand = wrongPresetHand(hands, options);
  return wrongHand === null
    ? ok({ ...options, presetHands: (hands as (number | null)[]).slice() })
    : bad('presetHands', wrongHand);
}

const bad = (field: string, problem: string): ReadOptions<never> => refused('kernel/bad-options', { field, problem });

/** @rule race-14.1, race-14.2 */
function readCards(raw: unknown): ReadOptions<readonly CardFace[] | null> {
  if (raw === null) return ok(null);
  const taken = takeOwnCards(raw);
  return 'cards' in taken ? ok(taken.cards) : bad(`cards${taken.field}`, taken.problem);
}

/** @rule race-2.1.6 */
function readSets(raw: unknown): readonly SetName[] | null {
  if (!Array.isArray(raw) || !raw.includes('base')) return null;
  const sets = setNames.filter((set) => raw.includes(set));
  return sets.length === raw.length ? sets : null;
}

/** Solo, draft and scenario: one of them at most. @rule race-2.1.6 */
function readWay(given: Given, sets: readonly SetName[]): ReadOptions<Way> {
  const draft = given.draft ?? false;
  if (typeof draft !== 'boolean') return bad('draft', 'true or false');
  const chosen = ['solo', 'draft', 'scenario'].filter((way) => (given[way] ?? false) !== false);
  const [first, second] = chosen;
  if (second !== undefined) return bad(second, `not together with ${first}`);
  const plain = { solo: null, draft, scenario: null, sides: null };
  if (draft) return sets.includes('gs') ? ok(plain) : bad('draft', explainFixed('setNeededDraft'));
  if (first === 'solo') {
    const solo = readSolo(given.solo, sets);
    return solo.ok ? ok({ ...plain, solo: solo.value }) : solo;
  }
  return readScenario(given.scenario ?? null, given.sides ?? null, sets);
}

function readScenario(id: unknown, sides: unknown, sets: readonly SetName[]): ReadOptions<Way> {
  const way = { solo: null, draft: false, scenario: null, sides: null };
  if (id === null) return sides === null ? ok(way) : bad('sides', 'sides come with a scenario');
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario === undefined) return bad('scenario', scenarios.map((each) => each.id).join(', '));
  if (!sets.includes(scenario.set)) return bad('scenario', `it needs ${scenario.set}`);
  if (sides === null) return ok({ ...way, scenario: scenario.id });
  const all = scenario.sides.map((_, side) => side);
  const fits = Array.isArray(sides) && sides.length === all.length && all.every((side) => sides.includes(side));
  if (!fits) return bad('sides', `the numbers ${all.join(', ')}, one per seat`);
  return ok({ ...way, scenario: scenario.id, sides: sides.slice() });
}

function readSwitches(given: Given, sets: readonly SetName[], way: Way): ReadOptions<Switches> {
  const { solo, scenario } = way;
  const wanted = {
    goals: given.goals ?? (sets.includes('gs') && solo === null),
    takeovers: given.takeovers ?? scenario !== null,
    experienced: given.experienced ?? solo !== null,
  };
  const { goals, takeovers, experienced } = wanted;
  if (typeof goals !== 'boolean') return bad('goals', 'true or false');
  if (typeof takeovers !== 'boolean') return bad('takeovers', 'true or false');
  if (typeof experienced !== 'boolean') return bad('experienced', 'true or false');
  const switches = { goals, takeovers, experienced };
  const [seats] = seatsOfWay(nameOfWay(way), sets);
  const boxes = { gs: sets.includes('gs'), rvi: sets.includes('rvi') };
  const choices = choicesFor({ way: nameOfWay(way), ...boxes, ...switches, startChoice: false, seats });
  // @rule race-2.1.6
  for (const field of ['goals', 'takeovers', 'experienced'] as const) {
    const { on, why } = choices[field];
    if (why !== null && switches[field] !== on) return bad(field, explainFixed(why));
  }
  return ok(switches);
}

function nameOfWay({ solo, draft, scenario }: Way): RaceWay {
  if (solo !== null) return 'solo';
  return draft ? 'draft' : scenario === null ? 'plain' : 'scenario';
}

function wrongPresetHand(raw: unknown, options: RaceOptions): string | null {
  if (options.solo !== null || options.draft || options.scenario !== null) {
    return explainFixed('noHandsWay');
  }
  if (!Array.isArray(raw)) return 'a list with one entry per seat';
  const numbers = raw.filter((entry) => entry !== null);
  for (const number of numbers) {
    // @rule race-2.3.1
    const hand = presetHands.find((each) => each.number === number);
    if (hand === undefined) return `there is no hand ${String(number)}`;
    if (!options.sets.includes(hand.set)) return `hand ${hand.number} needs ${hand.set}`;
  }
  if (new Set(numbers).size !== numbers.length) return 'each hand can be used once';
  const [min, max] = seatsFor(options);
  return raw.length < min || raw.length > max ? `${min} to ${max} entries, one per seat` : null;
}

/** @rule race-2.1.6, race-10.1 */
export function seatsFor(options: RaceOptions): readonly [min: number, max: number] {
  const { presetHands: hands, experienced, sets } = options;
  if (hands !== null) return [hands.length, hands.length];
  const way = nameOfWay(options);
  return experienced && way !== 'solo' ? [seatsOfExperienced, seatsOfExperienced] : seatsOfWay(way, sets);
}

/**
 * With both expansions everybody chooses between a red and a blue start world, and so does everybody who drafts; in
 * the solo game it is an option. @rule race-2.2.4, race-12.1
 */
export function hasStartChoice({ solo, draft, scenario, sets }: RaceOptions): boolean {
  if (solo !== null) return solo.startChoice;
  if (scenario !== null) return false;
  return draft || (sets.includes('gs') && sets.includes('rvi')); // @rule race-2.1.3, race-2.1.4
}
