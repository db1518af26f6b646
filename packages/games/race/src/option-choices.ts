// Which options go together, and why others do not. A form asks before anything is played, `readOptions` when a match
// begins: both hear the same.

import { presetHands } from './cards/preset-hands.ts';
import { scenarios } from './cards/scenarios.ts';
import type { SetName } from './powers/vocabulary.ts';

export type RaceWay = 'plain' | 'solo' | 'draft' | 'scenario';

/** Why an option stands as it does and cannot be changed, with the words of a refusal. */
const reasons = {
  setNeededSolo: 'the solo game comes with gs',
  setNeededDraft: 'drafting comes with gs',
  setNeededScenario: 'the scenario comes with rvi',
  needsGs: 'goals come with gs',
  needsRvi: 'takeovers come with rvi',
  needsBoth: 'a choice of start worlds comes with gs and rvi together',
  notSolo: 'not in the solo game',
  alwaysSolo: 'the solo game is played with two actions a round',
  alwaysScenario: 'the scenario is played with takeovers',
  onlyTwo: 'two actions a round are for two seats',
  noHandsWay: 'not together with solo, draft or a scenario',
} as const;
export type WhyFixed = keyof typeof reasons;

export const explainFixed = (why: WhyFixed): string => reasons[why];

/** An option as it stands: what it is worth, and why it cannot be changed, if so. */
export interface OptionChoice {
  readonly on: boolean;
  readonly why: WhyFixed | null;
}

/** What somebody would like to play. */
export interface WantedOptions {
  readonly way: RaceWay;
  readonly gs: boolean;
  readonly rvi: boolean;
  readonly goals: boolean;
  readonly takeovers: boolean;
  readonly experienced: boolean;
  readonly startChoice: boolean;
  readonly seats: number;
}

export interface OptionChoices {
  readonly sets: readonly SetName[];
  readonly seats: number;
  readonly fewest: number;
  readonly most: number;
  readonly gs: OptionChoice;
  readonly rvi: OptionChoice;
  readonly goals: OptionChoice;
  readonly takeovers: OptionChoice;
  readonly experienced: OptionChoice;
  readonly startChoice: OptionChoice;
  /** Numbers of the printed hands that these sets have; none where they cannot be used. */
  readonly hands: readonly number[];
  /** Why there are none. */
  readonly noHands: WhyFixed | null;
}

const free = (on: boolean): OptionChoice => ({ on, why: null });
const fixed = (on: boolean, why: WhyFixed): OptionChoice => ({ on, why });

/** @rule race-10.1 */
export const seatsOfExperienced = 2;

/** What a wish comes to; what does not go together is settled in favour of the way to play. */
export function choicesFor(wanted: WantedOptions): OptionChoices {
  const { way } = wanted;
  const [gs, rvi] = [gsFor(wanted), way === 'scenario' ? fixed(true, 'setNeededScenario') : free(wanted.rvi)];
  const sets: SetName[] = ['base', ...(gs.on ? (['gs'] as const) : []), ...(rvi.on ? (['rvi'] as const) : [])];
  const [fewest, most] = seatsOfWay(way, sets);
  const seats = Math.min(most, Math.max(fewest, wanted.seats));
  return {
    sets,
    seats,
    fewest,
    most,
    gs,
    rvi,
    goals: goalsFor(wanted, gs.on),
    takeovers: takeoversFor(wanted, rvi.on),
    experienced: experiencedFor(wanted, seats),
    startChoice: gs.on && rvi.on ? free(wanted.startChoice) : fixed(false, 'needsBoth'),
    hands: way === 'plain' ? presetHands.filter(({ set }) => sets.includes(set)).map(({ number }) => number) : [],
    noHands: way === 'plain' ? null : 'noHandsWay',
  };
}

/** @rule race-2.1.2, race-2.1.4 */
function gsFor({ way, gs }: WantedOptions): OptionChoice {
  if (way === 'solo') return fixed(true, 'setNeededSolo');
  return way === 'draft' ? fixed(true, 'setNeededDraft') : free(gs);
}

/** @rule race-2.1.4, race-2.2.2, race-11.2.1 */
function goalsFor({ way, goals }: WantedOptions, hasGs: boolean): OptionChoice {
  if (!hasGs) return fixed(false, 'needsGs');
  return way === 'solo' ? fixed(false, 'notSolo') : free(goals);
}

/** @rule race-9.0.1, race-11.2.1, race-13.3 */
function takeoversFor({ way, takeovers }: WantedOptions, hasRvi: boolean): OptionChoice {
  if (!hasRvi) return fixed(false, 'needsRvi');
  if (way === 'solo') return fixed(false, 'notSolo');
  return way === 'scenario' ? fixed(true, 'alwaysScenario') : free(takeovers);
}

/** @rule race-10.1 */
function experiencedFor({ way, experienced }: WantedOptions, seats: number): OptionChoice {
  if (way === 'solo') return fixed(true, 'alwaysSolo');
  return seats === seatsOfExperienced ? free(experienced) : fixed(false, 'onlyTwo');
}

/** How many may sit at a table that is played like this. */
export function seatsOfWay(way: RaceWay, sets: readonly SetName[]): readonly [fewest: number, most: number] {
  switch (way) {
    case 'solo':
      return [1, 1];
    case 'scenario': {
      const [players = 2] = scenarios.map((scenario) => scenario.players);
      return [players, players];
    }
    case 'draft':
      // @rule race-2.1.2, race-2.1.3
      return [2, sets.includes('rvi') ? 5 : 3];
    case 'plain':
      // A fifth set of action cards comes with either expansion, a sixth with both.
      return [2, 3 + sets.length]; // @rule race-2.1.1, race-2.1.2, race-2.1.3, race-2.1.4
  }
}
