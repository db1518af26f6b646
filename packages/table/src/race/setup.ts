// A table of Race as it is being set up: what was chosen, what goes together, why something does not, and the options
// of the match that come of it. The game judges them again when the match starts.

import {
  type CardFace,
  type DieFace,
  type Difficulty,
  mostSeats,
  presetHands,
  type RobotAction,
  type SetName,
  type Slug,
  scenarios,
  soloTables,
} from '@orrery/race';
import type { Words } from '@orrery/words';

export type Way = 'bots' | 'solo' | 'draft' | 'scenario';
export const ways: readonly Way[] = ['bots', 'solo', 'draft', 'scenario'];

export interface RaceSetup {
  way: Way;
  gs: boolean;
  rvi: boolean;
  goals: boolean;
  takeovers: boolean;
  experienced: boolean;
  seats: number;
  /** By seat; null is a dealt hand. */
  hands: (number | null)[];
  /** My side of the scenario; null leaves it to chance. */
  side: number | null;
  level: Difficulty;
  startChoice: boolean;
  dice: DieFace[][];
  symbols: Record<Slug, RobotAction>;
}

export const mostPlayers = 6;

export const printedDice = (): DieFace[][] => soloTables.dice.faces.value.map((die) => [...die]);
export const printedSymbols = (): Record<Slug, RobotAction> =>
  Object.fromEntries(soloTables.robots.map(({ world, robotSymbol }) => [world, robotSymbol.value]));

export const newSetup = (): RaceSetup => ({
  way: 'bots',
  gs: false,
  rvi: false,
  goals: true,
  takeovers: false,
  experienced: false,
  seats: 2,
  hands: Array.from({ length: mostPlayers }, () => null),
  side: null,
  level: 'easy',
  startChoice: false,
  dice: printedDice(),
  symbols: printedSymbols(),
});

export type RacePreset = 'first' | 'base' | 'gs' | 'rvi' | 'all' | 'solo' | 'draft' | 'scenario';

export const racePresets: { readonly [P in RacePreset]: Partial<RaceSetup> } = {
  first: { hands: [1, 2, null, null, null, null] },
  base: {},
  gs: { gs: true, seats: 3 },
  rvi: { rvi: true, takeovers: true, seats: 3 },
  all: { gs: true, rvi: true, takeovers: true, seats: 4 },
  solo: { way: 'solo', gs: true },
  draft: { way: 'draft', gs: true, rvi: true, seats: 3 },
  scenario: { way: 'scenario', gs: true, rvi: true, takeovers: true },
};

/** A switch as it stands: what it is worth now, and why it cannot be changed, if so. */
/** A message of the set-up that says why. */
export type Why = TextOf<Words['tableSetup']>;

type TextOf<T> = { readonly [K in keyof T]: T[K] extends string ? K : never }[keyof T];

export interface Switch {
  readonly on: boolean;
  readonly why: Why | null;
}

const open = (on: boolean): Switch => ({ on, why: null });
const fixed = (on: boolean, why: Why): Switch => ({ on, why });

export interface RaceFacts {
  readonly sets: readonly SetName[];
  readonly seats: number;
  readonly fewest: number;
  readonly most: number;
  readonly gs: Switch;
  readonly rvi: Switch;
  readonly goals: Switch;
  readonly takeovers: Switch;
  readonly experienced: Switch;
  readonly startChoice: Switch;
  /** Numbers of the printed hands that these sets have; none where they cannot be used. */
  readonly hands: readonly number[];
  /** Why there are none. */
  readonly noHands: Why | null;
}

/** What the choice comes to; options that do not go together are settled in favour of the way to play. */
export function factsOf(setup: RaceSetup): RaceFacts {
  const { way } = setup;
  const gs =
    way === 'solo' ? fixed(true, 'setNeededSolo') : way === 'draft' ? fixed(true, 'setNeededDraft') : open(setup.gs);
  const rvi = way === 'scenario' ? fixed(true, 'setNeededScenario') : open(setup.rvi);
  const sets: SetName[] = ['base', ...(gs.on ? (['gs'] as const) : []), ...(rvi.on ? (['rvi'] as const) : [])];
  const [fewest, most] = seatRange(way, sets);
  const seats = Math.min(most, Math.max(fewest, setup.seats));
  const hands = way === 'bots' ? presetHands.filter(({ set }) => sets.includes(set)).map(({ number }) => number) : [];
  return {
    sets,
    seats,
    fewest,
    most,
    gs,
    rvi,
    goals: !gs.on ? fixed(false, 'needsGs') : way === 'solo' ? fixed(false, 'notSolo') : open(setup.goals),
    takeovers: takeoversOf(setup, rvi.on),
    experienced:
      way === 'solo' ? fixed(true, 'alwaysSolo') : seats === 2 ? open(setup.experienced) : fixed(false, 'onlyTwo'),
    startChoice: gs.on && rvi.on ? open(setup.startChoice) : fixed(false, 'needsBoth'),
    hands,
    noHands: way === 'bots' ? null : 'noHandsWay',
  };
}

function takeoversOf({ way, takeovers }: RaceSetup, hasRvi: boolean): Switch {
  if (!hasRvi) return fixed(false, 'needsRvi');
  if (way === 'solo') return fixed(false, 'notSolo');
  return way === 'scenario' ? fixed(true, 'alwaysScenario') : open(takeovers);
}

function seatRange(way: Way, sets: readonly SetName[]): readonly [fewest: number, most: number] {
  if (way === 'solo') return [1, 1];
  if (way === 'scenario') return [2, 2];
  if (way === 'draft') return [2, sets.includes('rvi') ? 5 : 3];
  return [2, mostSeats({ sets })];
}

export const scenario = scenarios[0];

/** What the match is to be played with. */
export function optionsOf(setup: RaceSetup, cards: readonly CardFace[] | null): object {
  const { way, side, level, dice, symbols } = setup;
  const facts = factsOf(setup);
  const hands = facts.hands.length === 0 ? [] : setup.hands.slice(0, facts.seats);
  const printed = hands.some((hand) => hand !== null);
  return {
    sets: facts.sets,
    goals: facts.goals.on,
    takeovers: facts.takeovers.on,
    experienced: facts.experienced.on,
    ...(printed ? { presetHands: hands } : {}),
    ...(way === 'draft' ? { draft: true } : {}),
    ...(way === 'solo' ? { solo: { level, startChoice: facts.startChoice.on, dice, symbols } } : {}),
    ...(way === 'scenario' ? { scenario: scenario?.id, ...(side === null ? {} : { sides: [side, 1 - side] }) } : {}),
    ...(cards === null || cards.length === 0 ? {} : { cards }),
  };
}
